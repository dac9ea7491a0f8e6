import { expect, test } from "vitest";
import type { HostSection } from "#guidebooks/contract.ts";
import { emptyContent } from "#sections/section.ts";
import type { Stay } from "#stays/contract.ts";
import { doorCodeChangeOf } from "#studio/editor/access/doorCodeChange.ts";

const checkin = {
  id: "c",
  type: "checkin",
  content: { ...emptyContent("checkin"), doorCode: "4817" },
} as HostSection; // as much of it as is read
const stay = {
  arrival: "2026-12-12",
  departure: "2026-12-14",
  checkInTime: null,
  checkOutTime: null,
  doorCode: null,
  arrivedAt: null,
  revokedAt: null,
  cancelledAt: null,
} as Stay; // as much of it as is read
const saveOf = (content: object, sectionId = "c") => ({
  sectionId,
  content: { ...content },
  version: 1,
  prompts: [],
});
const night = { day: "2026-12-13", time: "01:00" };

test("a door code that changes while somebody stays is asked about", () => {
  const save = saveOf({ doorCode: "2468" });
  const given = { stays: [stay, { ...stay, doorCode: "9999" }], now: night };
  expect(doorCodeChangeOf(save, [checkin], given)).toEqual({ save, before: "4817", stays: [stay] });
});

test.each([
  ["it is the same", saveOf({ doorCode: "4817" }), night],
  ["nobody is there", saveOf({ doorCode: "2468" }), { day: "2026-12-15", time: "01:00" }],
  ["another section is saved", saveOf({ doorCode: "2468" }, "other"), night],
])("and not where %s", (_, save, now) => {
  expect(doorCodeChangeOf(save, [checkin], { stays: [stay], now })).toBeNull();
});

test("and not where there was none before", () => {
  const empty = { ...checkin, content: emptyContent("checkin") } as HostSection; // as above
  expect(doorCodeChangeOf(saveOf({ doorCode: "2468" }), [empty], { stays: [stay], now: night })).toBeNull();
});
