import { expect, test } from "vitest";
import { htmlForReading } from "#sections/richtext/forReading.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

test("for reading, headings begin below the section's own, and pictures wait", () => {
  expect(
    htmlForReading('<h1 class="indent-1">A</h1><h3>B</h3><ol><li>c</li></ol><img src="/media/a.jpg" alt="">'),
  ).toBe(
    '<h1 aria-level="3" class="indent-1">A</h1><h3 aria-level="5">B</h3><ol dir="auto"><li>c</li></ol>' +
      '<img loading="lazy" decoding="async" src="/media/a.jpg" alt="">',
  );
});

test.each([
  [
    "<p>Mere &amp; Tane: 0412&nbsp;345&nbsp;678, day or night</p>",
    '<p>Mere &amp; Tane: <a href="tel:+61412345678">0412\u00a0345\u00a0678</a>, day or night</p>',
  ],
  [
    "<p>Phone <strong>9123 4567</strong></p>",
    '<p>Phone <strong><a href="tel:91234567">9123 4567</a></strong></p>',
  ],
  [
    "<ul><li>www.kika.example/a?b=1&amp;c=2</li></ul>",
    '<ul dir="auto"><li><a href="https://www.kika.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">' +
      "www.kika.example/a?b=1&amp;c=2</a></li></ul>",
  ],
  [
    '<div class="stay-only"><p>Ring 0412 345 678</p></div>',
    '<div class="stay-only"><p>Ring <a href="tel:+61412345678">0412 345 678</a></p></div>',
  ],
  ["<p>mere@lake.example</p>", '<p><a href="mailto:mere@lake.example">mere@lake.example</a></p>'],
])("what can be tapped in %s is a link", (html, expected) => {
  expect(htmlForReading(html, "AU")).toBe(expected);
});

test.each([
  '<p><a href="tel:0412345678">0412 345 678</a></p>',
  '<p><a href="https://a.example">see <em>www.kika.example</em></a></p>',
  "<p>The code is <strong>0412 345 678</strong>.</p>",
  "<p>0412 &lt;345&gt; 678</p>",
  '<p><img src="/media/a.jpg" alt="0412 345 678 www.a.example"></p>',
])("nothing in %s becomes a link", (html) => {
  expect(htmlForReading(html, "AU").replace(' loading="lazy" decoding="async"', "")).toBe(html);
});

test("a long paragraph of numbers is read in linear time, whatever is bold", () => {
  const number = "0412345678, ";
  const pages = [
    (count: number) => `<p>${`${number}<b>${number}</b>`.repeat(count)}</p>`,
    (count: number) => `<p>${"Kia ora. ".repeat(count)}<b>${number.repeat(count)}</b></p>`,
  ];
  for (const html of pages)
    expect(growthOf(html, (made) => htmlForReading(made, "AU"), 2500)).toBeLessThan(LINEAR);
});

test("a number is known by the words before it, across bold parts", () => {
  const html = `<p>${"Kia ora. ".repeat(20)}The <b>code</b> is <b>0412 345 678</b></p>`;
  expect(htmlForReading(html, "AU")).toBe(html);
});
