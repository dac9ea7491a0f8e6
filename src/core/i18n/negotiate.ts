import { isLanguage, languages, type Language } from "#core/i18n/languages.ts";

/** Older tags of the same languages, and places that write Chinese in its traditional signs. */
const otherTags: [string, Language][] = [
  ["in", "id"],
  ["zh-tw", "zh-Hant"],
  ["zh-hk", "zh-Hant"],
  ["zh-mo", "zh-Hant"],
];
const byTag = new Map([
  ...otherTags,
  ...languages.map((language) => [language.toLowerCase(), language] as const),
]);
/** A header is typed by a browser, which knows few languages; a longer one is nobody's. */
const MAX_RANGES = 20;

/**
 * Returns our language for a tag (BCP 47), null where we have none. A tag is shortened from its end until it is known
 * (RFC 4647, 3.4): "de-AT" is "de". Chinese that does not say its script is simplified, but for the places that write
 * the other.
 */
export function languageForTag(tag: string): Language | null {
  if (isLanguage(tag)) return tag;
  const parts = tag.toLowerCase().split("-");
  for (let length = parts.length; length > 0; length--) {
    const short = parts.slice(0, length).join("-");
    const found = byTag.get(short);
    if (found) return found;
  }
  return parts[0] === "zh" ? "zh-Hans" : null;
}

interface Range {
  tag: string;
  quality: number;
}

/**
 * Returns the language of `Accept-Language` (RFC 9110, 12.5.4) that we have and the reader likes best; of equals the first.
 * Null where it names none of ours before `*`: any will do then.
 */
export function negotiateLanguage(header: string): Language | null {
  const ranges = header.split(",", MAX_RANGES).map(readRange);
  const wanted = ranges.filter(({ quality }) => quality > 0);
  const best = wanted.toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of best) {
    if (tag === "*") return null;
    const language = languageForTag(tag);
    if (language) return language;
  }
  return null;
}

function readRange(text: string): Range {
  const [tag = "", ...parameters] = text.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  if (quality === undefined) return { tag, quality: tag === "" ? 0 : 1 };
  const number = Number(quality.slice(quality.indexOf("=") + 1));
  return { tag, quality: number >= 0 && number <= 1 ? number : 0 };
}
