// The desk: the phones side by side, kept equal to the world by its stream of events.

import { act, follow, look } from "./api.js";
import { el } from "./dom.js";
import { banner } from "./notice.js";
import { Phone } from "./phone.js";
import { tick } from "./text.js";

const GROUP = "group";

class Desk {
  constructor(world, alone) {
    this.world = world;
    this.alone = alone;
    this.phones = [];
    const everyone = world.people.map((person) => person.key);
    this.viewers = alone ? [alone] : everyone;
    this.open(GROUP, this.viewers);
    for (const key of alone ? [alone] : everyone.slice(0, 2)) this.open(key, [key]);
    this.select(this.phones[0]);
    this.drawChips();
  }

  open(key, speakers) {
    const phone = new Phone(this, key, speakers);
    const tab = el("button", { role: "tab", "data-testid": `tab-${key}`, onclick: () => this.select(phone) });
    Object.assign(phone, { tab, shown: true });
    document.querySelector(".desk").append(phone.element);
    document.querySelector(".tabs").append(tab);
    this.phones.push(phone);
    return phone;
  }

  // Someone whose phone is not on the desk gets one when it is needed.
  phoneOf(key) {
    const found = this.phones.find((phone) => phone.key === key);
    if (found) return found;
    const phone = this.open(key, [key]);
    phone.refresh();
    phone.load();
    this.drawChips();
    return phone;
  }

  close(phone) {
    this.phones = this.phones.filter((each) => each !== phone);
    phone.element.remove();
    phone.tab.remove();
    this.select(this.phones[0]);
    this.drawChips();
  }

  select(phone) {
    for (const each of this.phones) {
      each.element.classList.toggle("open", each === phone);
      each.tab.setAttribute("aria-selected", each === phone);
    }
    phone.toEnd();
  }

  drawChips() {
    const chips = this.world.people.map((person) => this.alone ? this.doorTo(person) : this.chip(person));
    document.querySelector(".phones").replaceChildren(...chips);
  }

  chip(person) {
    const phone = this.phones.find((each) => each.key === person.key);
    const toggle = () => (phone ? this.close(phone) : this.select(this.phoneOf(person.key)));
    return el("button", { "aria-pressed": Boolean(phone).toString(), title: "Show or hide this phone", onclick: toggle }, person.first_name);
  }

  doorTo(person) {
    const here = person.key === this.alone;
    return el("a", { href: `/?as=${person.key}`, "aria-pressed": here.toString() }, person.first_name);
  }

  counted() {
    let total = 0;
    for (const phone of this.phones) {
      const badge = phone.unread ? el("span.badge", { "data-testid": "badge" }, String(phone.unread)) : "";
      const name = phone.group ? phone.chat.title : phone.viewer.first_name;
      phone.tab.replaceChildren(name, badge);
      total += phone.unread;
    }
    document.title = `${total ? `(${total}) ` : ""}Basra playground`;
  }

  async go(key, link) {
    await act("open", { as: key, link });
    const phone = this.phoneOf(key);
    this.select(phone);
    phone.composer.box.focus({ preventScroll: true });
    return true;
  }

  async reload() {
    this.world = await look("world");
    for (const phone of this.phones) {
      phone.refresh();
      await phone.load();
    }
    this.counted();
  }

  async refresh() {
    const before = this.world.chats.find((chat) => chat.key === GROUP).id;
    this.world = await look("world");
    for (const phone of this.phones) phone.refresh();
    if (before !== this.world.chats.find((chat) => chat.key === GROUP).id) await this.reload();
    this.counted();
  }

  hear(event) {
    const phone = this.phones.find((each) => each.chat.id === event.chat_id);
    if (event.type === "people") this.refresh().catch(() => {});
    else if (event.type === "message") phone?.put(event.message, true);
    else if (event.type === "edit") phone?.put(event.message, false);
    else if (event.type === "delete") phone?.take(event.message_id);
  }
}

async function begin() {
  const alone = new URLSearchParams(location.search).get("as");
  let world;
  try {
    world = await look("world");
  } catch {
    banner("The playground does not answer. Trying again…");
    setTimeout(begin, 1000);
    return;
  }
  if (alone && !world.people.some((person) => person.key === alone)) {
    banner(`Nobody here is called ${alone}.`);
    return;
  }
  const desk = new Desk(world, alone);
  window.addEventListener("focus", () => desk.phones.forEach((phone) => phone.scrolled()));
  setInterval(tick, 1000);
  follow(desk.viewers, {
    opened: () => desk.reload().then(() => banner(null), () => banner("The playground does not answer.")),
    lost: () => banner("The connection is lost. Trying again…"),
    heard: (event) => desk.hear(event),
  });
}

begin();
