/**
 * The HTML that rich text may hold, as data: the editor writes no more than this, and sanitise.server.ts lets nothing
 * else through. Styling is by class alone: the CSP refuses inline styles.
 */
export const allowedElements = "h1 h2 h3 p br strong b em i u s span a ul ol li img div".split(" ");

/** The class of a block that only guests in the days of their stay see (Stays 1). No other `div` is let through. */
export const STAY_ONLY = "stay-only";

/** Levels 1 to 8 on blocks, sizes on words (Sections 6). */
const indentClasses = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => `indent-${level}`);
const textSizeClasses = ["text-small", "text-large", "text-huge"];

const link = /^(?:https?:\/\/|mailto:|tel:)[^\p{Cc}<>]+$/iu;
const picturePath = String.raw`/media(?:/[\w-]+)+\.(?:jpe?g|png|gif|webp|avif)`;
const pictureSize = String.raw`${picturePath} \d+[wx]`;
const ownPicture = new RegExp(`^${picturePath}$`);

/** Attributes by element, named as in the DOM, each with what it may say. */
export const allowedAttributes: Record<string, Record<string, RegExp | readonly string[]>> = {
  a: { href: link, target: ["_blank"] },
  img: {
    src: ownPicture,
    srcSet: new RegExp(`^${pictureSize}(?:, ?${pictureSize})*$`),
    sizes: /^[\w\s(),.:%+*/-]+$/,
    width: /^\d{1,5}$/,
    height: /^\d{1,5}$/,
    alt: /^/,
  },
  span: { className: textSizeClasses },
  div: { className: [STAY_ONLY] },
  ...Object.fromEntries(
    ["h1", "h2", "h3", "p", "ul", "ol", "li"].map((block) => [block, { className: indentClasses }]),
  ),
};

/** What a link that opens a new tab says beside: the new page must not reach back, nor learn where the guest is. */
export const newTabRel = ["noopener", "noreferrer"];

/** Returns true for a whole http, https, mailto or tel URL; no relative ones, a guidebook has no pages to link to. */
export function isAllowedLink(href: string): boolean {
  return link.test(href);
}

/** Returns true for the path of a picture in our own media: exactly under /media/, no dots that climb, no query. */
export function isOwnPicture(src: string): boolean {
  return ownPicture.test(src);
}
