import { attributeOf, readReferences, readRichText, writeRichText } from "#sections/richtext/tree.ts";
import type { RichElement, RichNode } from "#sections/richtext/tree.ts";
import { lockedParts, type KnownNames, type LockedKind } from "#guidebooks/translation/lock/lockedParts.ts";
import { STAY_ONLY } from "#sections/html.ts";
import { inline } from "#sections/richtext/reading.ts";

/** What a token represents. Inline elements have one for their begin and one for their end. */
export type Locked =
  | { kind: LockedKind; html: string; text: string }
  | { kind: "element"; html: string }
  | { kind: "pair"; element: RichElement };

/** A line of text as sent to a model: each locked part is a token of letters. */
export interface Segment {
  text: string;
  locked: ReadonlyMap<string, Locked>;
}

/** A text cut into the lines that a model translates, with a function to join them. */
export interface Segmented {
  segments: Segment[];
  /** Returns the text with each line replaced, as HTML if the text is HTML. */
  join: (lines: readonly string[]) => string;
}

/** Names marks uniquely within a request: a line cannot contain the marks of another. */
type NameMark = () => string;

export function newMarkNames(): NameMark {
  let count = 0;
  return () => nameOf(count++);
}

/** Cuts a text into lines. `join` adds what is not sent: pictures on their own, stay-only passages. */
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

/** Replaces each run of text within a block. */
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
      const isBlock = node.tag !== "img" && attributeOf(node, "class") !== STAY_ONLY;
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

/** Collects the locked parts of a line. */
function newLine(known: KnownNames, nameMark: NameMark) {
  const locked = new Map<string, Locked>();

  const token = (value: Locked): string => {
    const name = nameMark();
    locked.set(value.kind === "pair" ? name.toLowerCase() : name, value);
    return name;
  };
  const atom = (value: Locked) => `⟦${token(value)}⟧`;

  /** `write` returns a part as it is in the text: plain text, or HTML. */
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

  /** A link whose text is its target, such as a telephone number, is locked as a whole. */
  const isLockedLink = (element: RichElement) => {
    if (attributeOf(element, "href") === undefined) return false;
    const text = readReferences(textIn(element.children));
    let end = 0;
    const between = lockedParts(text, known).map(({ start, text: part }) => {
      const words = text.slice(end, start);
      end = start + part.length;
      return words;
    });
    return !/\p{L}/u.test(between.join("") + text.slice(end));
  };

  return { locked, lock, lockNodes };
}

const textIn = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : textIn(node.children))).join("");

export const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A, B … Z, BA, BB …: digits would match the digits that no response may have. */
export function nameOf(number: number): string {
  const last = String.fromCharCode(A + (number % ALPHABET));
  return number < ALPHABET ? last : nameOf(Math.floor(number / ALPHABET)) + last;
}

const A = "A".charCodeAt(0);
const ALPHABET = 26;
