// Where each letter of a message lies: its paragraphs and buttons, with the letters of each in the
// order in which they are read aloud. Marks of direction are no letters.
(message) => {
  const MARK = /^[\u200e\u200f\u2066-\u2069]$/;
  const segmenter = new Intl.Segmenter();

  function* letters(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { segment, index } of segmenter.segment(node.data)) {
        if (MARK.test(segment)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        yield [segment, left, right, (top + bottom) / 2];
      }
    }
  }

  const found = [...message.querySelectorAll(".text p, .keys button")].map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { is_button: element.tagName === "BUTTON", left, right, letters: [...letters(element)] };
  });
  return JSON.stringify(found); // a thousand small values each take their time on the way
}
