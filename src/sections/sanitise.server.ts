import type { Element, ElementContent } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import type { SectionContent, SectionType } from "#sections/catalog.ts";
import { allowedAttributes, allowedElements, newTabRel } from "#sections/html.ts";
import { deepest, parseHtml } from "#sections/parse.server.ts";
import { shapeOf } from "#sections/section.ts";

/** Every key is given: one that is left out would fall back to the library's own, wider lists. */
const schema: Required<Schema> = {
  allowComments: false,
  allowDoctypes: false,
  ancestors: {},
  attributes: Object.fromEntries(
    Object.entries(allowedAttributes).map(([element, attributes]) => [
      element,
      Object.entries(attributes).map(([name, allowed]) => [
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

/**
 * Leaves of rich text what html.ts allows, read by an HTML5 parser. Words within elements that are not allowed stay,
 * those of scripts and styles go. In what it answers every "<" begins a tag, and nothing nests deeper than 400.
 */
export function sanitiseHtml(html: string): string {
  const clean = sanitize(fromParse5(parseHtml(html)), schema);
  if (clean.type !== "root") return "";
  const children = clean.children.filter((node) => node.type !== "doctype");
  return toHtml(tidyAll(children, 1), { characterReferences: { useNamedReferences: true } });
}

/** The same for all rich text in the content of a section. */
export function sanitiseContent<Type extends SectionType>(
  type: Type,
  content: SectionContent<Type>,
): SectionContent<Type> {
  return shapeOf(type).mapHtml(content, sanitiseHtml) as SectionContent<Type>; // mapHtml keeps the shape
}

function tidyAll(nodes: ElementContent[], depth: number): ElementContent[] {
  const children: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type !== "element") children.push(node);
    else for (const child of tidy(node, depth)) children.push(child);
  }
  return children;
}

/** Drops what lost its point (a picture without address, a link to nowhere), and what stands too deep for its tag. */
function tidy(element: Element, depth: number): ElementContent[] {
  const { tagName, properties } = element;
  if (Array.isArray(properties.className) && properties.className.length === 0) delete properties.className;
  if (tagName === "img" && !properties.src) return [];
  if (tagName === "img") {
    const words = typeof properties.alt === "string" ? properties.alt : "";
    properties.alt = words.replace(/[<>]/g, "");
  }
  if (tagName === "a" && properties.target) properties.rel = [...newTabRel];

  const children = tidyAll(element.children, depth + 1);
  const pointless = (tagName === "a" && !properties.href) || (tagName === "span" && !properties.className);
  return pointless || depth > deepest ? children : [{ ...element, children }];
}
