import { attributeOf, readReferences, readRichText, writeRichText } from "#sections/richtext/tree.ts";
import type { RichElement, RichNode } from "#sections/richtext/tree.ts";
import { lockedParts, type KnownNames, type LockedKind } from "#guidebooks/translation/lock/lockedParts.ts";

/** What a token stands for. Elements within a line have one where they begin and one where they end. */
export type Locked =
  | { kind: LockedKind; html: string; text: string }
  | { kind: "element"; html: string }
  | { kind: "pair"; element: RichElement };

/** A line of words as a model gets it: what is locked is a token of letters alone. */
export interface Segment {
  text: string;
  locked: ReadonlyMap<string, Locked>;
}

/** Words cut into the lines that a model translates, and the way back. */
export interface Segmented {
  segments: Segment[];
  /** Returns the words with each line as it is given, in HTML where the words are. */
  join: (lines: readonly string[]) => string;
}

const inline = new Set(["strong", "b", "em", "i", "u", "s", "span", "a"]);

/** Names marks, so that no two that are sent together have one name: a line cannot have the marks of another. */
export type NameMark = () => string;

export function newMarkNames(): NameMark {
  let count = 0;
  return () => nameOf(count++);
}

/**
 * Cuts words into lines. Blocks, pictures on their own and passages for the stay stay behind, and are there again in
 * `join`.
 */
export function segmentsOf(
  { kind, value }: { kind: "text" | "html"; value: string },
  known: KnownNames,
  nameMark: NameMark = newMarkNames(),
): Segmented {
  if (kind === "text") {
    const line = newLine(known, nameMark);
    return {
      segments: [{ text: line.lock(value, (text) => text), locked: line.locked }],
      join: ([text = ""]) => text,
    };
  }
  const nodes = readRichText(value);
  const segments: Segment[] = [];
  cut(nodes, (run) => {
    const line = newLine(known, nameMark);
    segments.push({ text: line.lockNodes(run), locked: line.locked });
    return run;
  });
  return {
    segments,
    join(lines) {
      let at = 0;
      return writeRichText(cut(nodes, () => [lines[at++] ?? ""]));
    },
  };
}

/** Replaces each run of words within a block. */
function cut(nodes: readonly RichNode[], replace: (run: RichNode[]) => RichNode[]): RichNode[] {
  const all: RichNode[] = [];
  let run: RichNode[] = [];
  const end = () => {
    if (run.length > 0) all.push(...(hasWords(run) ? replace(run) : run));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || isInLine(node)) run.push(node);
    else {
      end();
      const isBlock = node.tag !== "div" && node.tag !== "img";
      all.push(isBlock ? { ...node, children: cut(node.children, replace) } : node);
    }
  }
  end();
  return all;
}

const isInLine = ({ tag }: RichElement) => inline.has(tag) || tag === "br";

const hasWords = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) =>
    typeof node === "string" ? /\p{L}/u.test(readReferences(node)) : hasWords(node.children),
  );

/** Collects what is locked in a line. */
function newLine(known: KnownNames, nameMark: NameMark) {
  const locked = new Map<string, Locked>();

  const token = (value: Locked): string => {
    const name = nameMark();
    locked.set(value.kind === "pair" ? name.toLowerCase() : name, value);
    return name;
  };
  const atom = (value: Locked) => `⟦${token(value)}⟧`;

  /** `write` gives a part back as it stands in the words: text, or HTML. */
  function lock(text: string, write: (text: string) => string): string {
    let words = "";
    let end = 0;
    for (const { kind, text: part, start } of lockedParts(text, known)) {
      words += text.slice(end, start) + atom({ kind, text: part, html: write(part) });
      end = start + part.length;
    }
    return words + text.slice(end);
  }

  function lockNodes(nodes: readonly RichNode[]): string {
    return nodes
      .map((node) => {
        if (typeof node === "string") return lock(readReferences(node), escapeText);
        if (node.children.length === 0 || isLockedLink(node))
          return atom({ kind: "element", html: writeRichText([node]) });
        const name = token({ kind: "pair", element: node }).toLowerCase();
        return `⟦${name}⟧${lockNodes(node.children)}⟦/${name}⟧`;
      })
      .join("");
  }

  /** A link that says what it leads to, such as a telephone number, is locked as a whole. */
  const isLockedLink = (element: RichElement) => {
    if (attributeOf(element, "href") === undefined) return false;
    const text = readReferences(textIn(element.children));
    const rest = lockedParts(text, known).reduceRight(
      (left, { start, text: part }) => left.slice(0, start) + left.slice(start + part.length),
      text,
    );
    return !/\p{L}/u.test(rest);
  };

  return { locked, lock, lockNodes };
}

const textIn = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : textIn(node.children))).join("");

export const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A, B … Z, BA, BB …: figures would be among those that no answer may have. */
export function nameOf(number: number): string {
  const last = String.fromCharCode(A + (number % ALPHABET));
  return number < ALPHABET ? last : nameOf(Math.floor(number / ALPHABET)) + last;
}

const A = "A".charCodeAt(0);
const ALPHABET = 26;
