import { expect, test } from "vitest";
import { isSameCode, statedDoorCodes } from "#tonight/statedCode.ts";

test.each([
  ["The door code is 4471#", "4471"],
  ["Door code: 44 71 then turn the handle.", "44 71"],
  ["Your front door PIN is “4471”.", "4471"],
  ["The code for the front door is 4-4-7-1.", "4-4-7-1"],
  ["Keypad code 4471", "4471"],
  ["The entry code will be 447182.", "447182"],
  ["Enter 4471 on the keypad.", "4471"],
])("%s states %s anywhere", (text, code) => {
  expect(statedDoorCodes(text, false)).toEqual([code]);
});

test.each([
  ["The code is 4471.", "4471"],
  ["Type 4471# and turn.", "4471"],
  ["Type 4 4 7 1 and turn.", "4 4 7 1"],
  ["Keypad: 4471", "4471"],
  ["Code: 4471", "4471"],
])("%s states %s where guests read how to get in", (text, code) => {
  expect(statedDoorCodes(text, true)).toEqual([code]);
  expect(statedDoorCodes(text, false)).toEqual([]);
});

test.each([
  "Gate code 5521, then walk to the left.",
  "The lockbox code is 5521.",
  "The code for the garage is 5521.",
  "The building code is 5521#.",
  "Our post code is 3000.",
  "The old code was 5521.",
  "Wi-Fi code: 55215521",
  "Bus 4471 stops at the door.",
  "Call 0212 555 010 at the door.",
  "The alarm PIN is 5521.",
  "The door is number 4471.",
  "Use the code from your booking.",
])("%s states none", (text) => {
  expect(statedDoorCodes(text, true)).toEqual([]);
});

test("keys around a code make no other one", () => {
  expect(isSameCode("C7391#", "7391")).toBe(true);
  expect(isSameCode("7391#", "4471#")).toBe(false);
});
