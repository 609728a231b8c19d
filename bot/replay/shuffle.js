// The shuffle, made again in the browser with Web Crypto: docs/fairness.md, to the byte.

import { KOMI, PACK, rankOf } from "./card.js";

const VERSION = "basra shuffle 1";
const encode = (text) => new TextEncoder().encode(text);

export const isAble = () => Boolean(globalThis.crypto?.subtle);

export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The pack of a round, first card first, and the seat that the same stream draws as first dealer.
// `words` are the hexadecimal digests of the luck words, one a seat.
export async function shuffle(seed, match, round, words) {
  const key = await crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (let blocks = 16; ; blocks *= 2) {
    const made = deal(await streamOf(key, match, round, words, blocks), words.length);
    if (made) return made;
  }
}

async function streamOf(key, match, round, words, blocks) {
  const fixed = [VERSION, match, String(round), String(words.length)].map(encode).concat(words.map(bytesOf));
  const made = Array.from({ length: blocks }, (_, block) => crypto.subtle.sign("HMAC", key, message([...fixed, encode(String(block))])));
  return (await Promise.all(made)).flatMap((block) => [...new Uint8Array(block)]);
}

// Each part after its length in four bytes, big-endian.
function message(parts) {
  return Uint8Array.from(parts.flatMap((part) => [part.length >>> 24, (part.length >> 16) & 255, (part.length >> 8) & 255, part.length & 255, ...part]));
}

// Fisher–Yates until the opening floor is legal; null when the stream is too short for it.
function deal(stream, seats) {
  let at = 0;
  const below = (limit) => {
    const fair = 256 - (256 % limit);
    while (stream[at] >= fair) at += 1;
    return stream[at++] % limit;
  };
  while (at < stream.length) {
    const pack = [...PACK];
    for (let last = pack.length - 1; last > 0; last -= 1) {
      const place = below(last + 1);
      [pack[last], pack[place]] = [pack[place], pack[last]];
    }
    const floor = pack.slice(4 * seats, 4 * seats + 4);
    if (at < stream.length && !floor.some((card) => card === KOMI || rankOf(card) === "J")) {
      const dealer = below(seats);
      return at <= stream.length ? { pack, dealer } : null;
    }
  }
  return null;
}
