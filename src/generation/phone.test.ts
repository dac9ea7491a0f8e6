import { expect, test } from "vitest";
import { phoneOf, withDomesticPhone } from "#generation/phone.ts";

test.each([
  ["+61 2 9298 3110", "+61 2 9298 3110"],
  ["+61292983110", "+61 2 9298 3110"],
  ["+61 (0)2 9298 3110", "+61 2 9298 3110"],
  ["+61 0408 123 456", "+61 408 123 456"],
  ["(02) 9298 3110", "(02) 9298 3110"],
  ["1300 123 456", "1300 123 456"],
  ["13 11 26", "13 11 26"],
  ["+61 2 9298 3110; +61 2 9298 3111", "+61 2 9298 3110"],
  ["02 9298 3110 / 02 9298 3111", "02 9298 3110"],
  ["+64 3 442 1234", "+64 3 442 1234"],
  ["+3580294500401", "+358 294500401"],
  ["+358 09 1211", "+358 9 1211"],
  ["004232301040", "+4232301040"],
  ["+39 06 1234567", "+39 06 1234567"],
])("%s is said as %s", (phone, text) => expect(phoneOf({ phone })).toBe(text));

test.each(["ask inside", "yes", "123", "0900 555 555", "+64 900 55555", "1900 123 456", "1902 123 456"])(
  "%s is no number to ring",
  (phone) => expect(phoneOf({ phone })).toBeNull(),
);

test("a number of another country than the place is in is a slip, and is not said", () => {
  const shown = (phone: string, country: string) => phoneOf(withDomesticPhone({ phone }, country));
  expect(shown("+365 2258 8100", "MT")).toBeNull();
  expect(shown("+33 7 93 30 87 70", "MC")).toBeNull();
  expect(shown("+356 2133 7177", "MT")).toBe("+356 2133 7177");
  expect(shown("21337177", "MT")).toBe("21337177");
  expect(shown("+356 2133 7177", "")).toBe("+356 2133 7177");
  expect(shown("+1 831 335 2121", "US")).toBe("+1 831 335 2121");
});
