import { expect, test } from "vitest";
import { isClosed } from "#places/closed.ts";

const now = Date.parse("2026-11-21T00:00:00Z");
const cafe = { amenity: "cafe", name: "Dawn" };

test.each<[string, Record<string, string>]>([
  ["hours say off", { ...cafe, opening_hours: "off" }],
  ["hours say closed", { ...cafe, opening_hours: 'closed "renovation"' }],
  ["hours say off on every day", { ...cafe, opening_hours: "Mo-Su off" }],
  ["the end date has passed", { ...cafe, end_date: "2024-06-30" }],
  ["the name says so", { ...cafe, name: "Dawn (closed)" }],
  ["the name says for now", { ...cafe, name: "Dawn (temporarily closed)" }],
  ["the name shouts it", { ...cafe, name: "CLOSED Dawn" }],
  ["a life-cycle prefix repeats the tag", { ...cafe, "disused:amenity": "cafe" }],
  ["it is disused", { ...cafe, disused: "yes" }],
  ["only its members may enter", { leisure: "sports_centre", access: "members" }],
  ["nobody may enter", { leisure: "playground", access: "private" }],
])("closed: %s", (_, tags) => expect(isClosed(tags, now)).toBe(true));

test.each<[string, Record<string, string>]>([
  ["an ordinary café", cafe],
  ["a café that used to be a bank", { ...cafe, "was:amenity": "bank" }],
  ["off but for a season", { ...cafe, opening_hours: "off; Dec-Feb 10:00-16:00" }],
  ["an end date to come", { ...cafe, end_date: "2030" }],
  ["a name with the word in it", { ...cafe, name: "The Closed Door" }],
  ["a name that begins with the word", { ...cafe, name: "Closed Loop Coffee" }],
  ["public holidays off", { ...cafe, opening_hours: "Mo-Fr 07:00-15:00; PH off" }],
])("open: %s", (_, tags) => expect(isClosed(tags, now)).toBe(false));
