// What pops up over a phone: toasts, alerts, menus; and the banner over the page.

import { el } from "./dom.js";

const LINGER = 4500;

export function toast(phone, text, kind = "") {
  phone.querySelector(":scope > .toast")?.remove();
  const element = el(`p.toast${kind ? `.${kind}` : ""}`, { role: "status", "data-testid": "toast" }, text);
  phone.append(element);
  setTimeout(() => element.remove(), LINGER);
}

export function alert(phone, text) {
  const close = () => element.remove();
  const button = el("button", { onclick: close }, "OK");
  const element = el(
    "div.alert",
    { role: "alertdialog", "data-testid": "alert", onkeydown: (event) => event.key === "Escape" && close() },
    el("div", {}, el("p", {}, text), button),
  );
  phone.append(element);
  button.focus();
}

// `items` is a list of [label, function].
export function menu(phone, items) {
  phone.querySelector(":scope > .menu")?.remove();
  const close = () => element.remove();
  const element = el(
    "div.menu",
    { role: "menu", "data-testid": "menu", onkeydown: (event) => event.key === "Escape" && close() },
    ...items.map(([label, run]) =>
      el("button", { role: "menuitem", onclick: () => { close(); run(); } }, label)),
  );
  phone.append(element);
  element.querySelector("button")?.focus();
  setTimeout(() => document.addEventListener("click", close, { once: true }));
}

export function banner(text) {
  const element = document.querySelector("[data-testid=banner]");
  element.textContent = text ?? "";
  element.hidden = !text;
}
