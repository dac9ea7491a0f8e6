import type { PageTree } from "#guest/search/pagePassages.ts";

/** The page in the browser as a tree for its passages. */
export const pageTree: PageTree<Node> = {
  tagOf: (node) => (node instanceof Element ? node.localName : null),
  attributeOf: (node, name) => (node instanceof Element ? node.getAttribute(name) : null),
  childrenOf: (node) => node.childNodes,
  textOf: (node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : ""),
};
