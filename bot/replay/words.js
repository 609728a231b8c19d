// The words of the page, in the reader's language; no sentence lives in these files.

const SPOKEN = ["ar", "en"];

export class Words {
  constructor(said) { this.said = said; }

  // The sentence of this name; `{facts}` in it are filled in.
  say(name, facts = {}) {
    return this.said[name].replace(/\{(\w+)\}/g, (whole, fact) => (fact in facts ? facts[fact] : whole));
  }

  get language() { return this.said.language; }
  get direction() { return this.said.direction; }
}

export async function loadWords() {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  const language = wanted.find((tag) => SPOKEN.includes(tag)) ?? "en";
  const answer = await fetch(`words/${language}.json`);
  return new Words(await answer.json());
}
