import { expect, test } from "vitest";
import { prose } from "#sections/prose/content.ts";
import { refusalsOf } from "#test/shape.ts";

test("rich text stays as it was written", () => {
  expect(prose.schema.parse({ text: " <p>Kia ora</p>\n" })).toEqual({ text: " <p>Kia ora</p>\n" });
});

test("content without text is empty, and unknown fields are dropped", () => {
  expect(prose.schema.parse({ script: "x" })).toEqual({ text: "" });
});

test.each([
  [{ text: 7 }, { text: "This must be text." }],
  [{ text: null }, { text: "This must be text." }],
  [{ text: ["a"] }, { text: "This must be text." }],
  ["words", { "": "This must be an object." }],
  [null, { "": "This must be an object." }],
  [[], { "": "This must be an object." }],
])("%j is refused with a sentence", (content, sentences) => {
  expect(refusalsOf(prose, content)).toEqual(sentences);
});

test.each(["", "<p></p>", "<p>&nbsp;</p>", "<ul><li><p> </p></li></ul>", "<p><br></p>"])(
  "%j says nothing",
  (text) => {
    expect(prose.isEmpty({ text })).toBe(true);
  },
);

test.each(["<p>a</p>", '<img src="/media/a.jpg" alt="">', "a", "<".repeat(100_000)])(
  "%.20s says something",
  (text) => {
    expect(prose.isEmpty({ text })).toBe(false);
  },
);

test("its text is rich", () => {
  expect(prose.mapHtml({ text: "a" }, (html) => `<p>${html}</p>`)).toEqual({ text: "<p>a</p>" });
});
