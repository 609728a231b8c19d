// Is the record what it says it is? Everything that can be computed is computed again.

import { bytesOf, sha256, shuffle } from "./shuffle.js";
import { courseOf } from "./course.js";

const HEX = /^[0-9a-f]{64}$/;
const PLAY = /^[A2-9TJQK][CDHS](:[A2-9TJQK][CDHS](\+[A2-9TJQK][CDHS])*)?$/;
const isWhole = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;

// Whether this looks like a record of version 1: enough for what follows not to stumble.
export function isRecord(data) {
  return (
    data?.format === "basra record" &&
    data.version === 1 &&
    typeof data.match === "string" &&
    isWhole(data.seats, 2, 4) &&
    (data.teams === false || (data.teams === true && data.seats === 4)) &&
    isWhole(data.first_dealer, 0, data.seats - 1) &&
    typeof data.rules === "object" && data.rules !== null &&
    Array.isArray(data.totals) &&
    Array.isArray(data.rounds) && isWhole(data.rounds.length, 1, 1000) &&
    data.rounds.every((row) => isRound(row, data.seats))
  );
}

function isRound(row, seats) {
  return (
    HEX.test(row?.seed) &&
    Array.isArray(row.words) && row.words.length === seats && row.words.every((word) => HEX.test(word)) &&
    Array.isArray(row.plays) && row.plays.length <= 48 && row.plays.every((play) => PLAY.test(play))
  );
}

// The course of the match, and every difference: `{ name, facts }` of a sentence.
export async function examine(record) {
  const faults = [];
  const differs = (name, facts = {}) => faults.push({ name: `differs-${name}`, facts });
  if ((await digestOf(record)) !== record.digest) differs("damage");
  const packs = [];
  for (const [at, row] of record.rounds.entries()) {
    if ((await sha256(bytesOf(row.seed))) !== row.commitment) differs("commitment", { round: at + 1 });
    const { pack, dealer } = await shuffle(row.seed, record.match, at + 1, row.words);
    if (at === 0 && record.dealer_drawn && dealer !== record.first_dealer) differs("dealer");
    packs.push(pack);
  }
  const course = courseOf(record, packs);
  if (course.fault) differs("play", course.fault);
  else resultFaults(record, course).forEach((name) => differs(name));
  return { ...course, faults };
}

function resultFaults(record, { steps, totals }) {
  const faults = [];
  if (String(record.totals) !== String(totals)) faults.push("totals");
  if (record.ending === "played") {
    const best = Math.max(...totals);
    const leader = totals.filter((total) => total === best).length === 1 ? totals.indexOf(best) : null;
    const isOver = steps.at(-1).isCounted && (record.target === null || (best >= record.target && leader !== null));
    if (!isOver || record.winner !== leader) faults.push("winner");
  } else if ((record.winner === null) !== (record.ending === "void")) faults.push("winner");
  return faults;
}

// SHA-256 of the record without its digest, as docs/record.md says: fields sorted, no spaces, ASCII.
async function digestOf({ digest, ...rest }) {
  return sha256(new TextEncoder().encode(dump(rest)));
}

function dump(value) {
  if (Array.isArray(value)) return `[${value.map(dump).join(",")}]`;
  if (value === null || typeof value !== "object") return ascii(JSON.stringify(value));
  const fields = Object.keys(value).sort().map((name) => `${ascii(JSON.stringify(name))}:${dump(value[name])}`);
  return `{${fields.join(",")}}`;
}

const ascii = (text) => text.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
