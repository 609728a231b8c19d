// The replay page: fetch the record, check it, play it.

import { $, el } from "./dom.js";
import { Player } from "./player.js";
import { isAble } from "./shuffle.js";
import { Table } from "./table.js";
import { examine, isRecord } from "./verdict.js";
import { loadWords } from "./words.js";

const KEY = location.pathname.split("/").at(-1);

function judge(state, text) {
  $("verdict").textContent = text;
  $("verdict").dataset.state = state;
}

async function fetchRecord() {
  const answer = await fetch(`${KEY}.json`);
  if (!answer.ok) throw new Error("lost");
  const data = await answer.json().catch(() => null);
  if (!isRecord(data)) throw new Error("strange");
  return data;
}

function describe(record, words) {
  const target = record.target === null ? words.say("round-only") : words.say("target", { points: record.target });
  const name = `rules-${record.rules.name}`;
  const rules = name in words.said ? words.say(name) : String(record.rules.name);
  $("terms").textContent = words.say("terms", { target, rules });
}

function tell(faults, words) {
  if (!faults.length) return judge("verified", `✅ ${words.say("verified")}`);
  $("faults").replaceChildren(...faults.map(({ name, facts }) => el("li", {}, words.say(name, facts))));
  $("faults").hidden = false;
  return judge("differs", `❌ ${words.say("differs")}`);
}

function showNumbers(record, words, table) {
  const line = (label, value) => [el("dt", {}, label), el("dd", {}, el("code", { dir: "ltr" }, value))];
  const rounds = record.rounds.flatMap((row, at) => [
    el("h3", {}, words.say("round", { round: at + 1, rounds: record.rounds.length })),
    el("dl", {},
      ...line(words.say("commitment"), row.commitment),
      ...line(words.say("seed"), row.seed),
      ...row.words.flatMap((digest, seat) => line(`${words.say("luck")}, ${table.playerName(seat)}`, digest)),
    ),
  ]);
  const file = el("a", { href: `${KEY}.json`, download: `basra-${KEY}.json` }, words.say("file"));
  $("numbers").firstElementChild.textContent = words.say("numbers");
  $("numbers").hidden = false;
  $("numbers").append(el("p", {}, words.say("compare")), el("p", {}, file), ...rounds);
}

async function begin(words) {
  judge("checking", words.say("checking"));
  const record = await fetchRecord();
  describe(record, words);
  if (!isAble()) throw new Error("unable");
  const { steps, faults } = await examine(record);
  const table = new Table(record, words);
  new Player(steps, table, record.rounds.length, words);
  tell(faults, words);
  showNumbers(record, words, table);
}

const words = await loadWords();
Object.assign(document.documentElement, { lang: words.language, dir: words.direction });
document.title = $("title").textContent = words.say("title");
try {
  await begin(words);
} catch (problem) {
  judge("failed", words.say(["strange", "unable"].includes(problem.message) ? problem.message : "lost"));
}
