import { expect, test } from "vitest";
import { changedLines } from "#sections/differences/differences.ts";
import { runsBetween } from "#sections/differences/longestCommon.ts";

const inMarks = (type: string, before: unknown, after: unknown) =>
  changedLines(type, before, after).map(({ pieces }) =>
    pieces
      .map(({ change, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[change])
      .join(""),
  );

const wifi = { networkName: "Lake", password: "kea-kea-9", notes: "" };

test("a field that changed is named, with the old and the new word", () => {
  expect(inMarks("wifi", wifi, { ...wifi, password: "tui-tui-4" })).toEqual([
    "Password: [-kea-kea-9-][+tui-tui-4+]",
  ]);
  expect(inMarks("wifi", wifi, wifi)).toEqual([]);
});

test("an entry that comes in between leaves the others as they are", () => {
  const rules = (...lines: string[]) => ({ rules: lines });
  const before = rules("Shoes off inside", "Quiet after ten");
  const after = rules("Shoes off inside", "No parties", "Quiet after eleven");
  expect(inMarks("rules", before, after)).toEqual([
    "[-Quiet after ten-]",
    "[+No parties+]",
    "[+Quiet after eleven+]",
  ]);
  expect(inMarks("rules", before, rules("Shoes off inside", "Quiet after eleven"))).toEqual([
    "Quiet after [-ten-][+eleven+]",
  ]);
});

test("paragraphs of rich text are lines, pictures too, and formatting is no change of words", () => {
  const before = { text: "<p>The key is under the <strong>blue</strong> pot.</p><p>Welcome.</p>" };
  const after = {
    text: '<p>The key is under the red pot.</p><p>Welcome.</p><img src="/media/abcdef01.jpg" alt="">',
  };
  expect(inMarks("welcome", before, after)).toEqual([
    "The key is under the [-blue -][+red +]pot.",
    "[+Picture abcdef+]",
  ]);
  expect(inMarks("welcome", { text: "<p>Kia ora</p>" }, { text: "<h2>Kia ora</h2>" })).toEqual([]);
});

test("what became something else altogether is two lines", () => {
  expect(inMarks("welcome", { text: "<p>Kia ora</p>" }, { text: "<p>Good day to you</p>" })).toEqual([
    "[-Kia ora-]",
    "[+Good day to you+]",
  ]);
});

test("the runs between two sequences give both of them back, whatever they are", () => {
  for (let seed = 1; seed < 300; seed++) {
    const sequence = (length: number, step: number) =>
      Array.from({ length }, (_, at) => (seed * (at + step) * 7919) % 5);
    const before = sequence(seed % 13, 1);
    const after = sequence(seed % 11, 2);
    const runs = runsBetween(before, after);
    const without = (change: string) =>
      runs.filter((run) => run.change !== change).flatMap(({ items }) => items);
    expect([without("added"), without("removed")]).toEqual([before, after]);
  }
});
