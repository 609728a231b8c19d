// Leafing through the steps: buttons, slider, keyboard, and playing by itself.

import { $ } from "./dom.js";

const PACE = 1300; // milliseconds a play

export class Player {
  constructor(steps, table, rounds, words) {
    Object.assign(this, { steps, table, rounds, words, at: 0, timer: null });
    const moves = { first: () => 0, back: () => this.at - 1, next: () => this.at + 1, last: () => this.end };
    for (const [name, move] of Object.entries(moves)) {
      $(name).setAttribute("aria-label", words.say(name));
      $(name).addEventListener("click", () => this.leaf(move()));
    }
    $("go").addEventListener("click", () => this.toggle());
    $("slider").max = this.end;
    $("slider").setAttribute("aria-label", words.say("play", { ply: "", plies: "" }));
    $("slider").addEventListener("input", (event) => this.leaf(Number(event.target.value)));
    document.addEventListener("keydown", (event) => this.key(event));
    $("hint").textContent = words.say("keys");
    $("controls").hidden = false;
    this.stop();
    this.show(Number(location.hash.slice(1)) || 0); // a link may lead to one moment
  }

  get end() { return this.steps.length - 1; }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = event.target.matches("button, summary, a");
    const moves = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: this.end };
    if (event.key in moves) this.leaf(moves[event.key]);
    else if (event.key === " " && !isButton) this.toggle();
    else return;
    event.preventDefault();
  }

  leaf(at) {
    this.stop();
    this.show(at);
  }

  show(at) {
    this.at = Math.min(Math.max(at, 0), this.end);
    const step = this.steps[this.at];
    $("table").replaceChildren(this.table.draw(step, this.at === this.end));
    $("slider").value = this.at;
    const round = this.words.say("round", { round: step.round, rounds: this.rounds });
    $("where").textContent = `${round} · ${this.words.say("play", { ply: step.ply, plies: step.plies })}`;
    $("first").disabled = $("back").disabled = this.at === 0;
    $("last").disabled = $("next").disabled = this.at === this.end;
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.at === this.end) this.show(0);
    this.timer = setInterval(() => (this.at < this.end ? this.show(this.at + 1) : this.stop()), PACE);
    return this.label("stop", "⏸");
  }

  stop() {
    clearInterval(this.timer);
    this.timer = null;
    this.label("go", "▶");
  }

  label(name, sign) {
    $("go").textContent = sign;
    $("go").setAttribute("aria-label", this.words.say(name));
  }
}
