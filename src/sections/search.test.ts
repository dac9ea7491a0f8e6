import { expect, test } from "vitest";
import { sectionTypes } from "#sections/catalog.ts";
import { plainText } from "#sections/plainText.ts";
import { sectionWords } from "#sections/search.ts";
import { emptyContent } from "#sections/section.ts";

test.each([
  ["<p>One</p><p>two<br>three</p>", "One two three"],
  ["<p>Half<strong>bold</strong> word</p>", "Halfbold word"],
  ["<ul><li><p>a</p></li><li><p>b</p></li></ul>", "a b"],
  ['<p>See <a href="https://a.example">the &amp; map</a></p>', "See the & map"],
  ["<p>5 &lt; 6, &quot;x&quot;, &#x4B;&#105;a</p>", '5 < 6, "x", Kia'],
  ["<p>&amp;lt;</p>", "&lt;"],
  ["<p>&unknown; &#x110000;</p>", "&unknown; &#x110000;"],
  ["<p>a&nbsp;b\u00a0 \n c</p>", "a b c"],
  ["", ""],
])("the words of %s", (html, text) => {
  expect(plainText(html)).toBe(text);
});

test("a guest finds how to get in by code, time, words and parking", () => {
  const content = {
    checkInType: "Key safe",
    checkInTime: "15:00",
    details: "<p>Left of the <em>red</em> door</p>",
    doorCode: "4711#",
    parkingInfo: "<p>Two cars</p>",
  };
  expect(sectionWords({ type: "checkin", title: "Check In", content })).toBe(
    "Check In\n4711#\nfrom 3 pm\nKey safe\nLeft of the red door\nTwo cars",
  );
});

test("a guest finds places by name, kind and description", () => {
  const content = { items: [{ name: "Kika", description: "Small plates", category: "Restaurant" }] };
  expect(sectionWords({ type: "dining", title: "Places To Eat", content })).toBe(
    "Places To Eat\nKika Restaurant Small plates",
  );
});

test("guides are found by their title and words, not by addresses of pictures", () => {
  const guide = {
    title: "Heat pump",
    description: "<p>Press heat</p>",
    videoUrl: "76979871",
    imageUrls: ["/media/a.jpg"],
  };
  expect(sectionWords({ type: "howto", title: "", content: { items: [guide] } })).toBe(
    "Heat pump\nPress heat",
  );
});

test.each(sectionTypes)("an empty %s section has no words", (type) => {
  expect(sectionWords({ type, title: "", content: emptyContent(type) })).toBe("");
});
