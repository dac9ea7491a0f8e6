import { expect, test } from "vitest";
import { changedLines, changedText } from "#sections/differences/differences.ts";
import { runsBetween } from "#sections/differences/runs.ts";
import { cpuMsOf, growthOf, LINEAR } from "#test/growth.ts";

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

test("a word that changed at each end of a long text, and a long passage that went, are found", () => {
  const words = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word}${at}`);
  const text = (...parts: string[]) => parts.join(" ");
  const long = words(20_000, "w").join(" ");
  expect(changedText("text", text("old", long, "end"), text("new", long, "over"))).toEqual([
    {
      change: "changed",
      pieces: [
        { change: "removed", text: "old " },
        { change: "added", text: "new " },
        { change: "same", text: `${long} ` },
        { change: "removed", text: "end" },
        { change: "added", text: "over" },
      ],
    },
  ]);
  const passage = words(5000, "p").join(" ");
  expect(changedText("text", text(long, passage, "end"), text(long, "end"))).toEqual([
    {
      change: "changed",
      pieces: [
        { change: "same", text: `${long} ` },
        { change: "removed", text: `${passage} ` },
        { change: "same", text: "end" },
      ],
    },
  ]);
});

test.each([
  ["of other words", (word: string, length: number) => Array.from({ length }, (_, at) => `${word}${at}`)],
  ["of few words in another order", shuffled],
])("two texts %s take a time that grows with their length", (_, wordsOf) => {
  const compare = (length: number) => {
    const [before, after] = ["old", "new"].map((word) => wordsOf(word, length).join(" "));
    return changedText("text", before ?? "", after ?? "");
  };
  expect(growthOf((length) => length, compare, 4000)).toBeLessThan(LINEAR);
  expect(
    cpuMsOf(() => compare(200_000)),
    "of a million characters",
  ).toBeLessThan(10_000);
});

/** Few words in an order that the first letter of `word` begins. */
function shuffled(word: string, length: number): string[] {
  let state = word.codePointAt(0) ?? 0;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `w${(state >> 8) % 7}`;
  });
}
