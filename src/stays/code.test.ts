import { expect, test } from "vitest";
import { readCode } from "#stays/code.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

test.each([
  ["K7PX2MNA (Airbnb)", "K7PX2MNA"],
  ["Code: “K7PX-2MNA” [Booking (two nights)]", "K7PX-2MNA"],
  ["(K7PX2MNA)", "K7PX2MNA"],
])("%s is the code %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test("a code of brackets alone is read in linear time", () => {
  for (const bracket of ["(", "[(", "( "])
    expect(growthOf((size) => bracket.repeat(size), readCode, 5000)).toBeLessThan(LINEAR);
});
