import type { CountryCode } from "#sections/countryNames.ts";
import { callUrl } from "#sections/telephone/telephone.ts";
import { digitGroups, isWrittenNumber } from "#sections/telephone/writtenNumbers.ts";

export interface TextLink {
  text: string;
  href: string;
}

const email = /(?<![\w.+@-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?![\w@])/.source;
const webUrl = /(?<!\w)(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)'\]]/.source;
const links = new RegExp(`(?<email>${email})|(?<web>${webUrl})|(?<digits>${digitGroups})`, "giu");

/** So much of what stands before a number says what it is. */
const SEEN = 60;

/**
 * Cuts plain text into its words and the links that its e-mail addresses, URLs and telephone numbers are. A number is read as
 * one of the property's country; where that is not known, of Australia and New Zealand. `opening` is what stands before the
 * text on the same line.
 */
export function textLinks(
  text: string,
  country: CountryCode | null = null,
  opening = "",
): (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const { 0: found, groups, index } of text.matchAll(links)) {
    const after = text.slice(index + found.length, index + found.length + SEEN);
    const around = { before: `${opening}${text.slice(0, index)}`.slice(-SEEN), after };
    const href = groups?.["email"]
      ? `mailto:${found}`
      : groups?.["web"]
        ? webHref(found)
        : isWrittenNumber(found, around, country) && callUrl(found, country);
    if (!href) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ text: found, href });
    end = index + found.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

const webHref = (url: string) => (/^www/i.test(url) ? `https://${url}` : url);

/** Returns how a link opens: another site in a tab of its own, so that the guidebook stays. */
export const linkAttributes = (href: string): Record<string, string> =>
  href.startsWith("http") ? { target: "_blank", rel: "noopener noreferrer" } : {};

/** Returns whether a text may hold a link: what cannot is not searched. */
export const mayHoldLinks = (text: string) => /\d[ \d().\u00a0\u2011/-]+\d|@|www\.|https?:/i.test(text);
