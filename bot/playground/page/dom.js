// Elements, made in one expression: el("p.note", { title: "…" }, "text", child).

export function el(what, attributes = {}, ...children) {
  const [tag, ...classes] = what.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const HUES = [168, 24, 262, 208, 330, 95];

export function hueOf(id) {
  return `--hue: ${HUES[Math.abs(id) % HUES.length]}`;
}

export function face(name, id) {
  const element = el("span.face", { "aria-hidden": "true" }, [...name][0] ?? "?");
  element.style.cssText = hueOf(id);
  return element;
}
