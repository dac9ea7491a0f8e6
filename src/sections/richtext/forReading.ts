import type { CountryCode } from "#sections/countryNames.ts";
import { escapeMarkup } from "#core/markup.ts";
import {
  elementsIn,
  readReferences,
  readRichText,
  writeRichText,
  type RichElement,
  type RichNode,
} from "#sections/richtext/tree.ts";
import { inline } from "#sections/richtext/reading.ts";
import { linkAttributes, mayHoldLinks, SEEN, textLinks } from "#sections/textLinks.ts";

/** Returns rich text for a page: headings below the section's, lazy pictures, links for numbers. */
export function htmlForReading(html: string, country: CountryCode | null = null): string {
  const hasLinks = mayHoldLinks(html);
  if (!hasLinks && !rewritten.test(html)) return html;
  const nodes = readRichText(html);
  const levels = [...elementsIn(nodes)].filter(({ tag }) => isHeading(tag)).map(levelOf);
  const largest = Math.min(...levels);
  for (const element of elementsIn(nodes)) {
    const added = attributesForReading(element, largest);
    if (added) element.attributes = ` ${added}${element.attributes}`;
  }
  return writeRichText(hasLinks ? linkTexts(nodes, country, { words: "" }) : nodes);
}

/** Text without these tags is not parsed. */
const rewritten = /<(?:img|[uo]l|h[1-3])\b/;

const isHeading = (tag: string) => ["h1", "h2", "h3"].includes(tag);
const levelOf = ({ tag }: RichElement) => Number(tag.slice(1));

function attributesForReading(element: RichElement, largest: number): string | null {
  const { tag } = element;
  if (tag === "img") return 'loading="lazy" decoding="async"';
  if (tag === "ul" || tag === "ol") return 'dir="auto"';
  return isHeading(tag) ? `aria-level="${levelOf(element) - largest + 3}"` : null;
}

/** Links the text of rich text. `before` is the end of the paragraph's text so far, across bold parts. */
function linkTexts(
  nodes: readonly RichNode[],
  country: CountryCode | null,
  before: { words: string },
): RichNode[] {
  return nodes.flatMap((node): RichNode | RichNode[] => {
    if (typeof node !== "string") {
      if (!inline.has(node.tag)) before.words = "";
      if (node.tag === "a") before.words += "x";
      else node.children = linkTexts(node.children, country, before);
      return node;
    }
    const words = readReferences(node);
    const parts = textLinks(words, country, before.words);
    before.words = (before.words + words).slice(-SEEN);
    if (parts.every((part) => typeof part === "string")) return node;
    return parts.map((part) => {
      if (typeof part === "string") return escapeMarkup(part);
      return { tag: "a", attributes: attributesOf(part.href), children: [escapeMarkup(part.text)] };
    });
  });
}

const attributesOf = (href: string) =>
  Object.entries({ href, ...linkAttributes(href) })
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join("");
