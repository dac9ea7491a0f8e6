import { expect, test } from "vitest";
import { breakLines, setExactText, setText } from "#guidebooks/cards/cardText.ts";

test("a text breaks between words", () => {
  expect(breakLines("How to light the wood burner", 50, 500)).toEqual(["How to light the", "wood burner"]);
});

test("what has no spaces breaks where the line ends, and nothing of it is lost", () => {
  const password = "correct-horse-battery-staple-0123456789-abcdefghijklmnop";
  const lines = breakLines(password, 60, 600);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).toBe(password);
  expect(breakLines("湖畔の家の使い方を読み取る", 60, 300).join("")).toBe("湖畔の家の使い方を読み取る");
});

test("a long name is set smaller until it fits", () => {
  const short = setText("Spa", { size: 80, width: 740, lines: 2 });
  expect(short).toEqual({ lines: ["Spa"], size: 80 });
  const long = setText("Little blue house at the end of the long white bay road", {
    size: 80,
    width: 740,
    lines: 2,
  });
  expect(long.lines).toHaveLength(2);
  expect(long.size).toBeLessThan(80);
  expect(setText("word ".repeat(60), { size: 80, width: 740, lines: 2 }).lines.at(-1)).toMatch(/…$/);
});

test("of what is typed letter for letter nothing is left out", () => {
  expect(setExactText("kea kea", { size: 50, width: 760 })).toEqual({ lines: ["kea kea"], size: 50 });
  const password = "a b-".repeat(25);
  const set = setExactText(password, { size: 50, width: 760 });
  expect(set.lines.join("")).toBe(password);
  expect(set.lines).toHaveLength(2);
});
