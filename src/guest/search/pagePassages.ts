import type { Language } from "#core/i18n/languages.ts";
import type { Passage, Phrase } from "#search/passage.ts";

/** A tree of a guest page: the browser's own, or that of a page that the server has drawn. */
export interface PageTree<Node> {
  /** The name of an element, in lower case; null for a text. */
  tagOf(node: Node): string | null;
  attributeOf(node: Node, name: string): string | null;
  childrenOf(node: Node): Iterable<Node>;
  textOf(node: Node): string;
}

/** A passage with its position on the page. */
export interface PagePassage<Node> extends Passage {
  element: Node;
}

/** The attribute with the vocabulary of the host's language, on an element at the page's end. */
export const LEXICON = "data-lexicon";

const HEADINGS = new Set(["h1", "h2", "h3", "h4"]);
/** The elements that are one passage: small enough that their words belong together. */
const PASSAGES = new Set(["p", "li", "address", "details", "dl", "blockquote"]);
const SKIPPED = new Set(["svg", "button", "form", "img", "script", "style", "input"]);
/** Lines without punctuation at the end are separated: a name, its kind, its text. */
const LINE_END = /([^\p{P}\s])\s*\n\s*/gu;
const INLINE = new Set(["a", "b", "strong", "em", "i", "u", "s", "span", "mark", "small"]);

/** Returns the passages of a guest page, in its order: of all sections with text (Search 1). */
export function readPassages<Node>(
  root: Node,
  tree: PageTree<Node>,
  pageLanguage: Language,
  languageOf: (tag: string) => Language,
): PagePassage<Node>[] {
  const passages: PagePassage<Node>[] = [];
  const hasClass = (node: Node, name: string) =>
    ` ${tree.attributeOf(node, "class") ?? ""} `.includes(` ${name} `);
  const isSkipped = (node: Node) =>
    SKIPPED.has(tree.tagOf(node) ?? "") ||
    tree.attributeOf(node, "data-map") !== null ||
    ["page-next", "unavailable", "sr-only", "join", "soft"].some((name) => hasClass(node, name));
  const languageIn = (node: Node, outer: Language) => {
    const tag = tree.attributeOf(node, "lang");
    return tag ? languageOf(tag) : outer;
  };

  const textIn = (node: Node): string => {
    if (tree.tagOf(node) === null) return tree.textOf(node).replaceAll(/\s+/g, " ");
    if (isSkipped(node)) return "";
    const text = Array.from(tree.childrenOf(node), textIn).join("");
    return INLINE.has(tree.tagOf(node) ?? "") ? text : `\n${text}\n`;
  };
  /** Returns the text of an element with the language of its first words. */
  const phraseIn = (node: Node, outer: Language): Phrase => ({
    text: textIn(node).trim().replaceAll(LINE_END, "$1 · ").replaceAll(/\s+/g, " "),
    language: innerLanguage(node, outer),
  });
  const innerLanguage = (node: Node, outer: Language): Language => {
    const language = languageIn(node, outer);
    for (const child of tree.childrenOf(node)) {
      if (tree.tagOf(child) === null ? tree.textOf(child).trim() : isSkipped(child)) continue;
      if (tree.tagOf(child) !== null) return innerLanguage(child, language);
    }
    return language;
  };
  const find = (node: Node, tag: string): Node | undefined => {
    for (const child of tree.childrenOf(node)) {
      const found = tree.tagOf(child) === tag ? child : find(child, tag);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  /** Returns the name of a place, an idea or a contact: what its head starts with. */
  const nameIn = (node: Node): string => {
    for (const child of tree.childrenOf(node))
      if (hasClass(child, "place-head"))
        for (const name of tree.childrenOf(child)) return textIn(name).trim();
    return "";
  };

  const readSection = (section: Node, outer: Language) => {
    const anchor = tree.attributeOf(section, "id") ?? "";
    const language = languageIn(section, outer);
    const titleElement = find(section, "h2");
    const title = titleElement === undefined ? { text: "", language } : phraseIn(titleElement, language);
    let isFirst = true;
    const add = (element: Node, text: Phrase, heading: Phrase | null, name = "") => {
      if (text.text === "") return;
      passages.push({ section: anchor, title, heading, name, text, isFirst, element });
      isFirst = false;
    };
    const walk = (node: Node, around: Language, above: Phrase | null) => {
      let heading = above;
      const inner = languageIn(node, around);
      for (const child of tree.childrenOf(node)) {
        const tag = tree.tagOf(child);
        if (tag === null || isSkipped(child)) continue;
        if (HEADINGS.has(tag))
          heading = tag === "h2" && titleElement === child ? null : phraseIn(child, inner);
        else if (tag === "details" || tag === "dl")
          addLabelled(child, inner, tag === "dl" ? "dt" : "summary");
        else if (PASSAGES.has(tag)) add(child, phraseIn(child, inner), heading, nameIn(child));
        else walk(child, inner, heading);
      }
    };
    const addLabelled = (node: Node, around: Language, labelTag: string) => {
      const inner = languageIn(node, around);
      const label = find(node, labelTag);
      const parts = Array.from(tree.childrenOf(node)).filter(
        (child) => tree.tagOf(child) !== null && child !== label,
      );
      const phrases = parts.map((part) => phraseIn(part, inner));
      const text = phrases
        .map((phrase) => phrase.text)
        .join(" ")
        .trim();
      add(
        node,
        { text, language: phrases[0]?.language ?? inner },
        label === undefined ? null : phraseIn(label, inner),
      );
    };
    walk(section, language, null);
  };

  const walkPage = (node: Node, outer: Language) => {
    for (const child of tree.childrenOf(node)) {
      if (tree.tagOf(child) === null) continue;
      if (tree.tagOf(child) === "section" && hasClass(child, "page"))
        readSection(child, languageIn(child, outer));
      else walkPage(child, languageIn(child, outer));
    }
  };
  walkPage(root, pageLanguage);
  return passages;
}
