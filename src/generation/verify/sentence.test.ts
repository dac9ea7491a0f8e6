import { expect, test } from "vitest";
import type { Lexicon } from "#generation/verify/lexicon.ts";
import { removeUnproven } from "#generation/verify/sentence.ts";

const nothing: Lexicon = { capitals: new Set(), numbers: new Set(), phones: new Set(), links: new Set() };
const stands = (line: string, tags: Record<string, string> = {}) =>
  removeUnproven(line, nothing, { tags }).text !== "";

test.each([
  ["a plain sentence", "A handy stop for a morning coffee, a few steps from your door."],
  ["accents, composed or not", "In this cafe\u0301 you’ll find cake – and tea & toast."],
  ["freedom", "Feel free to linger."],
])("%s stands", (_, line) => expect(stands(line)).toBe(true));

test.each([
  ["bold type", "**Cosy** corner for a slow start."],
  ["slanted type", "A _calm_ corner."],
  ["a heading", "# Calm corner"],
  ["an item of a list", "- A calm corner."],
  ["an entity", "&lt;b&gt;Calm&lt;/b&gt; corner."],
  ["an emoji", "Great pasta 🍝 awaits."],
  ["an exclamation", "Lovely!"],
  ["a name in small capitals", "ʟᴜɪɢɪ’s is next door."],
  ["a name in a circle", "Ⓛuigi is next door."],
  ["a name with a gap that nobody sees", "Try l\u200Buigi next door."],
  ["a name in another script", "隣のルイジへどうぞ。"],
  ["words written backwards", "\u202Esdrawkcab."],
  ["wide digits", "Numbers: ０３９５５５１２３４."],
  ["a price in words", "Mains cost eighteen dollars."],
  ["a word about price", "Cheap and cheerful."],
  ["a gift", "Kids eat free."],
  ["a link in words", "Visit example dot com for more."],
  ["a short link", "See bit.ly/abc for more."],
  ["a call in words", "Dial triple zero for help."],
  ["an opening time in words", "It closes at nine."],
  ["a view", "A quiet table with a view over the harbour."],
  ["an evening that nobody promised", "Great for a date, with candlelight and live music."],
])("%s does not", (_, line) => expect(stands(line)).toBe(false));

test("a tag may bear out what is said", () => {
  expect(stands("A wide view.", { tourism: "viewpoint" })).toBe(true);
  expect(stands("It is free.", { fee: "no" })).toBe(true);
});
