import { contentLines, wordsOfLeaf } from "#sections/differences/contentLines.ts";
import { runsBetween, type Run } from "#sections/differences/runs.ts";

export interface ChangedLine {
  change: "removed" | "added" | "changed";
  pieces: { change: Run<string>["change"]; text: string }[];
}

/** Minimum share of common words to show two lines as one changed line. */
const MIN_SHARED = 0.3;

export function changedLines(type: string, before: unknown, after: unknown): ChangedLine[] {
  return linesBetween(contentLines({ type, content: before }), contentLines({ type, content: after }));
}

/** Returns the changes between two versions of a text, line by line. */
export function changedText(kind: "text" | "html", before: string, after: string): ChangedLine[] {
  const linesOf = (value: string) => wordsOfLeaf({ path: "", kind, value });
  return linesBetween(linesOf(before), linesOf(after));
}

function linesBetween(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const runs = runsBetween(before, after);
  const lines: ChangedLine[] = [];
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1];
    if (run.change === "removed")
      lines.push(...pairUp(run.items, next?.change === "added" ? next.items : []));
    else if (run.change === "added" && runs[at - 1]?.change !== "removed")
      lines.push(...run.items.map((text) => wholeLine("added", text)));
  }
  return lines;
}

/** Pairs removed and added lines that share words. */
function pairUp(removed: readonly string[], added: readonly string[]): ChangedLine[] {
  const lines: ChangedLine[] = [];
  const left = [...added];
  for (const line of removed) {
    const [candidate] = left;
    const changed = candidate === undefined ? null : changedLine(line, candidate);
    if (changed) left.shift();
    lines.push(changed ?? wholeLine("removed", line));
  }
  return [...lines, ...left.map((text) => wholeLine("added", text))];
}

const wholeLine = (change: "removed" | "added", text: string): ChangedLine => ({
  change,
  pieces: [{ change, text }],
});

function changedLine(before: string, after: string): ChangedLine | null {
  const runs = runsBetween(wordsIn(before), wordsIn(after));
  const sharedLength = runs
    .filter(({ change }) => change === "same")
    .reduce((sum, { items }) => sum + items.join("").trim().length, 0);
  if (sharedLength < MIN_SHARED * Math.min(before.length, after.length)) return null;
  return { change: "changed", pieces: runs.map(({ change, items }) => ({ change, text: items.join("") })) };
}

/** Words with the space after them, so that they join again. */
const wordsIn = (line: string) => line.match(/\S+\s*/g) ?? [];
