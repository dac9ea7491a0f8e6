const MARKUP = /[<>{}`\\|;]|--|\bjavascript:/i;
const URL_OR_EMAIL = /https?:|www\.|@|\.(com|net|org|au|nz)\b/i;
/** Seven digits together or apart are a telephone number, not a name. */
const PHONE = /(?:\d[\s().-]*){7,}/;
/** Signs that nobody sees, or that turn the words after them around. */
const HIDDEN = /[\p{Cc}\p{Co}\u00AD\u200B\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;
const ORDER = /\b(ignore|disregard|forget) (all |any |the |your )*(previous|prior|above)\b/i;

/** "Go here!": somebody's wish on the map, and nobody's name. */
const WISH = /^(go|come|click|look|visit|eat|try) (here|now|this)\b/i;

const none = [MARKUP, URL_OR_EMAIL, PHONE, HIDDEN, ORDER, WISH];

/**
 * Returns false for what is on the map but is no name: code, a link, a telephone number, an order to a model. Anybody
 * can write on the map; a guest should not read graffiti.
 */
export function isPlausibleName(name: string): boolean {
  return name.length <= 70 && /\p{L}/u.test(name) && !none.some((kind) => kind.test(name));
}
