import { expect, test } from "vitest";
import { isSameCode, statedDoorCodes } from "#stays/arrivalChecks/statedCode.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

test.each([
  ["The door code is 4471#", "4471"],
  ["Door code: 44 71 then turn the handle.", "44 71"],
  ["Your front door PIN is “4471”.", "4471"],
  ["The code for the front door is 4-4-7-1.", "4-4-7-1"],
  ["Keypad code 4471", "4471"],
  ["The entry code will be 447182.", "447182"],
  ["Enter 4471 on the keypad.", "4471"],
  ["Our smart lock accepts 903315 from three in the afternoon.", "903315"],
  ["Door: 4471. Flat: 1184.", "4471"],
  ["You unlock the door with 4471 at any hour.", "4471"],
])("%s states %s anywhere", (text, code) => {
  expect(statedDoorCodes(text, false)).toEqual([code]);
});

test.each([
  ["The code is 4471.", "4471"],
  ["Type 4471# and turn.", "4471"],
  ["Type 4 4 7 1 and turn.", "4 4 7 1"],
  ["Keypad: 4471", "4471"],
  ["Code: 4471", "4471"],
  ["Let yourself in with 4471 at any time after check-in.", "4471"],
  ["Punch in 44 71 then press the star key.", "44 71"],
  ["When you arrive, tap 4-4-7-1 and the bolt slides back by itself.", "4-4-7-1"],
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
  "The building door has a keypad: 2019 followed by the bell.",
  "The entrance is decorated with 2000 tiles.",
  "Use the entrance on the left, number 214.",
  "If the door sticks, ring us with 5550142 to hand.",
  "Call with 5550142 if you cannot get in.",
  "Use 1500 yen for the meter by the door.",
  "The back door code is 5521.",
  "Dial 12 at the intercom and key in 5501.",
])("%s states none", (text) => {
  expect(statedDoorCodes(text, true)).toEqual([]);
});

test("several codes in one sentence are all stated, those of other locks are not", () => {
  expect(statedDoorCodes("Use 1357 for the main entrance and 8642 for the apartment.", true)).toEqual([
    "1357",
  ]);
  expect(statedDoorCodes("The gate code is 5521. The door code is 4471.", false)).toEqual(["4471"]);
});

test("keys around a code make no other one", () => {
  expect(isSameCode("C7391#", "7391")).toBe(true);
  expect(isSameCode("7391#", "4471#")).toBe(false);
});

test.each(["code 4471 ", "with 4471 ", "door: 4471 ", "abcdefghij ", "code for ", "1 "])(
  "a long text of “%s” is read in linear time",
  (part) => {
    const codesIn = (text: string) => [statedDoorCodes(text, false), statedDoorCodes(text, true)];
    expect(growthOf((size) => part.repeat(size), codesIn, 300)).toBeLessThan(LINEAR);
  },
);
