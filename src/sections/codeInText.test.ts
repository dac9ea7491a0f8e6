import { expect, test } from "vitest";
import { newCodeSearch } from "#sections/codeInText.ts";

test.each([
  "The code is 481.",
  "Type 4 8 1 and turn.",
  "Keypad: 481",
  "Code 48-1, then #",
  "Door\n481#",
  "The lock box beside the gate opens with 481",
  "Der Türcode lautet 481.",
  "Tapez 481 puis validez",
  "El código es 481",
  "暗証番号は481です",
  "门锁密码：481",
  "비밀번호 481",
  "رمز الباب 481",
])("a code of three digits is found where a text speaks of one: %s", (text) => {
  expect(newCodeSearch("481")(text)).toBe(true);
});

test.each([
  "Bus 481 stops at number 12.",
  "Park in bay 481.",
  "It costs 481 dollars.",
  "481 steps lead to the top.",
  "Ring 021 481 010 if the code fails.",
  "The code is 4815.",
  "Gate code 4 8 1 7, then the blue door.",
  "Postcode 481, Wānaka",
  "The keypad is on the left. Room 481 is upstairs.",
  "Call 481 in an emergency.",
])("three digits are no code where they count something else: %s", (text) => {
  expect(newCodeSearch("481")(text)).toBe(false);
});

test("fewer are in too many texts to be looked for", () => {
  expect(newCodeSearch("48")("The code is 48.")).toBe(false);
});
