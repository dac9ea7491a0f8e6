import { isLanguage, languages, type Language } from "#core/i18n/languages.ts";

/** Older tags of the same languages, and regions that write Chinese in traditional characters. */
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
/** Browsers list few languages; longer headers are cut. */
const MAX_RANGES = 20;

/**
 * Returns our language for a tag (BCP 47), or null. The tag is shortened from its end until it is known (RFC 4647,
 * 3.4): "de-AT" is "de". Chinese without a script is simplified, except in regions that write traditional.
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

/** Returns the first of our languages that `Accept-Language` prefers (RFC 9110, 12.5.4), or null. */
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
