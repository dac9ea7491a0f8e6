import { expect, test } from "vitest";
import { templatesQuery } from "#stays/messageTemplates/client.ts";
import { defaultTemplates } from "#stays/messageTemplates/template.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayRow as Row } from "#stays/screens/groupStays.ts";
import { StayRow } from "#stays/screens/StayRow.tsx";
import { StaySheet } from "#stays/screens/StaySheet.tsx";
import { openScreen, press } from "#test/openScreen.tsx";
import { lakeHouse, stayWith } from "#test/stay.ts";

const later = { id: "s2", source: "calendar", platform: "booking", guestName: null } as const;

const rowOf = (stay: Stay): Row => ({
  stay,
  property: lakeHouse,
  today: "2026-12-09",
  leaving: null,
  isRowOfBoth: false,
  namedTonight: [],
});

const open = (stay: Stay) =>
  openScreen(
    "/stays",
    () => (
      <>
        <StayRow row={rowOf(stay)} isNamed onMore={() => {}} />
        <StaySheet row={rowOf(stay)} onClose={() => {}} />
      </>
    ),
    {
      cached: [[templatesQuery.queryKey, defaultTemplates]],
      responses: { "PATCH /api/stays/s2": () => Response.json(stay) },
    },
  );
const shownText = () => document.body.textContent;

test("a stay after one whose guest the calendar does not name is joined with one press, with a word of care", async () => {
  const { writes } = await open(stayWith({ ...later, joinable: true }));
  expect(shownText()).toContain("Nothing here says who the guests are: check your bookings first.");
  expect(shownText()).not.toContain("May be the same guest as the stay before.");
  await press("Join the two stays");
  expect(writes).toEqual([{ call: "PATCH /api/stays/s2", body: { joined: true } }]);
});

test("a stay after one of the same guest says so in its row", async () => {
  await open(stayWith({ ...later, guestName: "Anna", joinable: true, followsSameGuest: true }));
  expect(shownText()).toContain("May be the same guest as the stay before.");
  expect(shownText()).not.toContain("Nothing here says");
});

test("a stay after one of another guest has no such button", async () => {
  await open(stayWith(later));
  expect(shownText()).not.toContain("Join the two stays");
});
