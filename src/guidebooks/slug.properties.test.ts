import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isShareToken,
  isSlug,
  SLUG_ALPHABET,
  SLUG_SUFFIX_LENGTH,
  slugBase,
  slugOf,
} from "#guidebooks/slug.ts";
import { holdsFor } from "#test/properties.ts";

const name = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme" }),
);
const suffix = fc.string({
  unit: fc.constantFrom(...SLUG_ALPHABET.split("")),
  minLength: SLUG_SUFFIX_LENGTH,
  maxLength: SLUG_SUFFIX_LENGTH,
});

test("of any name comes a slug that is nobody's token, needs no escaping and is no demo's", () =>
  holdsFor(fc.tuple(name, suffix), ([words, end]) => {
    const slug = slugOf(words, end);
    expect(isSlug(slug)).toBe(true);
    expect(isShareToken(slug)).toBe(false);
    expect(encodeURIComponent(slug)).toBe(slug);
    expect(slug.startsWith("demo")).toBe(/^demo[a-z0-9]/.test(slug));
  }));

test("the readable part of a readable part is itself", () =>
  holdsFor(name, (words) => expect(slugBase(slugBase(words))).toBe(slugBase(words))));
