// A column: one chat as one person sees it on their phone.

import { act, look, Refused } from "./api.js";
import { Composer } from "./composer.js";
import { el, face } from "./dom.js";
import { messageElement } from "./message.js";
import { alert, menu, toast } from "./notice.js";

const NEAR = 80;

// `desk` gives `world` (people, chats, bot) and `go(person, link)`, which follows a deep link.
export class Phone {
  constructor(desk, key, speakers) {
    this.desk = desk;
    this.key = key;
    this.messages = new Map();
    this.loads = new Set(); // of each load under way what happened meanwhile, to be done again
    this.unread = 0;
    this.speaker = speakers[0];
    this.title = el("h2", { dir: "auto" });
    this.note = el("p");
    this.wall = el("div.wall", { role: "log", tabindex: "0", "aria-live": "polite", onscroll: () => this.scrolled() });
    this.down = el("button.down", { hidden: true, "data-testid": "unread", onclick: () => this.toEnd() });
    this.composer = new Composer(this);
    this.picker = speakers.length > 1 ? this.speakerPicker(speakers) : null;
    this.face = el("span");
    const dots = el("button.dots", { title: "Chat menu", "aria-label": "Chat menu", onclick: () => this.chatMenu() }, "⋮");
    const head = el("header.head", {}, this.face, el("div.who", {}, this.title, this.note), this.picker, dots);
    this.element = el("section.phone", { "data-testid": key, "aria-label": key }, head, this.wall, this.down, this.composer.element);
    this.hooks = {
      tap: (...tap) => this.tap(...tap),
      command: (text) => this.run(() => act("say", { as: this.viewer.key, chat: this.chat.id, text })),
      link: (url) => this.link(url),
      show: (id) => this.show(id),
      menu: (message) => this.messageMenu(message),
    };
  }

  get people() { return this.desk.world.people; }
  get bot() { return this.desk.world.bot; }
  get chat() { return this.desk.world.chats.find((chat) => chat.key === this.key); }
  get group() { return this.chat.type !== "private"; }
  get topics() { return this.chat.topics ?? []; }
  get viewer() { return this.people.find((person) => person.key === this.speaker); }
  get atEnd() { return this.wall.scrollHeight - this.wall.scrollTop - this.wall.clientHeight < NEAR; }
  get visible() { return !document.hidden && this.element.offsetParent !== null; }

  speakerPicker(speakers) {
    const choose = (event) => {
      this.speaker = event.target.value;
      this.refresh();
      this.redraw();
    };
    const options = speakers.map((key) => el("option", { value: key }, this.desk.world.people.find((person) => person.key === key).first_name));
    return el("label", {}, el("span", {}, "Speaking"), el("select", { "data-testid": "speaker", onchange: choose }, ...options));
  }

  refresh() {
    const { chat, viewer } = this;
    this.title.textContent = this.group ? chat.title : this.bot.profile?.name || this.bot.first_name;
    const members = Object.entries(chat.members).filter(([, status]) => !["left", "kicked"].includes(status)).length;
    this.note.textContent = this.group ? this.groupNote(members) : `${viewer.first_name}’s phone · private chat`;
    const icon = face(this.group ? chat.title : viewer.first_name, this.group ? 0 : viewer.id);
    this.face.replaceWith(icon);
    this.face = icon;
    this.composer.refresh();
    this.emptyNote();
  }

  groupNote(members) {
    const status = this.chat.members[this.bot.id];
    if (this.chat.deleted) return "deleted";
    const trouble = { restricted: " · the bot is muted", kicked: " · without the bot", left: " · without the bot" }[status] ?? "";
    const whose = this.picker ? "" : `${this.viewer.first_name}’s phone · `;
    return `${whose}${members} members${trouble}`;
  }

  async load() {
    const meanwhile = [];
    this.loads.add(meanwhile);
    try {
      const list = await look("messages", { as: this.viewer.key, chat: this.chat.id });
      this.messages = new Map(list.map((message) => [message.message_id, message]));
    } finally {
      this.loads.delete(meanwhile);
    }
    this.redraw();
    for (const again of meanwhile) again();
    this.toEnd();
  }

  redraw() {
    const end = this.atEnd;
    this.wall.replaceChildren(...[...this.messages.values()].map((message) => messageElement(message, this)));
    this.emptyNote();
    if (end) this.toEnd();
  }

  emptyNote() {
    this.wall.querySelector(".empty")?.remove();
    if (this.messages.size) return;
    const about = this.bot.profile?.[`description ${this.viewer.language_code}`] || this.bot.profile?.description;
    const text = this.group ? `Nobody has written yet.\nTry /basra @omar` : about || "Press Start to talk to the bot.";
    this.wall.append(el("p.empty", {}, text));
  }

