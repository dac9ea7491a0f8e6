import {
  lockedParts,
  type KnownNames,
  type LockedKind,
  type LockedPart,
} from "#guidebooks/translation/lock/lockedParts.ts";
import type { TranslationProblem } from "#guidebooks/translation/problems.ts";

/** Replaces a locked part that was found. */
const TAKEN = "\uFFFC";

interface Placed {
  kind: LockedKind;
  text: string;
  at: number;
}

/** Lost parts that are searched in the text, the longest first; others count as lost. */
const MAX_SEARCHED = 200;
/** Problems that are returned; a text with more is not a translation. */
const MAX_PROBLEMS = 100;

/** Compares locked parts with those of a translation: lost, added, reordered; the first 100. */
export function compareLocked(source: string, translation: string, known: KnownNames): TranslationProblem[] {
  const expected = lockedParts(source, known);
  const { placed, rest } = findPlaced(expected, translation, known);
  const lost = difference(expected, placed);
  const doubled = difference(placed, expected);
  const added = lockedParts(rest, known).concat(doubled.map(({ text, kind }) => ({ text, kind, start: 0 })));
  const problems: TranslationProblem[] = [
    ...lost.map(({ text }) => ({ code: "lost" as const, part: text })),
    ...added.map(({ text }) => ({ code: "added" as const, part: text })),
  ];
  return problems.length > 0 ? problems.slice(0, MAX_PROBLEMS) : movedParts(expected, placed);
}

/**
 * Finds each part of the original in the translation: first those that it has as they are, then the others next to
 * letters or with another space, the longest first, so that "15:00" is not found in "115:00".
 */
function findPlaced(expected: readonly LockedPart[], translation: string, known: KnownNames) {
  const kinds = new Map(expected.map(({ text, kind }) => [text, kind]));
  const placed = lockedParts(translation, known).flatMap(({ text, start }): Placed[] => {
    const kind = kinds.get(text);
    return kind ? [{ kind, text, at: start }] : [];
  });
  let rest = withoutPlaced(translation, placed);
  const lost = new Set(difference(expected, placed).map(({ text }) => text));
  for (const text of [...lost].toSorted((one, other) => other.length - one.length).slice(0, MAX_SEARCHED)) {
    const kind = kinds.get(text) ?? "sign";
    rest = rest.replaceAll(placePattern(text), (found, at: number) => {
      placed.push({ kind, text, at });
      return TAKEN.repeat(found.length);
    });
  }
  return { placed: placed.toSorted((one, other) => one.at - other.at), rest };
}

/** `placed` is in the order of the text. */
function withoutPlaced(translation: string, placed: readonly Placed[]): string {
  let end = 0;
  const pieces = placed.map(({ text, at }) => {
    const before = translation.slice(end, at);
    end = at + text.length;
    return before + TAKEN.repeat(text.length);
  });
  return pieces.join("") + translation.slice(end);
}

/** An adjacent digit would make another number; a letter may follow, as in "15:00Uhr". */
function placePattern(text: string): RegExp {
  const before = /^\p{N}/u.test(text) ? String.raw`(?<!\p{N}|\p{N}[.,:])` : "";
  const after = /\p{N}$/u.test(text) ? String.raw`(?!\p{N}|[.,:]\p{N})` : "";
  const pattern = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
  return new RegExp(before + pattern + after, "gu");
}

interface Named {
  kind: LockedKind;
  text: string;
}

/** Returns the items that the first has more often than the second. */
function difference(all: readonly Named[], without: readonly Named[]): Named[] {
  const counts = new Map<string, number>();
  for (const { text } of without) counts.set(text, (counts.get(text) ?? 0) + 1);
  return all.filter(({ text }) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left <= 0;
  });
}

/** Languages order names and numbers differently, but not one time before another. */
function movedParts(expected: readonly LockedPart[], placed: readonly Placed[]): TranslationProblem[] {
  for (const kind of ["number", "link", "name"] as const) {
    const order = expected.filter((part) => part.kind === kind).map(({ text }) => text);
    const found = placed.filter((part) => part.kind === kind).map(({ text }) => text);
    const moved = order.find((text, at) => found[at] !== text);
    if (moved !== undefined) return [{ code: "moved", part: moved }];
  }
  return [];
}
