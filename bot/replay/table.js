// One step of the match, drawn: seats round the floor, their cards, piles and points.

import { drawCard, drawPile, face } from "./card.js";
import { el } from "./dom.js";
import { sideOf } from "./course.js";

const ltr = (text) => `\u2066${text}\u2069`;
const PLACES = { 2: ["south", "north"], 3: ["south", "west", "east"], 4: ["south", "west", "north", "east"] };

export class Table {
  constructor(record, words) {
    this.record = record;
    this.words = words;
  }

  playerName(seat) {
    return this.words.say("player", { number: seat + 1 });
  }

  sideName(side) {
    if (!this.record.teams) return this.playerName(side);
    return this.words.say("partners", { first: this.playerName(side), second: this.playerName(side + 2) });
  }

  draw(step, isLast) {
    const seats = step.hands.map((hand, seat) => this.seat(step, hand, seat));
    const table = el("div", { class: `seats of${this.record.seats}` }, ...seats, this.floor(step, isLast));
    return table;
  }

  seat(step, hand, seat) {
    const side = sideOf(seat, this.record.teams);
    const isTurn = step.turn === seat && step.ply < step.plies && hand.length > 0;
    const kind = `seat ${PLACES[this.record.seats][seat]}${isTurn ? " turn" : ""}`;
    return el("section", { class: kind, "data-testid": `seat-${seat}`, "data-side": side },
      el("h2", {}, this.playerName(seat)),
      this.score(step, side),
      el("div", { class: "hand", dir: "ltr" }, ...hand.map((card) => drawCard(card))),
    );
  }

  score(step, side) {
    const gained = step.points[side];
    const say = (name, value) => el("span", {}, `${this.words.say(name)} `, el("b", { "data-of": name }, String(value)));
    return el("p", { class: "score" },
      say("total", step.totals[side]),
      gained ? el("span", { class: "gained" }, ltr(`+${gained}`)) : null,
      el("span", {}, drawPile(step.piles[side].length), `${this.words.say("cards")} `, el("b", { "data-of": "cards" }, String(step.piles[side].length))),
      step.basras[side] ? say("basras", step.basras[side]) : null,
    );
  }

  floor(step, isLast) {
    const laid = step.play && !step.play.takes.length ? step.play.card : null;
    const cards = step.floor.map((card) => drawCard(card, card === laid ? "played" : ""));
    return el("section", { class: "floor", "data-testid": "floor" },
      el("h2", {}, this.words.say("floor")),
      el("div", { class: "cards", dir: "ltr" }, ...(cards.length ? cards : [el("p", { class: "empty" }, this.words.say("floor-empty"))])),
      step.play?.basra ? this.basra(step.play) : null,
      el("div", { class: "play", dir: "ltr" }, ...this.taking(step.play)),
      el("p", { class: "said", "aria-live": "polite", "data-testid": "said" }, this.said(step.play)),
      isLast ? el("p", { class: "ending", "data-testid": "ending" }, this.ending()) : null,
    );
  }

  basra({ basra, points }) {
    return el("p", { class: "basra", "data-testid": "basra" }, "★ ", this.words.say(`basra-${basra}`), ` ${ltr(`+${points}`)} ★`);
  }

  taking(play) {
    if (!play?.takes.length) return [];
    return [drawCard(play.card, "played"), el("span", { class: "arrow", "aria-hidden": "true" }, "→"), ...play.takes.map((card) => drawCard(card, "taken"))];
  }

  said(play) {
    if (!play) return this.words.say("dealt");
    const facts = { name: this.playerName(play.seat), card: ltr(face(play.card)), cards: ltr(play.takes.map(face).join(" ")) };
    return this.words.say(play.takes.length ? "took" : "laid", facts);
  }

  ending() {
    const { ending, winner } = this.record;
    if (ending === "void") return this.words.say("void");
    const won = winner === null ? this.words.say("drawn") : `🏆 ${this.words.say("won", { name: this.sideName(winner) })}`;
    return ending === "resigned" ? `${won} · ${this.words.say("resigned")}` : won;
  }
}
