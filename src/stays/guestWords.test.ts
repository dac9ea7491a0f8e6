import { expect, test } from "vitest";
import { formatGuest } from "#stays/guestWords.ts";

const nobody = { guestName: null, phoneDigits: null, platform: null };

test.each([
  [{ ...nobody, guestName: "Anna", platform: "airbnb" }, "Anna"],
  [{ ...nobody, platform: "booking" }, "Booking.com guest"],
  [{ ...nobody, platform: "airbnb", phoneDigits: "0417" }, "Airbnb guest …0417"],
  [{ ...nobody, phoneDigits: "0417" }, "Guest …0417"],
  [nobody, "Guest"],
] as const)("%j is %s", (stay, words) => {
  expect(formatGuest(stay)).toBe(words);
});
