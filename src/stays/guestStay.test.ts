import { expect, test } from "vitest";
import { defaultAccess } from "#stays/contract.ts";
import { guestStayOf } from "#stays/guestStay.ts";

const row = {
  arrival: "2026-09-10",
  departure: "2026-09-12",
  check_in_time: null,
  check_out_time: null,
  guest_name: null,
  note: null,
  show_from: null,
  arrived_at: null,
  left_at: null,
};
const access = { ...defaultAccess, access: "stays", timeZone: "UTC" } as const;

test.each([
  [["13:00", null], "13:00"],
  [[null, "13:00"], "13:00"],
  [["17:00", null], "16:00"],
  [[null], "16:00"],
  [["17:00", "18:00"], "17:00"],
] as const)("where guests arrive at %j the codes of who leaves show until %s", (arrivals, until) => {
  const { stay } = guestStayOf({ row, access, usual: { checkInTime: "16:00" }, arrivals }, 0);
  expect(stay.timeline.shownUntil).toBe(Date.parse(`2026-09-12T${until}Z`));
});
