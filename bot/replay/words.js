// The words of the page, in the reader's language; no sentence lives in these files.

export class Words {
  constructor(said) { this.said = said; }

  // The sentence of this name; `{facts}` in it are filled in.
  say(name, facts = {}) {
    return this.said[name].replace(/\{(\w+)\}/g, (whole, fact) => (fact in facts ? facts[fact] : whole));
  }

  get language() { return this.said.language; }
  get direction() { return this.said.direction; }
}

// The server knows which languages it speaks, and the browser tells it which ones it would like.
export async function loadWords() {
  const answer = await fetch("page/words.json");
  return new Words(await answer.json());
}
