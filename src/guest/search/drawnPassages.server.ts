import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { readPassages, type PagePassage, type PageTree } from "#guest/search/pagePassages.ts";
import { DEFAULT_LANGUAGE } from "#languages/languages.ts";
import { languageOfTag } from "#search/vocabularies.ts";

type Node = DefaultTreeAdapterTypes.Node;

const tree: PageTree<Node> = {
  tagOf: (node) => ("tagName" in node ? node.tagName : null),
  attributeOf: (node, wanted) =>
    "attrs" in node ? (node.attrs.find(({ name }) => name === wanted)?.value ?? null) : null,
  childrenOf: (node) => ("childNodes" in node ? node.childNodes : []),
  textOf: (node) => ("value" in node ? node.value : ""),
};

/** Returns the passages of a page as it was drawn: what this reader may not see is not on it. */
export function passagesOfPage(html: string): PagePassage<Node>[] {
  return readPassages(parse(html), tree, DEFAULT_LANGUAGE, languageOfTag);
}
