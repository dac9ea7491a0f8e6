import { describe, expect, test } from "vitest";
import { isBlankHtml, picturesIn, plainText } from "#sections/richtext/reading.ts";
import { readRichText, writeRichText } from "#sections/richtext/tree.ts";
import { cpuMsOf } from "#test/growth.ts";

describe("rich text as a tree", () => {
  test.each([
    "",
    "Plain words & no tags, 3 < 4",
    "a<b",
    "<p>One <strong>two <em>three</em></strong><br>four</p><ul><li>five</li></ul>six",
    '<p class="indent-2"><a href="https://a.example/?a=1&#x26;b=2" target="_blank" rel="noopener noreferrer">x</a></p>',
    `<img src="/media/a.jpg" alt="a > b, 'c'"><p></p>`,
    '<img src="/media/a.jpg" alt="unfinished',
  ])("is written as it was read: %s", (html) => expect(writeRichText(readRichText(html))).toBe(html));

  test("takes its time from nobody", () => {
    const timeOf = (html: string) => cpuMsOf(() => readRichText(html)) + 5;
    timeOf("<p>words</p>".repeat(20_000));
    const calm = timeOf("<p>words</p>".repeat(80_000));
    for (const html of [
      "<".repeat(1_000_000),
      "<a ".repeat(300_000),
      '<p a="'.repeat(160_000),
      "<b>".repeat(300_000),
    ])
      expect(timeOf(html)).toBeLessThan(20 * calm);
  });
});

test.each([
  ["", true],
  ["<p></p>", true],
  ["<p>&nbsp; <br></p>", true],
  ["<p><strong> </strong></p>", true],
  ['<p><img src="/media/a.jpg" alt=""></p>', false],
  ["<p>0</p>", false],
  ["words", false],
])("%j is blank: %s", (html, blank) => expect(isBlankHtml(html)).toBe(blank));

test("blocks stand apart in plain text, a half-bold word stays one word", () => {
  const html =
    "<h2>Heat</h2><p>Press <strong>but</strong>ton&nbsp;1 &amp; wait&#x2026;</p><ul><li>a</li><li>b</li></ul>";
  expect(plainText(html)).toBe("Heat Press button 1 & wait… a b");
});

test("the pictures of rich text are found by their paths", () => {
  expect(
    picturesIn('<p>a<img src="/media/a.jpg" alt=\'src="/media/b.jpg"\'></p><img alt="" src="/media/c.jpg">'),
  ).toEqual(["/media/a.jpg", "/media/c.jpg"]);
});
