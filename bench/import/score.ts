import type { ReadManual } from "#contentImport/contract.ts";
import { fillSections } from "#contentImport/apply/fillSections.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { emptyContent, leavesOf } from "#sections/section.ts";
import type { ManualSample, Fact } from "./manuals.ts";
import { piecesOf, wordsOfPieces } from "./pieces.ts";

export interface Score {
  right: number;
  missed: Fact[];
  /** Codes and passwords that everybody could read. */
  open: Fact[];
  /** Texts of the guidebook that the manual does not say. */
  invented: string[];
  /** Words of the manual that are neither placed nor shown. */
  lost: string[];
}

interface Filled {
  type: string;
  path: string;
  kind: string;
  text: string;
  /** What everybody reads of it. */
  open: string;
}

/** Puts all that has a place into an empty guidebook, and compares that with the facts and with the manual's own words. */
export function scoreOf(manual: ManualSample, read: ReadManual): Score {
  const filled = fill(read);
  const missed = manual.facts.filter((fact) => !isThere(fact, filled));
  return {
    right: manual.facts.length - missed.length,
    missed,
    open: manual.facts.filter((fact) => "secret" in fact.where && isOpen(fact.text, filled, read)),
    invented: inventedIn(filled, manual),
    lost: lostFrom(manual, read),
  };
}

function fill({ sentences }: ReadManual): Filled[] {
  const empty = sectionTypes.map((type) => ({ type, content: emptyContent(type) }));
  const placed = sentences.flatMap((one) => (one.target ? [{ ...one, target: one.target }] : []));
  const sections = fillSections(empty, placed);
  if (!sections) throw new Error("a sentence goes to a field that there is not");
  return sections.flatMap(({ section, content }) =>
    leavesOf({ type: section.type, content }).map(({ path, kind, value }) => ({
      type: section.type,
      path,
      kind,
      text: kind === "html" ? plainText(value) : value,
      open: kind === "secret" ? "" : kind === "html" ? plainText(withoutStayOnly(value)) : value,
    })),
  );
}

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[*_`]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function isThere({ where, text }: Fact, filled: readonly Filled[]): boolean {
  if ("field" in where) {
    const [type, path] = where.field.split(".");
    return filled.some((leaf) => leaf.type === type && leaf.path === path && leaf.text === text);
  }
  if ("secret" in where) {
    const isIn = filled.some((leaf) => plain(leaf.text).includes(plain(text)));
    return isIn && !filled.some((leaf) => plain(leaf.open).includes(plain(text)));
  }
  // A name and its description are two values of one entry.
  return where.sections.some((section) => {
    const texts = filled.filter(({ type }) => type === section).map((leaf) => plain(leaf.text));
    return texts.join(" ").includes(plain(text));
  });
}

/** What has no place is marked, too: its host may put it where everybody reads it. */
function isOpen(text: string, filled: readonly Filled[], { sentences }: ReadManual): boolean {
  const isIn = (other: string) => plain(other).includes(plain(text));
  return (
    filled.some((leaf) => isIn(leaf.open)) ||
    sentences.some((one) => one.target === null && !one.isSecret && isIn(one.text))
  );
}

/** A time is read from words, and needs no other word. */
function inventedIn(filled: readonly Filled[], { body }: ManualSample): string[] {
  const source = ` ${plain(wordsOfPieces(piecesOf(body)).join(" "))} `;
  return filled
    .filter(({ kind }) => kind !== "time")
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => plain(text) !== "" && !isFromManual(plain(text), source));
}

/** One text may have several lines of the manual: each run of its words has to be in it. */
function isFromManual(text: string, source: string): boolean {
  const words = text.split(" ");
  for (let from = 0; from < words.length;) {
    let to = words.length;
    while (to > from && !source.includes(` ${words.slice(from, to).join(" ")} `)) to -= 1;
    if (to === from) return false;
    from = to;
  }
  return true;
}

/** What a programme for chats or e-mails writes around a message, and lines of a table's form. */
const MESSAGE_MARK = /^[|:\- ]+$|^(?:From|Subject|Asunto): .*|^\[\d\d\/\d\d, \d\d:\d\d\] \p{L}+:/u;

function lostFrom({ body }: ManualSample, { lines, sentences }: ReadManual): string[] {
  const shown = new Map<string, number>();
  const texts = [
    ...lines.filter(({ isHeading }) => isHeading).map(({ text }) => text),
    ...new Set(sentences.map(({ line, text }) => `${line} ${text}`)),
  ];
  for (const word of texts.flatMap((text) => plain(text).split(" ")))
    shown.set(word, (shown.get(word) ?? 0) + 1);
  return wordsOfPieces(piecesOf(body)).flatMap((line) => {
    const missing = plain(line.replace(MESSAGE_MARK, ""))
      .split(" ")
      .filter((word) => {
        const left = shown.get(word) ?? 0;
        shown.set(word, left - 1);
        return word !== "" && left <= 0;
      });
    return missing.length > 0 ? [`${missing.join(" ")} (of: ${line})`] : [];
  });
}