  put(message, fresh) {
    for (const meanwhile of this.loads) meanwhile.push(() => this.put(message, false));
    const end = this.atEnd;
    const known = this.messages.has(message.message_id);
    this.messages.set(message.message_id, message);
    const element = messageElement(message, this);
    const old = this.find(message.message_id);
    if (old) old.replaceWith(element);
    else this.wall.append(element);
    this.emptyNote();
    if (end && this.visible) this.toEnd();
    else if (fresh && !known && message.from?.id !== this.viewer.id) this.count(this.unread + 1);
    else if (end) this.toEnd(false);
  }

  take(id) {
    for (const meanwhile of this.loads) meanwhile.push(() => this.take(id));
    this.messages.delete(id);
    this.find(id)?.remove();
    this.emptyNote();
  }

  find(id) {
    return this.wall.querySelector(`[data-message-id="${id}"]`);
  }

  show(id) {
    this.find(id)?.scrollIntoView({ block: "center", behavior: "smooth" });
  }

  toEnd(seen = true) {
    this.wall.scrollTop = this.wall.scrollHeight;
    if (seen && this.visible) this.count(0);
  }

  scrolled() {
    if (this.atEnd && this.visible) this.count(0);
    else this.down.hidden = this.atEnd;
  }

  count(unread) {
    this.unread = unread;
    this.down.hidden = !unread && this.atEnd;
    this.down.textContent = unread ? `${unread} new ↓` : "↓";
    this.desk.counted();
  }

  async run(doing) {
    try {
      return (await doing()) ?? true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      toast(this.element, error.message, "error");
      return null;
    }
  }

  async tap(message, row, col, element) {
    const as = this.viewer.key;
    element.classList.add("waiting");
    const answer = await this.run(() => act("tap", { as, chat: message.chat.id, message_id: message.message_id, row, col }));
    element.classList.remove("waiting");
    if (answer) this.answered(answer, as);
  }

  answered(answer, as) {
    if (answer.kind === "toast") toast(this.element, answer.text);
    else if (answer.kind === "alert") alert(this.element, answer.text);
    else if (answer.kind === "timeout") toast(this.element, "The bot did not answer.", "error");
    else if (answer.kind === "url" && !this.link(answer.url, as)) window.open(answer.url, "_blank", "noopener");
  }

  // Follows a deep link to this bot; false for any other address.
  link(url, as = this.viewer.key) {
    const match = url.match(/^(?:https?:\/\/)?t\.me\/(\w+)\?start=([\w-]+)$/);
    if (!match || match[1].toLowerCase() !== this.bot.username.toLowerCase()) return false;
    this.run(() => this.desk.go(as, url));
    return true;
  }

  messageMenu(message) {
    const items = [["Reply", () => this.composer.reply(message)]];
    const place = { as: this.viewer.key, chat: message.chat.id, message_id: message.message_id };
    if (message.from?.id === this.viewer.id && message.text) items.push(["Edit", () => this.composer.edit(message)]);
    items.push(["Delete", () => this.run(() => act("delete", place))]);
    menu(this.element, items);
  }

  chatMenu() {
    const as = this.viewer.key;
    const bot = (status) => () => this.run(() => act("status", { as, who: "bot", status, chat: this.chat.id }));
    const own = this.viewer.blocked
      ? [["Unblock the bot", () => this.run(() => act("unblock", { as }))]]
      : [["Block the bot", () => this.run(() => act("block", { as }))]];
    own.push([`Open ${this.viewer.first_name}’s phone in a tab of its own`, () => window.open(`/?as=${as}`, "_blank")]);
    const status = this.chat.members[this.bot.id];
    const group = [
      ["left", "kicked"].includes(status) ? ["Add the bot", bot("member")] : ["Remove the bot", bot("kicked")],
      status === "restricted" ? ["Let the bot speak", bot("member")] : ["Mute the bot", bot("restricted")],
      status === "administrator" ? ["Make the bot a plain member", bot("member")] : ["Make the bot an admin", bot("administrator")],
      ["New topic", () => this.newTopic()],
    ];
    if (this.chat.type === "group") group.push(["Upgrade to a supergroup", () => this.run(() => act("upgrade", { as, chat: this.chat.id }))]);
    menu(this.element, this.group ? group : own);
  }

  newTopic() {
    const name = window.prompt("Name of the topic");
    if (name) this.run(() => act("topic", { as: this.viewer.key, chat: this.chat.id, name }));
  }
}
