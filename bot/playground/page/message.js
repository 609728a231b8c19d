// One message: bubble, pictures, quote, buttons.

import { el, hueOf } from "./dom.js";
import { textElement } from "./text.js";

// `phone` gives `viewer` (a person), `group` (bool), `topics`, and the hooks
// `tap(message, row, col, element)`, `command`, `link`, `reply(message)`, `menu(message)`.
export function messageElement(message, phone) {
  const service = serviceText(message);
  const mine = message.from?.id === phone.viewer.id && !message.sender_chat && !service;
  const element = el(`article.message${mine ? ".mine" : ""}${service ? ".service" : ""}`, {
    "data-message-id": message.message_id,
    "data-testid": "message",
    "data-from": message.from?.username || message.from?.first_name,
  });
  element.append(el("div.bubble", {}, ...(service ? [service] : content(message, phone, mine))));
  if (message.reply_markup) element.append(keys(message, phone));
  return element;
}

function content(message, phone, mine) {
  const hooks = { ...phone.hooks, language: phone.viewer.language_code };
  const text = message.text ?? message.caption;
  return [
    phone.group && !mine ? author(message, phone) : null,
    message.reply_to_message ? quote(message.reply_to_message, phone) : null,
    message.photo ? photo(message.photo.at(-1)) : null,
    message.document ? file(message.document) : null,
    text ? textElement(text, message.entities ?? message.caption_entities, hooks) : null,
    message.reaction?.length ? el("div.reactions", {}, message.reaction.join(" ")) : null,
    meta(message),
    el("button.more", { title: "Message menu", "aria-label": "Message menu", onclick: () => phone.hooks.menu(message) }, "⋯"),
  ];
}

export function nameOf(message) {
  if (message.sender_chat) return message.sender_chat.title;
  return [message.from?.first_name, message.from?.last_name].filter(Boolean).join(" ");
}

function author(message, phone) {
  const topic = phone.topics.find((each) => each.id === message.message_thread_id);
  const element = el("p.from", { dir: "auto" }, nameOf(message));
  element.style.cssText = hueOf(message.from?.id ?? 0);
  if (message.sender_chat) element.append(el("small", {}, " admin"));
  if (topic) element.append(el("small", {}, ` in ${topic.name}`));
  return element;
}

function quote(replied, phone) {
  const text = replied.text ?? replied.caption ?? "Picture";
  return el(
    "button.quote",
    { onclick: () => phone.hooks.show(replied.message_id) },
    el("b", { dir: "auto" }, nameOf(replied)),
    el("span", {}, text.split("\n")[0]),
  );
}

function photo(size) {
  const address = `/people/file/${size.file_id}`;
  const image = el("img", { src: address, alt: "", width: size.width, height: size.height, loading: "lazy" });
  return el("a.photo", { href: address, target: "_blank", rel: "noopener" }, image);
}

function file(document) {
  const size = `${Math.max(1, Math.round(document.file_size / 1024))} KB`;
  return el(
    "a.file",
    { href: `/people/file/${document.file_id}`, download: document.file_name },
    el("i", { "aria-hidden": "true" }, "↓"),
    el("span", {}, document.file_name, el("small", {}, size)),
  );
}

function meta(message) {
  const moment = new Date(message.date * 1000);
  const clock = moment.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const edited = message.edit_date && !message.from?.is_bot ? "edited " : "";
  return el("span.meta", message.silent ? { title: "Sent without sound" } : {}, message.silent ? "🔕 " : "", edited, clock);
}

function keys(message, phone) {
  const rows = message.reply_markup.inline_keyboard.map((row, r) => el("div", {}, ...row.map((button, c) => key(button, r, c))));
  return el("div.keys", { "data-testid": "keys" }, ...rows);

  function key(button, row, col) {
    const kind = `${button.style ? `.${button.style}` : ""}${button.url ? ".url" : ""}`;
    return el(
      `button${kind}`,
      {
        "data-testid": "button",
        "data-row": row,
        "data-col": col,
        title: button.text,
        onclick: (event) => phone.hooks.tap(message, row, col, event.currentTarget),
      },
      button.text,
    );
  }
}

function serviceText(message) {
  const names = (people) => people.map((person) => person.first_name).join(", ");
  if (message.new_chat_members) return `${names(message.new_chat_members)} joined the group`;
  if (message.left_chat_member) return `${message.left_chat_member.first_name} left the group`;
  if (message.migrate_to_chat_id) return "The group became a supergroup";
  if (message.migrate_from_chat_id) return "This is the supergroup now";
  if (message.forum_topic_created) return `Topic “${message.forum_topic_created.name}” was opened`;
  return null;
}
