import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { LEXICON, readPassages, type PageTree } from "#guest/search/pagePassages.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import type { Passage } from "#search/passage.ts";
import { languageOfTag } from "#search/vocabularies.ts";

type Node = DefaultTreeAdapterTypes.Node;

/** The searched content of a page. */
interface PageWords {
  language: Language;
  /** In page order; what this reader may not see is not on the page. */
  passages: Passage[];
  /** The vocabulary of texts in another language (`writePageLexicon`). */
  lexicon: { language: Language; text: string } | null;
}

const tree: PageTree<Node> = {
  tagOf: (node) => ("tagName" in node ? node.tagName : null),
  attributeOf: (node, wanted) =>
    "attrs" in node ? (node.attrs.find(({ name }) => name === wanted)?.value ?? null) : null,
  childrenOf: (node) => ("childNodes" in node ? node.childNodes : []),
  textOf: (node) => ("value" in node ? node.value : ""),
};

const tagIn = (node: Node): Language => languageOfTag(tree.attributeOf(node, "lang") ?? DEFAULT_LANGUAGE);

/** Returns the language of a drawn page by its first tag, without parsing the rest. */
export const languageOfDrawn = (html: string): Language =>
  languageOfTag(/<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? DEFAULT_LANGUAGE);

export function readDrawnPage(html: string): PageWords {
  const document = parse(html);
  const root = Array.from(tree.childrenOf(document)).find((node) => tree.tagOf(node) === "html") ?? document;
  const body = Array.from(tree.childrenOf(root)).find((node) => tree.tagOf(node) === "body") ?? root;
  const language = tagIn(root);
  // Without their elements, each of which references the whole tree.
  const passages = readPassages(body, tree, language, languageOfTag).map(
    ({ section, title, heading, name, text, isFirst }): Passage => ({
      section,
      title,
      heading,
      name,
      text,
      isFirst,
    }),
  );
  const holder = Array.from(tree.childrenOf(body)).find((node) => tree.attributeOf(node, LEXICON) !== null);
  const text = holder && tree.attributeOf(holder, LEXICON);
  return { language, passages, lexicon: text ? { language: tagIn(holder), text } : null };
}
