import type { Element, ElementContent, Nodes, Properties, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { platformsNamed, type StayPlatform } from "#core/platforms.ts";
import { allowedAttributes, allowedElements, isMediaPicture, newTabRel, STAY_ONLY } from "#sections/html.ts";
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
  const clean = sanitize(markBlocks(fromParse5(parseHtml(html))), schema);
  if (clean.type !== "root") return "";
  const children = clean.children.filter((node) => node.type !== "doctype");
  return toHtml(tidyAll(children, { depth: 1, passage: null }, picture), {
    characterReferences: { useNamedReferences: true },
  });
}

/** Has the mark of an element that is no passage apply to its whole block: the schema would remove the mark alone. */
function markBlocks(tree: Nodes): Nodes {
  if (tree.type !== "root") return tree;
  const children = tree.children.map((node): Root["children"][number] => {
    const marks = marksIn(node);
    if (node.type !== "element" || marks.length === 0) return node;
    const properties = { dataNotFor: marks.join(" ") };
    return { type: "element", tagName: "div", properties, children: [node] };
  });
  return { ...tree, children };
}

function marksIn(node: Nodes): StayPlatform[] {
  if (node.type !== "element") return [];
  const { tagName, properties, children } = node;
  const own = tagName === "div" ? [] : platformsNamed(String(properties.dataNotFor ?? ""));
  return [...own, ...children.flatMap(marksIn)];
}

/** What holds an element: its depth, and the passage (stay-only, or not for some platforms) that it is in. */
interface Place {
  depth: number;
  passage: Element | null;
}

function tidyAll(nodes: ElementContent[], place: Place, picture: PictureRule): ElementContent[] {
  const children: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type !== "element") children.push(node);
    else for (const child of tidy(node, place, picture)) children.push(child);
  }
  return children;
}

/** Drops useless elements (a picture without URL, a link without target) and those that are too deep. */
function tidy(element: Element, { depth, passage }: Place, picture: PictureRule): ElementContent[] {
  const { tagName, properties } = element;
  if (Array.isArray(properties.className) && properties.className.length === 0) delete properties.className;
  if (tagName === "img") {
    const words = typeof properties.alt === "string" ? properties.alt : "";
    const src = typeof properties.src === "string" ? properties.src.trim() : "";
    const shown = src === "" ? null : picture(src, { ...properties, src, alt: words.replace(/[<>]/g, "") });
    return shown ? [{ ...element, properties: shown, children: [] }] : [];
  }
  if (tagName === "a" && properties.target) properties.rel = [...newTabRel];
  if (tagName === "div") keepPlatforms(properties);
  const isPassage = tagName === "div" && Object.keys(properties).length > 0;
  if (isPassage && passage) addMarks(passage.properties, properties);

  const inside = { depth: depth + 1, passage: passage ?? (isPassage ? element : null) };
  const children = tidyAll(element.children, inside, picture);
  const pointless =
    (tagName === "a" && !properties.href) ||
    (tagName === "span" && !properties.className) ||
    (tagName === "div" && (!isPassage || passage !== null));
  return pointless || depth > MAX_DEPTH ? children : [{ ...element, children }];
}

function keepPlatforms(properties: Properties): void {
  const platforms = platformsNamed(String(properties.dataNotFor ?? ""));
  if (platforms.length > 0) properties.dataNotFor = platforms.join(" ");
  else delete properties.dataNotFor;
}

/** Passages do not nest: the outer one gets the marks of those in it, so that no mark is lost. */
function addMarks(outer: Properties, inner: Properties): void {
  if (inner.className) outer.className = [STAY_ONLY];
  if (inner.dataNotFor) outer.dataNotFor = [outer.dataNotFor ?? "", inner.dataNotFor].map(String).join(" ");
  keepPlatforms(outer);
}
