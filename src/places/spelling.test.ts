import { expect, test } from "vitest";
import { isMisspelt, editDistance } from "#places/index/misspelt.server.ts";

test.each([
  ["bulwara", "bulwara", 0],
  ["bulwaar", "bulwara", 1],
  ["bulwarra", "bulwara", 1],
  ["lamplihgter", "lamplighter", 1],
  ["lampliter", "lamplighter", 2],
  ["", "ab", 2],
])("from %s to %s it is %d slips", (a, b, count) => expect(editDistance(a, b)).toBe(count));

test.each([
  ["bulwaar", "bulwara", true],
  ["harrsi", "harris", true],
  ["hill", "mill", false],
  ["smith", "south", false],
  ["kin", "king", true],
  ["bay", "way", false],
])("%s may be %s: %s", (typed, name, may) => expect(isMisspelt(typed, name)).toBe(may));
