import { sentencesOfEntry, sentencesOfTables, sentencesOfWelcome } from "#test/hostile/possible.ts";
import { truthsOfDistrict } from "#test/hostile/truth.ts";

const truths = truthsOfDistrict();
const entrySentences = new Map<string, string[][]>();
for (const truth of truths)
  entrySentences.set(truth.name, [...(entrySentences.get(truth.name) ?? []), sentencesOfEntry(truth)]);
const labels = new Set(truths.map(({ name, label }) => `${name}|${label}`));
const prose = [...sentencesOfWelcome(truths), ...sentencesOfTables(truths)];

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };
const unescape = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const plain = (html: string) =>
  unescape(html.replaceAll(/<[^>]*>/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();
/** Tags that stand within a sentence. A link to a section is the name of it. */
const INLINE = /<\/?(strong|em|b|i|u|a(?! href="#)|br)\b[^>]*>/g;

/** Returns the texts of a page by the element that contains each, without those that are no content. */
function blocksOf(html: string): string[] {
  const shown = html.replaceAll(/<(script|style|svg|head)\b[\s\S]*?<\/\1>/g, "");
  return shown
    .replaceAll(INLINE, "")
    .split(/<[^>]*>/)
    .map((text) => unescape(text).replaceAll(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

/** True where a text is nothing but some of the sentences, one after the other. */
function isMadeOf(text: string, sentences: readonly string[]): boolean {
  const reached = new Set([0]);
  for (const at of reached) {
    if (at >= text.length) return true;
    for (const sentence of sentences)
      if (text.startsWith(sentence, at)) {
        const end = at + sentence.length;
        if (end === text.length) return true;
        if (text[end] === " ") reached.add(end + 1);
      }
  }
  return text === "";
}

/** What a page has for a host's facts and an empty one has not: labels, and how to go on. */
const CHROME =
  "Map|of|Copy|Next|Call|Door|Directions|Address|about the house|Search this guidebook|Restaurants|Activities|" +
  "Read more|Places: © OpenStreetMap contributorsMade with Porchlight";

export interface Proof {
  /** Texts of the page that were proven, and those that were not. */
  proven: number;
  unproven: string[];
}

/**
 * Proves each text of the generated sections on a guest page of Lamp House: from our frames and the facts of the district,
 * from the host's own words, or because the page of an empty guidebook has it too.
 */
export function provePage(html: string, emptyPage: string, ownersWords: readonly string[]): Proof {
  const proof: Proof = { proven: 0, unproven: [] };
  const chrome = new Set([...blocksOf(emptyPage), ...CHROME.split("|")]);
  const record = (isProven: boolean, text: string) =>
    isProven ? (proof.proven += 1) : proof.unproven.push(text);

  const cards = /<li class="card place">[\s\S]*?<\/li>/g;
  for (const [card] of html.matchAll(cards)) record(isCardProven(card), plain(card));
  const known = [...prose, ...ownersWords, "Read more"];
  for (const text of blocksOf(html.replaceAll(cards, "")))
    record(chrome.has(text) || isChrome(text) || isMadeOf(text, known), text);
  return proof;
}

/** How many entries a section has, a time in the first screen, the number to call: figures that the page counts itself. */
const isChrome = (text: string) =>
  /^\d+ (places?|ideas?|tips?|rules?)$/.test(text) ||
  /^(000|Call 000, Police, fire, ambulance|000, Police, fire, ambulance)$/.test(text);

/** The name, its label and its description are held to one and the same place. */
function isCardProven(card: string): boolean {
  const name = plain(/<p translate="no">([\s\S]*?)<\/p>/.exec(card)?.[1] ?? "");
  const label = plain(/<\/p>\s*<span>([\s\S]*?)<\/span>/.exec(card)?.[1] ?? "");
  const description = plain(/<\/div>\s*<p>([\s\S]*?)<\/p>/.exec(card)?.[1] ?? "");
  const rest = plain(card).replace(name, "").replace(label, "").replace(description, "");
  const isWhole = rest.replace(name, "").replaceAll(/\s+/g, " ").trim() === "Map of";
  const isFresh = (entrySentences.get(name) ?? []).some((sentences) => isMadeOf(description, sentences));
  return isWhole && labels.has(`${name}|${label}`) && isFresh;
}
