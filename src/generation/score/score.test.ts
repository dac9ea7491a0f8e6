import { expect, test } from "vitest";
import { scoreParts, sumOf } from "#generation/score/parts.ts";
import { isSectionType } from "#sections/catalog.ts";
import { judgedGuidebooks, type JudgedGuidebook } from "#test/judgedGuidebooks.ts";
import { readGuidebooks } from "#test/readGuidebooks.ts";

const scoreOf = ({ facts }: JudgedGuidebook) => sumOf(scoreParts(facts));

/** Returns the ranks of numbers, 1 for the largest; equal ones share the mean. */
function ranksOf(numbers: readonly number[]): number[] {
  const sorted = numbers.toSorted((a, b) => b - a);
  return numbers.map((number) => (sorted.indexOf(number) + sorted.lastIndexOf(number)) / 2 + 1);
}

/** Returns Spearman's rank correlation between the score and the reader's order. */
function correlation(guidebooks: readonly JudgedGuidebook[]): number {
  const byScore = ranksOf(guidebooks.map(scoreOf));
  const byReader = ranksOf(guidebooks.map(({ place }) => -place));
  const n = guidebooks.length;
  const squares = byScore.reduce((sum, rank, at) => sum + (rank - (byReader[at] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}

test("the score ranks twenty guidebooks as a reader did, those that were unseen too", () => {
  const unseen = judgedGuidebooks.filter(({ place }) => place % 2 === 0);
  const seen = judgedGuidebooks.filter(({ place }) => place % 2 === 1);
  expect(correlation(judgedGuidebooks)).toBeGreaterThanOrEqual(0.8);
  expect(correlation(seen)).toBeGreaterThanOrEqual(0.8);
  expect(correlation(unseen)).toBeGreaterThanOrEqual(0.8);
});

test.each([0, 1, 2])("the score ranks guidebooks of real towns as reader %i of their pages did", (reader) => {
  const inOrder = readGuidebooks.map((one) => ({ ...one, place: one.places[reader] ?? 0 }));
  expect(correlation(inOrder)).toBeGreaterThanOrEqual(0.8);
});

test("the weights add up to one, and each part names a section to open", () => {
  for (const { facts } of judgedGuidebooks) {
    const parts = scoreParts(facts);
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(parts.every(({ section }) => isSectionType(section))).toBe(true);
    expect(parts.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
  }
});

test("what is missing says so, in words for the host", () => {
  const [best, worst] = [judgedGuidebooks[0], judgedGuidebooks[19]].map(
    (one) => one && scoreParts(one.facts),
  );
  expect(best?.find(({ name }) => name === "food")?.explanation).toBe(
    "12 places to eat within a walk, the nearest about 150 m away.",
  );
  expect(worst?.find(({ name }) => name === "food")?.explanation).toBe(
    "No place to eat and shop for groceries is known.",
  );
  expect(worst?.find(({ name }) => name === "care")?.explanation).toContain("The country is not known");
  expect(sumOf(best ?? [])).toBeGreaterThan(0.98);
});
