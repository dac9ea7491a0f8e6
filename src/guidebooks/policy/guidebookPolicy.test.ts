import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#core/i18n/languages.ts";
import { kindOfSentence, sentencesIn } from "#guidebooks/policy/guidebookPolicy.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

/** Sentences in 13 languages, one a line after its language. */
const readSentences = (name: string) =>
  readFileSync(`test/policy/${name}.txt`, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t") as [language: string, text: string]); // as the files are

const planted = readSentences("planted");
const ordinary = readSentences("ordinary");
const isMarked = ([, text]: [string, string]) => kindOfSentence(text) !== null;

describe.each(languages)("in %s", (language) => {
  const ofLanguage = (all: typeof planted) => all.filter(([one]) => one === language);

  test("what leads away from a platform is marked", () => {
    const sentences = ofLanguage(planted);
    expect(sentences.length).toBeGreaterThanOrEqual(5);
    const missed = sentences.filter((sentence) => !isMarked(sentence));
    expect(missed.slice(sentences.length * 0.05)).toEqual([]);
  });

  test("what sounds alike is not", () => {
    const sentences = ofLanguage(ordinary);
    expect(sentences.length).toBeGreaterThanOrEqual(3);
    const found = sentences.filter(isMarked);
    expect(found.slice(2)).toEqual([]);
  });
});

test("of all planted sentences at least 95 % are marked, of those that sound alike at most 2 %", () => {
  expect(planted.filter(isMarked).length / planted.length).toBeGreaterThanOrEqual(0.95);
  expect(ordinary.filter(isMarked).length / ordinary.length).toBeLessThanOrEqual(0.02);
});

test("of what hosts write in manuals less than 0.5 % is marked, and that is about bookings and payments", () => {
  const folder = "scripts/importModel/phrasings";
  const sentences = readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, "utf8").split("\n").filter(Boolean),
  );
  const found = sentences.filter((text) => kindOfSentence(text) !== null);
  expect(sentences.length).toBeGreaterThan(2000);
  expect(found.slice(sentences.length * 0.005)).toEqual([]);
  expect(found).toContain("Book direct with us and save 10 %.");
});

test.each([
  ["Next time, book directly with us.", "booking-elsewhere"],
  ["Please pay the balance in cash.", "paying-elsewhere"],
  ["For your next stay write to mere@lake.example.", "contact-to-move-the-booking"],
  ["A bottle of wine for every good review!", "reviews-for-reward"],
])("%j is of the kind %s", (text, kind) => {
  expect(kindOfSentence(text)).toBe(kind);
});

test("a paragraph is marked by its sentences", () => {
  const paragraph =
    "The gate is green. Next time, book directly with us on Booking.com's back! Check-in is at 3 p.m.";
  expect(
    sentencesIn(paragraph)
      .filter(kindOfSentence)
      .map((sentence) => sentence.trim()),
  ).toEqual(["Next time, book directly with us on Booking.com's back!"]);
});

test("a question is read with its answer", () => {
  const paragraph = "Longer? Leave £90 in cash for us. Bins go out on Monday. Any questions?";
  expect(sentencesIn(paragraph).map((sentence) => sentence.trim())).toEqual([
    "Longer? Leave £90 in cash for us.",
    "Bins go out on Monday.",
    "Any questions?",
  ]);
});

test("a long text is read in linear time", () => {
  for (const part of ["a", "a.b", "book ", "nicht über ", "订", "احجز ", "send ", "(", "-"])
    expect(growthOf((size) => part.repeat(size), sentencesIn, 2000)).toBeLessThan(LINEAR);
});
