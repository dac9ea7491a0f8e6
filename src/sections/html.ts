/** Rich text's HTML; sanitise.server.ts removes all else. Styled by class: the CSP refuses styles. */
export const allowedElements = "h1 h2 h3 p br strong b em i u s span a ul ol li img div".split(" ");

/** The class of a block that only guests during their stay see (Stays 1). */
export const STAY_ONLY = "stay-only";

/** The attribute of a block that guests of the named platforms do not see. A `div` has it or that class. */
export const NOT_FOR = "data-not-for";

/** Levels 1 to 8 on blocks, sizes on text (Sections 6). */
const indentClasses = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => `indent-${level}`);
const textSizeClasses = ["text-small", "text-large", "text-huge"];

const link = /^(?:https?:\/\/|mailto:|tel:)[^\p{Cc}<>]+$/iu;
const picturePath = String.raw`/media(?:/[\w-]+)+\.(?:jpe?g|png|gif|webp|avif)`;
const pictureSize = String.raw`${picturePath} \d+[wx]`;
const mediaPicture = new RegExp(`^${picturePath}$`);

/** Any words: the sanitiser keeps the platforms among them. */
const platformList = /^/;

/** Allowed attributes by element, named as in the DOM, with their allowed values. */
export const allowedAttributes: Record<string, Record<string, RegExp | readonly string[]>> = {
  a: { href: link, target: ["_blank"] },
  img: {
    src: mediaPicture,
    srcSet: new RegExp(`^${pictureSize}(?:, ?${pictureSize})*$`),
    sizes: /^[\w\s(),.:%+*/-]+$/,
    width: /^\d{1,5}$/,
    height: /^\d{1,5}$/,
    alt: /^/,
  },
  span: { className: textSizeClasses },
  div: { className: [STAY_ONLY], dataNotFor: platformList },
  ...Object.fromEntries(
    ["h1", "h2", "h3", "p", "ul", "ol", "li"].map((block) => [block, { className: indentClasses }]),
  ),
};

/** The `rel` of links in a new tab: the new page must not access the opener or learn the guest's URL. */
export const newTabRel = ["noopener", "noreferrer"];

/** Returns whether a URL is an absolute http, https, mailto or tel one; a guidebook has no pages for relative links. */
export function isAllowedLink(href: string): boolean {
  return link.test(href);
}

/** Returns whether a path is of a stored picture: directly under /media/, without "..", without query. */
export function isMediaPicture(src: string): boolean {
  return mediaPicture.test(src);
}
