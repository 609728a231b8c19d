// A record and its packs become the steps of the match: one a deal, one a play.

import { RANKS, SUITS } from "./card.js";
import { count, scoreCapture } from "./score.js";

const HAND = 4;
const PLAYS = 48;

export const sideOf = (seat, teams) => (teams ? seat % 2 : seat);
export const sidesOf = (record) => (record.teams ? 2 : record.seats);

// The steps, the totals after the counted rounds, and the first play that cannot be, if any.
// `deals` has the pack of each round.
export function courseOf(record, packs) {
  const steps = [];
  let totals = Array(sidesOf(record)).fill(0);
  let carried = 0;
  for (const [at, row] of record.rounds.entries()) {
    let now = opening(record, packs[at], at, totals);
    steps.push(now);
    for (const text of row.plays) {
      const next = after(now, text, record, packs[at]);
      if (!next) return { steps, totals, fault: { round: at + 1, ply: now.ply + 1 } };
      steps.push((now = next));
    }
    if (now.ply < PLAYS) continue;
    const counted = count(now.piles, now.points, record.rules, carried);
    ({ carried } = counted);
    totals = totals.map((total, side) => total + counted.points[side]);
    Object.assign(now, { totals, points: counted.points, isCounted: true });
  }
  return { steps, totals, fault: null };
}

function opening(record, pack, at, totals) {
  const { seats } = record;
  const dealer = (record.first_dealer + at) % seats;
  const none = () => Array(sidesOf(record)).fill(null);
  return {
    round: at + 1,
    plies: record.rounds[at].plays.length,
    ply: 0,
    dealer,
    turn: (dealer + 1) % seats,
    floor: pack.slice(HAND * seats, HAND * (seats + 1)),
    hands: handsFrom(pack, 0, seats, dealer),
    piles: none().map(() => []),
    basras: none().map(() => 0),
    points: none().map(() => 0),
    totals,
    captor: null,
    play: null,
    isCounted: false,
  };
}

// Four cards a seat as blocks, the seat after the dealer first.
function handsFrom(pack, start, seats, dealer) {
  const block = (seat) => start + ((seat - dealer - 1 + seats) % seats) * HAND;
  return Array.from({ length: seats }, (_, seat) => pack.slice(block(seat), block(seat) + HAND).sort(byRank));
}

const byRank = (one, other) => placeOf(one) - placeOf(other);
const placeOf = (code) => RANKS.indexOf(code[0]) * 4 + SUITS.indexOf(code[1]);

// The step after a play; null when the card is not in the hand or what it takes not on the floor.
function after(now, text, record, pack) {
  const [card, rest] = text.split(":");
  const takes = rest ? rest.split("+") : [];
  const seat = now.turn;
  const isPossible = now.hands[seat].includes(card) && takes.every((taken) => now.floor.includes(taken)) && now.ply < PLAYS;
  if (!isPossible) return null;
  const scored = scoreCapture(now.floor, card, takes, record.rules);
  const next = { ...now, ply: now.ply + 1, turn: (seat + 1) % record.seats, play: { seat, card, takes, ...scored } };
  next.hands = now.hands.map((hand, at) => (at === seat ? hand.filter((held) => held !== card) : hand));
  if (takes.length) take(next, sideOf(seat, record.teams), card, takes, scored);
  else next.floor = [...now.floor, card];
  if (next.ply % (HAND * record.seats) === 0) dealAgain(next, record.seats, pack);
  return next;
}

function take(next, side, card, takes, { basra, points }) {
  const put = (row, more) => row.map((value, at) => (at === side ? more(value) : value));
  next.captor = side;
  next.floor = next.floor.filter((lying) => !takes.includes(lying));
  next.piles = put(next.piles, (pile) => [...pile, card, ...takes]);
  next.points = put(next.points, (sum) => sum + points);
  if (basra) next.basras = put(next.basras, (number) => number + 1);
}

// All hands are empty: deal, or after the last deal give the floor to whoever captured last.
function dealAgain(next, seats, pack) {
  if (next.ply < PLAYS) {
    next.hands = handsFrom(pack, HAND * (seats + 1) + next.ply - HAND * seats, seats, next.dealer);
    return;
  }
  if (next.captor === null) return;
  next.piles = next.piles.map((pile, side) => (side === next.captor ? [...pile, ...next.floor] : pile));
  next.floor = [];
}
