import { writeRichText } from "#sections/richtext/tree.ts";
import { lockedParts, type KnownNames } from "#guidebooks/translation/lock/lockedParts.ts";
import { escapeText, type Locked, type Segment } from "#guidebooks/translation/machine/segments.ts";
import type { TranslationProblem } from "#guidebooks/translation/problems.ts";

type RestoredLine = { ok: true; line: string } | { ok: false; problems: TranslationProblem[] };

const TOKEN = /⟦(\/?)([A-Za-z]{1,4})⟧/g;
/** Next to a locked part these characters would change its meaning, unless the original has them there. */
const GLUE = /[\p{sc=Latn}\p{N}\p{M}#*+_/\\@&=~^$€£¥%°−-]/u;
const HYPHEN_BEFORE_WORD = /^-\p{L}/u;

interface Token {
  name: string;
  isEnd: boolean;
  start: number;
  end: number;
}

/** Puts the locked parts back into a translated line. Refuses if a token is lost, doubled or moved. */
export function restoreLine(
  { text, locked }: Segment,
  answer: string,
  { kind, known }: { kind: "text" | "html"; known: KnownNames },
): RestoredLine {
  const tokens = tokensIn(answer);
  const misplaced = comparePlaces(locked, placesOf(tokensIn(text)), placesOf(tokens));
  const glued = misplaced.length === 0 ? gluedParts(locked, text, answer) : [];
  const problems = [...misplaced, ...addedParts(answer, tokens, known), ...glued];
  if (problems.length > 0) return { ok: false, problems };
  const words = (part: string) => (kind === "html" ? escapeText(part) : part);
  let line = "";
  let end = 0;
  for (const token of tokens) {
    line += words(answer.slice(end, token.start)) + sourceOf(locked, token, kind);
    end = token.end;
  }
  return { ok: true, line: line + words(answer.slice(end)) };
}

const tokensIn = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: all, 1: slash, 2: name = "", index }) => ({
    name,
    isEnd: slash === "/",
    start: index,
    end: index + all.length,
  }));

function sourceOf(locked: Segment["locked"], { name, isEnd }: Token, kind: "text" | "html"): string {
  const one = locked.get(name);
  if (!one) return "";
  if (one.kind !== "pair") return kind === "html" || one.kind === "element" ? one.html : one.text;
  const [start = "", ends = ""] = writeRichText([{ ...one.element, children: ["\u0000"] }]).split("\u0000");
  return isEnd ? ends : start;
}

/** A token with its enclosing elements; null if they are not properly nested. */
type Places = { name: string; within: string }[] | null;

function placesOf(tokens: readonly Token[]): Places {
  const places: { name: string; within: string }[] = [];
  const open: string[] = [];
  for (const { name, isEnd } of tokens) {
    const isPair = name === name.toLowerCase();
    if (isEnd) {
      if (open.pop() !== name) return null;
    } else {
      places.push({ name, within: open.join(" ") });
      if (isPair) open.push(name);
    }
  }
  return open.length === 0 ? places : null;
}

function comparePlaces(locked: Segment["locked"], before: Places, after: Places): TranslationProblem[] {
  if (!before || !after) return [{ code: "markup" }];
  const problems: TranslationProblem[] = [];
  const placesByName = Map.groupBy(after, ({ name }) => name);
  for (const { name, within } of before) {
    const found = placesByName.get(name) ?? [];
    const part = partOf(locked.get(name));
    if (found.length === 0) problems.push(part === undefined ? { code: "markup" } : { code: "lost", part });
    else if (found.length > 1)
      problems.push(part === undefined ? { code: "markup" } : { code: "added", part });
    else if (found[0]?.within !== within) problems.push({ code: "markup" });
  }
  for (const { name } of after) if (!locked.has(name)) problems.push({ code: "added", part: `⟦${name}⟧` });
  if (problems.length > 0) return problems;
  const isAtom = ({ name }: { name: string }) => locked.get(name)?.kind !== "pair";
  const found = after.filter(isAtom);
  const moved = before.filter(isAtom).find(({ name }, at) => found[at]?.name !== name);
  if (moved) return [{ code: "moved", part: partOf(locked.get(moved.name)) ?? "" }];
  return [];
}

const partOf = (one: Locked | undefined): string | undefined => (one && "text" in one ? one.text : undefined);

/** A locked part between the tokens was invented by the model. */
function addedParts(answer: string, tokens: readonly Token[], known: KnownNames): TranslationProblem[] {
  let end = 0;
  const between = tokens.map((token) => {
    const words = answer.slice(end, token.start);
    end = token.end;
    return words;
  });
  return [...between, answer.slice(end)]
    .flatMap((words) => lockedParts(words, known))
    .map(({ text }) => ({ code: "added", part: text }));
}

/** Finds characters next to a locked part that change its meaning, and which the original does not have. */
function gluedParts(locked: Segment["locked"], text: string, answer: string): TranslationProblem[] {
  const problems: TranslationProblem[] = [];
  const [neighboursInText, neighboursInAnswer] = [neighboursOfTokens(text), neighboursOfTokens(answer)];
  for (const [name, one] of locked) {
    if (!("text" in one)) continue;
    const before = neighboursInText.get(name) ?? NOTHING;
    const after = neighboursInAnswer.get(name) ?? NOTHING;
    const isLeft = isGlued(after.left) && !isGlued(before.left);
    const isRight = isGlued(after.right) && !isGlued(before.right) && !HYPHEN_BEFORE_WORD.test(after.right);
    if (isLeft || isRight) problems.push({ code: "moved", part: one.text });
  }
  return problems;
}

interface Neighbours {
  left: string;
  right: string;
}

const NOTHING: Neighbours = { left: "", right: "" };
/** Longer than a token. */
const NEIGHBOUR_CHARACTERS = 8;

/** Returns the character or token right before and right after each token. */
function neighboursOfTokens(text: string): Map<string, Neighbours> {
  const neighbours = new Map<string, Neighbours>();
  for (const { name, start, end } of tokensIn(text)) {
    const [left = ""] =
      /(?:⟦[A-Z]+⟧|.)$/su.exec(text.slice(Math.max(0, start - NEIGHBOUR_CHARACTERS), start)) ?? [];
    const [right = ""] = /^(?:⟦[A-Z]+⟧|.{1,2})/su.exec(text.slice(end, end + NEIGHBOUR_CHARACTERS)) ?? [];
    if (!neighbours.has(name)) neighbours.set(name, { left, right });
  }
  return neighbours;
}

const isGlued = (sign: string) => /^⟦[A-Z]/.test(sign) || GLUE.test(sign[0] ?? "");
