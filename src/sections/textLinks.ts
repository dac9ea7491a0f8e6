export interface TextLink {
  text: string;
  href: string;
}

const email = /(?<![\w.+@-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?![\w@])/.source;
const webUrl = /(?<!\w)(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)'\]]/.source;
/** Groups of figures with a space or a hyphen between them. */
const figures = /(?:[ -]?[\d()])+/.source;
const announced = String.raw`(?<=\bphone )\(?\d${figures}`;
/** Begins as a number that can be dialled does: from abroad, with an area code, free of charge. */
const telling = String.raw`(?<![\w+/.,:-])(?:\+|\(?0|1[389]00)${figures}`;
const links = new RegExp(
  `(?<email>${email})|(?<web>${webUrl})|(?<announced>${announced})|(?<telling>${telling})`,
  "gi",
);

const date = /^\d\d?[ -]\d\d?[ -]\d{4}$/;
const FEWEST_DIGITS = { announced: 5, telling: 8 };
const MAX_DIGITS = 15; // ITU-T E.164

/** Cuts plain text into its words and the links that its e-mail addresses, URLs and telephone numbers are. */
export function textLinks(text: string): (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const { 0: found, groups, index } of text.matchAll(links)) {
    const fewest = groups?.["announced"] ? FEWEST_DIGITS.announced : FEWEST_DIGITS.telling;
    const href = groups?.["email"]
      ? `mailto:${found}`
      : groups?.["web"]
        ? webHref(found)
        : telephoneHref(found, fewest);
    if (href === null) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ text: found, href });
    end = index + found.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

const webHref = (url: string) => (/^www/i.test(url) ? `https://${url}` : url);

function telephoneHref(found: string, fewest: number): string | null {
  const digits = found.replace(/\D/g, "");
  if (digits.length < fewest || digits.length > MAX_DIGITS || date.test(found)) return null;
  return `tel:${found.startsWith("+") ? "+" : ""}${digits}`;
}
