const MARKUP = /[<>{}`\\|;]|--|\bjavascript:/i;
const URL_OR_EMAIL = /https?:|www\.|@|\.(com|net|org|au|nz)\b/i;
/** Seven digits, also separated, are a telephone number, not a name. */
const PHONE = /(?:\d[\s().-]*){7,}/;
/** Invisible characters, or ones that reverse the text after them. */
const HIDDEN = /[\p{Cc}\p{Co}\u00AD\u200B\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;
const ORDER = /\b(ignore|disregard|forget) (all |any |the |your )*(previous|prior|above)\b/i;

/** "Go here!": a call to action, not a name. */
const WISH = /^(go|come|click|look|visit|eat|try) (here|now|this)\b/i;

const none = [MARKUP, URL_OR_EMAIL, PHONE, HIDDEN, ORDER, WISH];

/** Returns false for code, a link, a number or a prompt: the map is public, and graffiti is no name. */
export function isPlausibleName(name: string): boolean {
  return name.length <= 70 && /\p{L}/u.test(name) && !none.some((kind) => kind.test(name));
}
