import { expect, test } from "vitest";
import { openingParagraphs, welcomeWords } from "#guest/excerpt.ts";

test("the welcome's first words are its first paragraph, in plain text", () => {
  const html = "<p></p><p>The kettle is on &amp; the <strong>deck</strong> is yours.</p><p>More.</p>";
  expect(welcomeWords(html)).toEqual({ words: "The kettle is on & the deck is yours.", more: true });
});

test("a short welcome is all there is to read", () => {
  expect(welcomeWords("<p>Make yourselves at home, all of you.</p>").more).toBe(false);
});

test("a long paragraph ends after a sentence", () => {
  const { words, more } = welcomeWords(`<p>${"The lake is cold all year. ".repeat(30)}</p>`);
  expect(words.endsWith("year.")).toBe(true);
  expect(words.length).toBeLessThanOrEqual(260);
  expect(more).toBe(true);
});

test("a sheet of paper takes what stands before the first heading", () => {
  const html = "<p>Come in and put the kettle on.</p><h2>Heating</h2><p>Press the big button.</p>";
  expect(openingParagraphs(html, 500)).toEqual(["Come in and put the kettle on."]);
});
