import { describe, expect, test } from "vitest";
import { checkTranslation } from "#guidebooks/translation/lock/checkTranslation.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

const known = { names: ["Kika", "Lake House"], secrets: ["slow-morning-42"] };
const check = (kind: "text" | "html", source: string, translation: string) =>
  checkTranslation({ kind, value: source }, translation, known, { strict: true });

const numbers = (size: number, from = 0) => Array.from({ length: size }, (_, at) => at + 1000 + from);
const img = (at: number) => `<img src="/media/a${at}.jpg" alt="">`;
const link = (at: number) => `<a href="https://a.example/${at}">Lake</a>`;
const inHtml = (size: number, tag: (at: number) => string) => `<p>${numbers(size).map(tag).join(" ")}</p>`;

test.each<[string, number, "text" | "html", (size: number) => [source: string, translation: string]]>([
  ["numbers", 3000, "text", (size) => [numbers(size).join(" "), numbers(size).join(", ")]],
  ["lost numbers", 3000, "text", (size) => [numbers(size).join(" "), `Kia ora ${"a ".repeat(5 * size)}`]],
  ["other numbers", 3000, "text", (size) => [numbers(size).join(" "), numbers(size, size).join(" ")]],
  ["pictures", 200, "html", (size) => [inHtml(size, img), inHtml(size, img)]],
  ["links", 500, "html", (size) => [inHtml(size, link), inHtml(size, link)]],
  [
    "secret numbers",
    3000,
    "html",
    (size) => {
      const passage = `<div class="stay-only"><p>${numbers(size).join(" ")}</p></div>`;
      return [`<p>Hi</p>${passage}`, `<p>${numbers(size, size).join(" ")}</p>${passage}`];
    },
  ],
])("a long translation of %s is checked in linear time", (_, least, kind, texts) => {
  const growth = growthOf(texts, ([source, translation]) => check(kind, source, translation), least);
  expect(growth).toBeLessThan(LINEAR);
});

test.each([
  ["Quiet after 22:00, ring +64 21 555 010.", "Leise nach 22:00, Telefon +64 21 555 010."],
  ["Open 15:00 to 17:00", "Geöffnet 15:00Uhr bis 17:00Uhr"],
  ["Open 15:00 to 17:00", "15:00-17:00 geöffnet"],
  ["Open at 3 pm", "3\u00a0pm geöffnet"],
  ["A 10-minute walk to Kika", "10 Minuten bis Kika"],
  ["15:00 and 115:00", "115:00 und 15:00"],
])("%j is said by %j", (source, translation) => {
  const moved = check("text", source, translation).filter(({ code }) => code !== "moved");
  expect(moved).toEqual([]);
});

test.each([
  ["Open at 15:00", "Offen um 16:00", ["lost 15:00", "added 16:00"]],
  ["Open at 15:00", "Offen um 15:00, 15:00Uhr", ["added 15:00Uhr"]],
  ["15:00 to 17:00", "17:00 bis 15:00", ["moved 15:00"]],
  ["Room 5", "Zimmer 55", ["lost 5", "added 55"]],
])("%j is not said by %j", (source, translation, problems) => {
  expect(check("text", source, translation).map(({ code, part }) => `${code} ${part}`)).toEqual(problems);
});

describe("a passage that is not for guests of some platforms", () => {
  const passage = (inside: string) => `<div data-not-for="airbnb booking"><p>${inside}</p></div>`;
  const source = `<p>Hi</p>${passage(`Ring 021 555 010 ${img(1)} ${link(1)}`)}`;

  test("may be translated", () => {
    const translation = `<p>Hallo</p>${passage(`Telefon 021 555 010 ${img(1)} ${link(1)}`)}`;
    expect(check("html", source, translation)).toEqual([]);
  });

  test.each([
    ["number", `<p>Hallo 021 555 010</p>${passage(`Telefon ${img(1)} ${link(1)}`)}`],
    ["picture", `<p>Hallo ${img(1)}</p>${passage(`Telefon 021 555 010 ${link(1)}`)}`],
    ["link", `<p>Hallo ${link(1)}</p>${passage(`Telefon 021 555 010 ${img(1)}`)}`],
  ])("keeps its %s, whatever the host says", (_, translation) => {
    expect(check("html", source, translation)).toEqual([{ code: "passage" }]);
  });

  test("is of the same platforms", () => {
    const two = '<div data-not-for="airbnb"><p>a</p></div><div data-not-for="booking"><p>b</p></div>';
    const other = '<div data-not-for="airbnb booking"><p>a b</p></div>';
    expect(check("html", two, other)).toEqual([{ code: "passage" }]);
  });
});
