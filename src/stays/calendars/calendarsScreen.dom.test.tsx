import { expect, test } from "vitest";
import CalendarsScreen from "#stays/calendars/CalendarsScreen.tsx";
import type { Calendar } from "#stays/calendars/contract.ts";
import { StaysView } from "#stays/screens/StaysView.tsx";
import { buttonNamed, json, openScreen, press } from "#test/openScreen.tsx";
import { lakeHouse, stayWith } from "#test/stay.ts";

const flat = { ...lakeHouse, guidebookId: "flat", name: "Harbour Flat" };
const failing: Partial<Calendar> = {
  id: "c1",
  guidebookId: "lake",
  host: "airbnb.com",
  name: null,
  platform: "airbnb",
  closures: "ask",
  lastReadAt: 1,
  problem: "It answers nothing.",
  failingSince: 1,
  questions: 0,
  missing: 0,
};
const responses = (calendars: unknown) => ({
  "GET /api/stay-properties": json([lakeHouse, flat]),
  "GET /api/stays": json([]),
  "GET /api/calendars": json(calendars),
});

/** The labels of the filled buttons. */
const primary = () =>
  [...document.querySelectorAll("button, a")]
    .filter(({ className }) => /(?:^| )bg-pine(?: |$)/.test(className))
    .map(({ textContent }) => textContent.replace("Reading...", ""));
const forms = () => document.querySelectorAll("input[name=url]").length;

test("one form for a calendar is open at a time, and gives the focus back to its button", async () => {
  await openScreen("/stays/calendars", CalendarsScreen, { responses: responses([failing]) });
  expect(primary()).toEqual(["Fix it for Airbnb"]);
  await press("Add calendar");
  expect(forms()).toBe(1);
  expect(primary()).toEqual(["Add calendar"]);
  expect(() => buttonNamed("Add a calendar to Harbour Flat")).toThrow("no button");
  await press("Cancel");
  await press("Add a calendar to Harbour Flat");
  expect(forms()).toBe(1);
  expect(primary()).toEqual(["Add calendar"]);
  await press("Cancel");
  expect(document.activeElement?.textContent).toBe("Add a calendar to Harbour Flat");
});

test("the stays of one guidebook have one main action", async () => {
  const stays = [stayWith({ arrival: "2050-12-12", departure: "2050-12-14", sentAt: 1 })];
  const open = (listed: unknown) =>
    openScreen("/guidebooks/lake/stays", () => <StaysView guidebookId="lake" />, {
      responses: {
        "GET /api/stay-properties": json([lakeHouse]),
        "GET /api/guidebooks/lake/stays": json(listed),
        "GET /api/guidebooks/lake/calendars": json([]),
        "GET /api/calendars": json([]),
        "GET /api/stays/tonight": json([]),
        "GET /api/stay-requests": json([]),
        "GET /api/turnovers": json([]),
        "GET /api/notices": json([]),
      },
    });
  await open(stays);
  expect(primary()).toEqual(["Add a stay"]);
});
