import { expect, test } from "vitest";
import { formatGuest, verbFor } from "#stays/guestWords.ts";

const unknownGuest = { guestName: null, phoneDigits: null, platform: null };

test.each([
  [{ ...unknownGuest, guestName: "Anna", platform: "airbnb" }, "Anna"],
  [{ ...unknownGuest, platform: "booking" }, "Booking.com guest"],
  [{ ...unknownGuest, platform: "airbnb", phoneDigits: "0417" }, "Airbnb guest …0417"],
  [{ ...unknownGuest, phoneDigits: "0417" }, "Guest …0417"],
  [unknownGuest, "Guest"],
] as const)("%j is %s", (stay, words) => {
  expect(formatGuest(stay)).toBe(words);
});

test.each([
  ["Anna", "arrives"],
  ["Airbnb guest …0417", "arrives"],
  ["Ben and Isla", "arrive"],
  ["Ben & Isla", "arrive"],
])("%s %s", (guest, verb) => {
  expect(verbFor(guest, "arrives")).toBe(verb);
});
