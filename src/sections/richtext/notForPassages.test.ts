import { expect, test } from "vitest";
import { hideFrom } from "#sections/richtext/notForPassages.ts";

test("a sentence that is in two blocks is hidden in one after the other, then in none", () => {
  const hidden = '<div data-not-for="airbnb"><p>Book with us.</p></div>';
  const first = hideFrom("<p>Book with us.</p><p>Book with us.</p>", "Book with us.", ["airbnb"]);
  expect(first).toBe(`${hidden}<p>Book with us.</p>`);
  const twice = hideFrom(first ?? "", "Book with us.", ["airbnb"]);
  expect(twice).toBe(hidden + hidden);
  expect(hideFrom(twice ?? "", "Book with us.", ["airbnb"])).toBeNull();
});
