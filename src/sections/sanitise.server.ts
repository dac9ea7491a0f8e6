import type { Element, ElementContent, Properties } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { allowedAttributes, allowedElements, isMediaPicture, newTabRel } from "#sections/html.ts";
import { MAX_DEPTH, parseHtml } from "#sections/parse.server.ts";

/** A picture's URL is not checked by the schema, but after cleaning. */
const attributes = { ...allowedAttributes, img: { ...allowedAttributes.img, src: /^/ } };

/** Every key is set: a missing one would use the library's wider lists. */
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
  protocols: {}, // allowed URLs are in the attributes' patterns
  required: {},
  strip: ["script", "style", "title", "textarea", "noscript", "iframe", "noembed", "noframes", "xmp"],
  tagNames: allowedElements,
};

const MAX_READINGS = 8;

/** Returns the properties of a picture's tag by its URL, or null to drop it. */
type PictureRule = (src: string, properties: Properties) => Properties | null;

const keepAny: PictureRule = (_, properties) => properties;
const keepMediaPictures: PictureRule = (src, properties) => (isMediaPicture(src) ? properties : null);

/**
 * Removes from rich text what html.ts does not allow, with an HTML5 parser. Keeps the text of removed elements, except
 * of scripts and styles. In the result every "<" begins a tag, nothing nests deeper than 400, and browsers parse the
 * same tree. Keeps stored pictures only, unless `picture` decides otherwise.
 */
export function sanitiseHtml(html: string, picture: PictureRule = keepMediaPictures): string {
  let settled = sanitiseOnce(html, picture);
  // After removing an element, a browser may parse the rest as another tree.
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

/** Drops useless elements (a picture without URL, a link without target) and those that are too deep. */
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
