import type { Element, ElementContent, Properties } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { allowedAttributes, allowedElements, isOwnPicture, newTabRel } from "#sections/html.ts";
import { MAX_DEPTH, parseHtml } from "#sections/parse.server.ts";

/** What a picture's URL may be is not for the schema to say: it is asked about when the rest is clean. */
const attributes = { ...allowedAttributes, img: { ...allowedAttributes.img, src: /^/ } };

/** Every key is given: one that is left out would fall back to the library's own, wider lists. */
const schema: Required<Schema> = {
  allowComments: false,
  allowDoctypes: false,
  ancestors: {},
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([element, byName]) => [
      element,
      Object.entries(byName).map(([name, allowed]) => [
        name,
        ...(allowed instanceof RegExp ? [allowed] : allowed),
      ]),
    ]),
  ),
  clobber: [],
  clobberPrefix: "",
  protocols: {}, // what an address may be is in the attributes' own patterns
  required: {},
  strip: ["script", "style", "title", "textarea", "noscript", "iframe", "noembed", "noframes", "xmp"],
  tagNames: allowedElements,
};

const MAX_READINGS = 8;

/** What becomes of a picture, by its URL: the properties of its tag, or null to leave it out. */
type PictureRule = (src: string, properties: Properties) => Properties | null;

const keepAny: PictureRule = (_, properties) => properties;
const keepOwn: PictureRule = (src, properties) => (isOwnPicture(src) ? properties : null);

/**
 * Leaves of rich text what html.ts allows, read by an HTML5 parser. Words within elements that are not allowed stay,
 * those of scripts and styles go. In what it answers every "<" begins a tag, nothing nests deeper than 400, and a
 * browser reads the tree that was meant. Of pictures only our own stay, unless `picture` says otherwise; it is asked
 * about those that are left.
 */
export function sanitiseHtml(html: string, picture: PictureRule = keepOwn): string {
  let settled = sanitiseOnce(html, picture);
  // Where an element was taken out, a browser may read what is left as another tree.
  for (let times = 0; times < MAX_READINGS; times += 1) {
    const again = sanitiseOnce(settled, keepAny);
    if (again === settled) break;
    settled = again;
  }
  return settled;
}

function sanitiseOnce(html: string, picture: PictureRule): string {
  const clean = sanitize(fromParse5(parseHtml(html)), schema);
  if (clean.type !== "root") return "";
  const children = clean.children.filter((node) => node.type !== "doctype");
  return toHtml(tidyAll(children, 1, picture), { characterReferences: { useNamedReferences: true } });
}

function tidyAll(nodes: ElementContent[], depth: number, picture: PictureRule): ElementContent[] {
  const children: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type !== "element") children.push(node);
    else for (const child of tidy(node, depth, picture)) children.push(child);
  }
  return children;
}

/** Drops what lost its point (a picture without URL, a link to nowhere), and what stands too deep for its tag. */
function tidy(element: Element, depth: number, picture: PictureRule): ElementContent[] {
  const { tagName, properties } = element;
  if (Array.isArray(properties.className) && properties.className.length === 0) delete properties.className;
  if (tagName === "img") {
    const words = typeof properties.alt === "string" ? properties.alt : "";
    const src = typeof properties.src === "string" ? properties.src.trim() : "";
    const shown = src === "" ? null : picture(src, { ...properties, src, alt: words.replace(/[<>]/g, "") });
    return shown ? [{ ...element, properties: shown, children: [] }] : [];
  }
  if (tagName === "a" && properties.target) properties.rel = [...newTabRel];

  const children = tidyAll(element.children, depth + 1, picture);
  const needsClass = tagName === "span" || tagName === "div";
  const pointless = (tagName === "a" && !properties.href) || (needsClass && !properties.className);
  return pointless || depth > MAX_DEPTH ? children : [{ ...element, children }];
}
