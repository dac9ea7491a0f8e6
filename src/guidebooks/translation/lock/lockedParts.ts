import { codePattern } from "#sections/codeInText.ts";
import { textLinks } from "#sections/textLinks.ts";

/** Parts that no translation may change, by kind. */
export type LockedKind = "link" | "number" | "name" | "sign";

/** A part of a text that reads alike in every language. */
export interface LockedPart {
  kind: LockedKind;
  text: string;
  start: number;
}

/** Locked parts known from the guidebook. */
export interface KnownNames {
  /** Of networks, of the property and of places. */
  names: readonly string[];
  /** Door codes and passwords, which may be in open text too. */
  secrets: readonly string[];
}

const WORD = String.raw`[\p{sc=Latn}\p{N}]`;
const EDGE = { before: String.raw`(?<!${WORD})`, after: String.raw`(?!${WORD})` };

/** A domain without a scheme, in lower case: a full stop without a space after it is followed by a capital. */
const DOMAIN = /(?<![\w.@-])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,24}(?:\/[^\s<>"]*)?(?![\w@])/g;

const FIGURES = String.raw`\p{N}(?:[.,:'’]?\p{N})*`;
/** Times of a 12-hour clock: "3 Uhr" is another time than 3 pm. */
const HALF_DAY = String.raw`(?:${FIGURES}\s?[-–]\s?)?${FIGURES}\s?(?:[ap]m|[ap]\.\s?m\.?)`;
const UNITS = "km/h|km|cm|mm|m|kg|g|ml|l|kWh|kW|W|V|GB|MB|Mbps|mph|ft|mi|°C|°F|°|%";
const MEASURE = String.raw`(?:(?<![\p{L}\p{N}])[-−])?(?:[$€£¥]\s?${FIGURES}|${FIGURES}\s?(?:${UNITS}|[$€£¥])(?!${WORD}))`;
/** Letters and digits in one: LH-204B, *4817#, 24/7. */
const CODE = String.raw`(?:(?<![\p{L}\p{N}])[-−](?=\p{N}))?(?:(?<![#*+])[#*+]+)?${WORD}+(?:[-_/]${WORD}+|[.,:'’]\p{N}${WORD}*)*[#*]*`;
const NUMBER = new RegExp(`${HALF_DAY}${EDGE.after}|${MEASURE}|${CODE}`, "giu");
/** "10-minute": the word is translated. */
const BEFORE_WORD = /^(\p{N}+)-\p{Ll}{3,}$/u;

/** Characters of markup, and those that replace locked parts. */
const SIGNS = /[<>⟦⟧]|&#?\w+;/g;

/** Replaces a found part, character by character. */
const TAKEN = "\uFFFC";

/** Returns the parts that no translation may change: links, emails, codes, times, names, all digits. */
export function lockedParts(text: string, { names, secrets }: KnownNames): LockedPart[] {
  const found: LockedPart[] = [];
  let rest = text;
  const take = (parts: readonly LockedPart[]) => {
    for (const part of parts) found.push(part);
    let end = 0;
    const pieces = parts.map(({ text: part, start }) => {
      const before = rest.slice(end, start);
      end = start + part.length;
      return before + TAKEN.repeat(part.length);
    });
    rest = pieces.join("") + rest.slice(end);
  };
  const takeAll = (kind: LockedKind, pattern: RegExp, lock = (part: string) => part) =>
    take(
      [...rest.matchAll(pattern)].flatMap(({ 0: part, index }) => {
        const locked = lock(part);
        return locked === "" ? [] : { kind, text: locked, start: index };
      }),
    );

  take(linksIn(text));
  takeAll("sign", SIGNS);
  takeAll("link", DOMAIN);
  for (const secret of secrets) takeAll("number", secretPattern(secret));
  for (const name of names.toSorted((one, other) => other.length - one.length))
    takeAll("name", new RegExp(EDGE.before + escapePattern(name) + EDGE.after, "gu"));
  takeAll("number", NUMBER, (part) => (HAS_FIGURE.test(part) ? (BEFORE_WORD.exec(part)?.[1] ?? part) : ""));
  takeAll("number", /\p{N}+/gu);
  return found.toSorted((one, other) => one.start - other.start);
}

const HAS_FIGURE = /\p{N}/u;

/** Returns a matcher for a secret in a text, in any spacing and case. */
export const secretPattern = (secret: string) =>
  new RegExp(codePattern(secret)?.source ?? EDGE.before + escapePattern(secret) + EDGE.after, "giu");

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

function linksIn(text: string): LockedPart[] {
  let end = 0;
  return textLinks(text).flatMap((part) => {
    const start = end;
    end += typeof part === "string" ? part.length : part.text.length;
    if (typeof part === "string") return [];
    return { kind: part.href.startsWith("tel:") ? "number" : "link", text: part.text, start };
  });
}
