// The line at the foot of a phone: writing, replying, editing, with hints for / and @.

import { act, look } from "./api.js";
import { el } from "./dom.js";

// `phone` gives `chat`, `viewer`, `people`, `bot` and `run(doing)`, which shows errors.
export class Composer {
  constructor(phone) {
    this.phone = phone;
    this.mentions = [];
    this.chosen = 0;
    this.box = el("textarea", {
      rows: 1,
      placeholder: "Message",
      "aria-label": "Message",
      "data-testid": "composer",
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
      onblur: () => setTimeout(() => this.hint([]), 150),
    });
    this.hints = el("ul.hints", { role: "listbox", "data-testid": "hints", hidden: true });
    this.context = el("div.context", { hidden: true });
    this.topic = el("select.topic", { "aria-label": "Topic", hidden: true });
    this.send = el("button.send", { "data-testid": "send", onclick: () => this.submit() }, "Send");
    this.line = el("div.line", {}, this.topic, this.box, this.send);
    this.start = el("button.start", { "data-testid": "start", hidden: true, onclick: () => this.begin() });
    this.element = el("footer.foot", {}, this.hints, this.context, this.line, this.start);
  }

  // Shows Start while the bot may not write to this person, as Telegram does.
  refresh() {
    const { chat, viewer } = this.phone;
    const shut = chat.type === "private" && (!viewer.started || viewer.blocked);
    this.line.hidden = shut;
    this.start.hidden = !shut;
    this.start.textContent = viewer.blocked ? "Unblock" : "Start";
    const topics = chat.topics ?? [];
    this.topic.hidden = !topics.length;
    const kept = this.topic.value;
    this.topic.replaceChildren(el("option", { value: "" }, "General"), ...topics.map((topic) => el("option", { value: topic.id }, topic.name)));
    this.topic.value = [...this.topic.options].some((option) => option.value === kept) ? kept : "";
  }

  begin() {
    const { viewer } = this.phone;
    this.phone.run(() => (viewer.blocked ? act("unblock", { as: viewer.key }) : act("open", { as: viewer.key })));
  }

  reply(message) {
    this.target = { message, editing: false };
    this.showContext("Reply to", message);
  }

  edit(message) {
    this.target = { message, editing: true };
    this.box.value = message.text;
    this.showContext("Edit", message);
  }

  showContext(verb, message) {
    const text = (message.text ?? message.caption ?? "picture").split("\n")[0];
    const cancel = el("button", { "aria-label": "Cancel", onclick: () => this.clear() }, "✕");
    this.context.replaceChildren(el("span", {}, `${verb}: ${text}`), cancel);
    this.context.hidden = false;
    this.box.focus();
  }

  clear() {
    this.target = null;
    this.mentions = [];
    this.box.value = "";
    this.context.hidden = true;
    this.hint([]);
    this.fit();
  }

  async submit() {
    const text = this.box.value.trim();
    if (!text) return;
    const { chat, viewer } = this.phone;
    const { target, mentions } = this;
    const thread = Number(this.topic.value) || undefined;
    const said = await this.phone.run(() =>
      target?.editing
        ? act("edit", { as: viewer.key, chat: chat.id, message_id: target.message.message_id, text })
        : act("say", { as: viewer.key, chat: chat.id, text, mentions, thread, reply_to: target?.message.message_id }));
    if (said) this.clear();
  }

  key(event) {
    const open = !this.hints.hidden;
    if (open && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      this.choose(this.chosen + (event.key === "ArrowDown" ? 1 : -1));
    } else if (open && (event.key === "Tab" || (event.key === "Enter" && !this.exact()))) {
      event.preventDefault();
      this.take(this.chosen);
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape") {
      this.clear();
    }
  }

  // A command or a name that stands there whole is sent by Enter, not completed.
  exact() {
    const begun = this.box.value.slice(this.from, this.box.selectionStart).toLowerCase();
    return this.offers.some((offer) => offer.label.toLowerCase() === begun);
  }

  async typed() {
    this.fit();
    const before = this.box.value.slice(0, this.box.selectionStart);
    const command = before.match(/^\/(\w*)$/);
    const name = before.match(/(?:^|\s)@(\w*)$/);
    if (command) this.hint(await this.commands(command[1]), before.length - command[1].length - 1);
    else if (name) this.hint(this.names(name[1]), before.length - name[1].length - 1);
    else this.hint([]);
  }

  async commands(begun) {
    const { chat, viewer } = this.phone;
    const list = await look("commands", { as: viewer.key, chat: chat.id }).catch(() => []);
    if (!this.box.value.startsWith("/")) return [];
    return list
      .filter((each) => each.command.startsWith(begun.toLowerCase()))
      .map((each) => ({ label: `/${each.command}`, note: each.description, text: `/${each.command} ` }));
  }

  names(begun) {
    if (this.phone.chat.type === "private") return [];
    return this.phone.people
      .filter((person) => person.key !== this.phone.viewer.key)
      .filter((person) => `${person.username} ${person.first_name}`.toLowerCase().includes(begun.toLowerCase()))
      .map((person) => person.username
        ? { label: `@${person.username}`, note: person.first_name, text: `@${person.username} ` }
        : { label: person.first_name, note: "no username", text: `${person.first_name} `, mention: person.key });
  }

  hint(offers, from = 0) {
    this.offers = offers;
    this.from = from;
    this.hints.hidden = !offers.length;
    this.hints.replaceChildren(...offers.map((offer, index) =>
      el("li", { role: "option", onmousedown: (event) => { event.preventDefault(); this.take(index); } },
        el("b", {}, offer.label), el("span", {}, offer.note))));
    if (offers.length) this.choose(0);
  }

  choose(index) {
    this.chosen = (index + this.offers.length) % this.offers.length;
    [...this.hints.children].forEach((item, each) => item.setAttribute("aria-selected", each === this.chosen));
    this.hints.children[this.chosen].scrollIntoView({ block: "nearest" });
  }

  take(index) {
    const offer = this.offers[index];
    const end = this.box.selectionStart;
    this.box.setRangeText(offer.text, this.from, end, "end");
    if (offer.mention) this.mentions.push(offer.mention);
    this.hint([]);
    this.box.focus();
    this.fit();
  }

  fit() {
    this.box.style.height = "auto";
    this.box.style.height = `${this.box.scrollHeight + 2}px`;
  }
}
