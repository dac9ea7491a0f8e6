import { toUnicodeForm } from "#core/unicodeForm.ts";

/** Abbreviations in addresses of Australia and New Zealand. */
const SHORT: Record<string, string> = {
  ave: "avenue",
  av: "avenue",
  bvd: "boulevard",
  blvd: "boulevard",
  cct: "circuit",
  cl: "close",
  cres: "crescent",
  cr: "crescent",
  ct: "court",
  dr: "drive",
  esp: "esplanade",
  gr: "grove",
  hwy: "highway",
  la: "lane",
  mt: "mount",
  pde: "parade",
  pl: "place",
  rd: "road",
  sq: "square",
  st: "street",
  tce: "terrace",
  tr: "track",
};

const KINDS = new Set([...Object.values(SHORT), "way", "walk", "loop", "rise", "row", "the"]);
KINDS.delete("mount");

/** Normalises a name for comparison and search: lower case, without accents and punctuation. */
export function normalise(text: string): string {
  return toUnicodeForm(text, "NFKD")
    .replace(/\p{M}|['’ʻ‘`]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Returns the normalised words of a name, with abbreviations expanded. */
export function normalisedWords(text: string): string[] {
  const plain = normalise(text);
  if (plain === "") return [];
  // "St Kilda" is a saint, "High St" a street: only a later word is expanded.
  return plain.split(" ").map((word, at) => (at > 0 || word === "mt" ? (SHORT[word] ?? word) : word));
}

/** Returns true for "street", "road" …: words too common for a search. */
export const isStreetKind = (word: string) => KINDS.has(word);
