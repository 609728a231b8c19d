// Cards: their codes read, and drawn as SVG. `TH` is shown as 10♥.

import { svg } from "./dom.js";

export const SUITS = "CDHS";
export const RANKS = "A23456789TJQK";
export const PACK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
export const KOMI = "7D";

const SYMBOLS = { C: "♣", D: "♦", H: "♥", S: "♠" };
const SHAPES = {
  D: "M0-11 8.500 0 0 11-8.500 0z",
  H: "M0 10C-15 0-9-11-3.500-9.500-1.500-9 0-6.500 0-5 0-6.500 1.500-9 3.500-9.500 9-11 15 0 0 10z",
  S: "M0-11C12-2 10.500 6.500 5 6.500 2.500 6.500 1.200 5 .8 4 1 7 2 9 4 10.500H-4C-2 9-1 7-.8 4-1.200 5-2.500 6.500-5 6.500-10.500 6.500-12-2 0-11z",
  C: "M0-11a4.800 4.800 0 0 1 3.600 8A4.800 4.800 0 1 1 1 4.300C1.300 7 2.300 9 4 10.500H-4C-2.300 9-1.300 7-1 4.300A4.800 4.800 0 1 1-3.600-3 4.800 4.800 0 0 1 0-11z",
};
const CROWNS = {
  K: "M-11 6V-5l5.500 5L0-8 5.500 0 11-5V6z",
  Q: "M-10 6-12-3l6 3 6-7 6 7 6-3-2 9zM0-10a1.800 1.800 0 1 1 .1 0z",
  J: "M-10 6C-10-4-2-8 9-7 4-5 4-2 10-1 4 1 6 4 10 6z",
};

export const face = (code) => (code[0] === "T" ? "10" : code[0]) + SYMBOLS[code[1]];
export const rankOf = (code) => code[0];

// What a card counts in a sum: A–10, and 0 for J, Q, K.
export const valueOf = (code) => {
  const number = RANKS.indexOf(code[0]) + 1;
  return number <= 10 ? number : 0;
};

// `mark` is a class of its own: "played", "taken".
export function drawCard(code, mark = "") {
  const [rank, suit] = code;
  const kind = ["card", "DH".includes(suit) ? "red" : "black", code === KOMI ? "komi" : "", mark].join(" ").trim();
  return svg("svg", { viewBox: "0 0 60 84", class: kind, role: "img", "aria-label": face(code), "data-card": code },
    svg("rect", { x: 1, y: 1, width: 58, height: 82, rx: 7, class: "paper" }),
    svg("text", { x: 6, y: 26, class: "rank" }, rank === "T" ? "10" : rank),
    svg("path", { d: SHAPES[suit], transform: "translate(14 40) scale(.72)", class: "suit" }),
    CROWNS[rank] ? svg("path", { d: CROWNS[rank], transform: "translate(39 36)", class: "crown" }) : null,
    svg("path", { d: SHAPES[suit], transform: "translate(39 63) scale(1.25)", class: "suit" }),
  );
}

// A pile of taken cards, seen from its side, as high as it has cards.
export function drawPile(count) {
  const layers = Math.ceil(count / 6);
  const cards = Array.from({ length: layers }, (_, at) => svg("rect", { x: 2, y: 22 - at * 2, width: 28, height: 5, rx: 2, class: "back" }));
  return svg("svg", { viewBox: "0 0 32 30", class: "pile", "aria-hidden": "true" }, ...cards);
}
