// A text with its entities as Telegram shows it: one paragraph a line, each in its own direction.

import { el } from "./dom.js";

const INLINE = {
  bold: () => el("b"),
  italic: () => el("i"),
  underline: () => el("u"),
  strikethrough: () => el("s"),
  code: () => el("code", { onclick: (event) => navigator.clipboard?.writeText(event.target.textContent) }),
  spoiler: () => el("span.spoiler", { onclick: (event) => event.currentTarget.classList.add("shown") }),
  mention: () => el("span.link"),
  text_mention: () => el("span.link"),
  hashtag: () => el("span.link"),
  custom_emoji: () => el("span"),
};
const BLOCK = new Set(["blockquote", "expandable_blockquote", "pre"]);

// `hooks` has `command(text)` and `link(url)`, called when one is tapped, and a `language`.
export function textElement(text, entities = [], hooks) {
  const root = el("div.text");
  const blocks = entities.filter((e) => BLOCK.has(e.type));
  const inline = entities.filter((e) => !BLOCK.has(e.type));
  let at = 0;
  for (const block of blocks) {
    if (block.offset > at) root.append(...lines(text, at, block.offset, inline, hooks, true));
    root.append(blockElement(text, block, inline, hooks));
    at = block.offset + block.length;
    if (text[at] === "\n") at += 1;
  }
  if (at < text.length || !blocks.length) root.append(...lines(text, at, text.length, inline, hooks));
  return root;
}

function blockElement(text, block, inline, hooks) {
  const end = block.offset + block.length;
  if (block.type === "pre") return el("pre", { dir: "ltr" }, text.slice(block.offset, end));
  const quote = el("blockquote", {}, ...lines(text, block.offset, end, inline, hooks));
  if (block.type === "expandable_blockquote") {
    quote.classList.add("folded");
    quote.addEventListener("click", () => quote.classList.remove("folded"));
  }
  return quote;
}

function lines(text, start, end, entities, hooks, beforeBlock = false) {
  const made = [];
  let at = start;
  for (const line of text.slice(start, end).split("\n")) {
    const paragraph = el("p", { dir: "auto" });
    fill(paragraph, text, at, at + line.length, entities, hooks);
    made.push(paragraph);
    at += line.length + 1;
  }
  if (beforeBlock && made.at(-1).textContent === "") made.pop();
  return made;
}

function fill(parent, text, start, end, entities, hooks) {
  const within = entities.filter((e) => e.offset < end && e.offset + e.length > start);
  let at = start;
  while (at < end) {
    const outer = within.find((e) => e.offset <= at && e.offset + e.length > at);
    const next = outer
      ? Math.min(end, outer.offset + outer.length)
      : Math.min(end, ...within.map((e) => e.offset).filter((offset) => offset > at));
    const piece = text.slice(at, next);
    if (outer) {
      const element = inlineElement(outer, text, hooks);
      const rest = within.filter((e) => e !== outer);
      if (outer.type === "date_time" && outer.date_time_format) element.textContent = "…";
      else fill(element, text, at, next, rest, hooks);
      parent.append(element);
      if (element.tagName === "TIME") showTime(element);
    } else {
      parent.append(piece);
    }
    at = next;
  }
}

function inlineElement(entity, text, hooks) {
  const piece = text.slice(entity.offset, entity.offset + entity.length);
  if (entity.type === "bot_command") return el("span.link", { onclick: () => hooks.command(piece) });
  if (entity.type === "url" || entity.type === "text_link") return link(entity.url ?? piece, hooks);
  if (entity.type === "date_time") return time(entity, hooks);
  return (INLINE[entity.type] ?? (() => el("span")))();
}

function link(url, hooks) {
  const visit = (event) => {
    if (hooks.link(url)) event.preventDefault();
  };
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer", onclick: visit });
}

function time(entity, hooks) {
  const moment = new Date(entity.unix_time * 1000);
  const element = el("time", { datetime: moment.toISOString(), title: moment.toLocaleString() });
  element.dataset.format = entity.date_time_format ?? "";
  element.dataset.language = hooks.language || "en";
  return element;
}

export function showTime(element) {
  const { format, language } = element.dataset;
  if (!format) return;
  const moment = new Date(element.dateTime);
  element.textContent = format === "r" ? relative(moment, language) : absolute(moment, format, language);
}

function relative(moment, language) {
  const seconds = Math.round((moment - Date.now()) / 1000);
  const form = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  const size = Math.abs(seconds);
  if (size < 60) return form.format(seconds, "second");
  if (size < 3600) return form.format(Math.trunc(seconds / 60), "minute");
  if (size < 86400) return form.format(Math.trunc(seconds / 3600), "hour");
  return form.format(Math.trunc(seconds / 86400), "day");
}

function absolute(moment, format, language) {
  const options = {};
  if (format.includes("w")) options.weekday = "long";
  if (format.includes("d")) Object.assign(options, { day: "2-digit", month: "2-digit", year: "2-digit" });
  if (format.includes("D")) Object.assign(options, { day: "numeric", month: "long", year: "numeric" });
  if (/t/i.test(format)) Object.assign(options, { hour: "2-digit", minute: "2-digit" });
  if (format.includes("T")) options.second = "2-digit";
  return new Intl.DateTimeFormat(language, options).format(moment);
}

// Relative times count on, once a second.
export function tick() {
  for (const element of document.querySelectorAll('time[data-format="r"]')) showTime(element);
}
