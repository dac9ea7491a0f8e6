import { expect, test } from "vitest";
import { excerptOf } from "#search/excerpt.ts";

const shown = (...given: Parameters<typeof excerptOf>) =>
  excerptOf(...given)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

test("a passage is shown whole, with what matched", () => {
  expect(shown("The router is in the hall.", [[4, 10]])).toBe("The [router] is in the hall.");
  expect(shown("No mark in it.", [])).toBe("No mark in it.");
});

test("a long one is cut between words, around what matched", () => {
  const text = `${"one two three ".repeat(40)}router ${"four five six ".repeat(40)}`.trim();
  const at = text.indexOf("router");
  const excerpt = shown(text, [[at, at + 6]]);
  expect(excerpt).toMatch(/^…(one|two|three) .*\[router\] four.*…$/);
  expect(excerpt.length).toBeLessThan(130);
  expect(excerpt).not.toMatch(/…(ne|wo|hree|o|ee) /);
});

test("a text without spaces is cut all the same", () => {
  const text = "家".repeat(400);
  expect(shown(text, [[300, 302]])).toMatch(/^…家+\[家家\]家+…$/);
});

test("a long one is cut where the most words matched", () => {
  const text = `The red lid is for rubbish. ${"one two three ".repeat(12)}The blue lid is for glass, every other week.`;
  const marks = [...text.matchAll(/lid|blue/g)].map(({ 0: word, index }): [number, number] => [
    index,
    index + word.length,
  ]);
  expect(shown(text, marks)).toMatch(/\[blue\] \[lid\] is for glass/);
});

test("a long one is shown from its beginning where that has what matched", () => {
  const text = `Collection is on Thursday morning. Put the bins at the end of the drive. ${"one two three ".repeat(9)}`;
  const at = text.indexOf("bins");
  expect(shown(text, [[at, at + 4]])).toMatch(/^Collection is on Thursday morning\. Put the \[bins\]/);
});
