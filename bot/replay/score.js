// What a capture scores and how a round is counted: docs/rules.md, What scores.

import { KOMI, rankOf, valueOf } from "./card.js";

const NOTHING = { basra: null, points: 0 };

export function scoreCapture(floor, card, takes, rules) {
  if (!takes.length || takes.length < floor.length) return NOTHING;
  const basra = kindOf(floor, card, rules);
  const points = basra ? rules[`${basra}_basra`] : 0;
  return points ? { basra, points } : NOTHING;
}

function kindOf(floor, card, rules) {
  const lone = floor.length === 1 ? floor[0] : null;
  if (lone === KOMI && rules.komi_taken_by === "any_card") return "komi";
  const isLoneJack = lone !== null && rankOf(lone) === "J";
  if (rankOf(card) === "J") return isLoneJack ? "jack" : null;
  if (card !== KOMI) return "plain";
  if (isLoneJack) return rules.komi_takes_jack ? "jack" : null;
  return isKomiBasra(floor, rules) ? "plain" : null;
}

function isKomiBasra(floor, rules) {
  const ranks = new Set(floor.map(rankOf));
  if (ranks.size === 1 && (ranks.has("Q") || ranks.has("K"))) return rules.komi_takes_court;
  const values = floor.map(valueOf);
  if (values.includes(0)) return false;
  if (rules.komi_sweep === "ten_or_less") return sum(values) <= 10;
  return rules.komi_sweep === "one_rank" && oneRankTakes(values);
}

// Whether one card A–10 could have taken all of these numerals.
function oneRankTakes(values) {
  const highest = Math.max(...values);
  if (divides(values.filter((value) => value < highest), highest)) return true;
  for (let number = highest + 1; number <= 10; number += 1) if (divides(values, number)) return true;
  return false;
}

// Whether the values can be divided into groups that each add up to `number`.
function divides(values, number) {
  const failed = new Set();
  const fit = (rest, room) => {
    if (!rest.length) return room === 0 || room === number;
    const state = `${room}:${rest}`;
    if (failed.has(state)) return false;
    for (let at = 0; at < rest.length; at += 1) {
      if (rest[at] > room || rest[at] === rest[at - 1]) continue;
      const left = room - rest[at];
      if (fit(rest.toSpliced(at, 1), left || number)) return true;
      if (room === number) break; // the highest must go somewhere: no use to begin with another
    }
    failed.add(state);
    return false;
  };
  return sum(values) % number === 0 && fit([...values].sort((one, other) => other - one), number);
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

// The points of a finished round by side, and what is carried to the next.
export function count(piles, basraPoints, rules, carried) {
  const cards = piles.map((pile) => pile.length);
  const best = Math.max(...cards);
  const isTied = cards.filter((number) => number === best).length > 1;
  const stake = rules.most_cards + carried;
  const points = piles.map((pile, side) => {
    const most = !isTied && cards[side] === best ? stake : 0;
    return most + basraPoints[side] + sum(pile.map((card) => honour(card, rules)));
  });
  return { points, carried: isTied && rules.tie_for_most === "carried" ? stake : 0 };
}

function honour(card, rules) {
  if (rankOf(card) === "J") return rules.each_jack;
  if (rankOf(card) === "A") return rules.each_ace;
  return { "2C": rules.two_of_clubs, TD: rules.ten_of_diamonds }[card] ?? 0;
}
