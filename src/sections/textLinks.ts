import type { CountryCode } from "#sections/countryNames.ts";
import { callUrl } from "#sections/telephone/telephone.ts";
import { digitGroups, isWrittenNumber } from "#sections/telephone/writtenNumbers.ts";

interface TextLink {
  text: string;
  href: string;
}

const email = /(?<![\w.+@-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?![\w@])/.source;
const webUrl = /(?<!\w)(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)'\]]/.source;
const links = new RegExp(`(?<email>${email})|(?<web>${webUrl})|(?<digits>${digitGroups})`, "giu");

/** Characters before a number that give its meaning. */
export const SEEN = 60;

/** Splits a text into text and links: email addresses, URLs, telephone numbers of the country. */
export function textLinks(
  text: string,
  country: CountryCode | null = null,
  opening = "",
): (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  const seen = opening.slice(-SEEN);
  let end = 0;
  for (const { 0: found, groups, index } of text.matchAll(links)) {
    const after = text.slice(index + found.length, index + found.length + SEEN);
    const before = `${index < SEEN ? seen : ""}${text.slice(Math.max(0, index - SEEN), index)}`.slice(-SEEN);
    const href = groups?.["email"]
      ? `mailto:${found}`
      : groups?.["web"]
        ? webHref(found)
        : isWrittenNumber(found, { before, after }, country) && callUrl(found, country);
    if (!href) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ text: found, href });
    end = index + found.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

const webHref = (url: string) => (/^www/i.test(url) ? `https://${url}` : url);

/** Returns the attributes of a link: another site opens in a new tab, so that the guidebook stays open. */
export const linkAttributes = (href: string): Record<string, string> =>
  href.startsWith("http") ? { target: "_blank", rel: "noopener noreferrer" } : {};

/** Returns whether a text may contain a link; others are not searched. */
export const mayHoldLinks = (text: string) => /\d[ \d().\u00a0\u2011/-]+\d|@|www\.|https?:/i.test(text);
