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

test("a place is shown without the name that is its title", () => {
  const text = "Bremner Bay · Lake · Shallow, in the lake.";
  const marks: [number, number][] = [
    [0, 7],
    [14, 18],
    [37, 41],
  ];
  expect(shown(text, marks, 0, "Bremner Bay")).toBe("[Lake] · Shallow, in the [lake].");
});

test("a name may end like a sentence, stand below a caption, or be all there is", () => {
  expect(shown("Bar & Co. Bar · Late.", [], 1, "Bar & Co.")).toBe("Bar · Late.");
  expect(shown("The vines · Rippon · Winery", [], 1, "Rippon")).toBe("The vines · Rippon · Winery");
  expect(shown("Rippon", [], 1, "Rippon")).toBe("");
});

test("a long one starts after the name, or shortly before what matched", () => {
  const text = `Rippon · ${"Vines above the lake. ".repeat(10)}Open late.`;
  expect(shown(text, [], 1, "Rippon")).toMatch(/^Vines above the lake\./);
  const at = text.indexOf("late");
  expect(shown(text, [[at, at + 4]], 1, "Rippon")).toMatch(/^….*\[late\]/);
});
