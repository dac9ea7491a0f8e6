import { expect, it } from "vitest";
import { storedHtml } from "#sections/richtext/reading.ts";

it.each([
  "",
  "<p></p>",
  "<p></p><p></p>",
  '<p class="indent-2"></p>',
  "<ul><li><p></p></li></ul>",
  "<p> <br></p>",
])("an editor that shows nothing (%s) writes nothing", (html) => expect(storedHtml(html)).toBe(""));

it("keeps a picture that stands alone", () => {
  expect(storedHtml('<img src="/media/a.jpg" alt="">')).toBe('<img src="/media/a.jpg" alt="">');
});

it("drops the empty lines after the last words and keeps those between", () => {
  expect(storedHtml('<p>One</p><p></p><p>Two</p><p></p><p class="indent-1"></p>')).toBe(
    "<p>One</p><p></p><p>Two</p>",
  );
});
