import { expect, test } from "vitest";
import type { Calendar } from "#stays/calendars/contract.ts";
import { BeforeTonight } from "#editor/dashboard/BeforeTonight.tsx";
import { json, openScreen } from "#test/openScreen.tsx";

const calendar: Calendar = {
  id: "c1",
  guidebookId: "lake",
  host: "www.airbnb.com",
  name: "Airbnb of the lake",
  platform: "airbnb",
  closures: "ask",
  lastReadAt: 1,
  problem: "This calendar's address answers no more.",
  failingSince: 1,
  stays: 1,
  blocks: 0,
  questions: 2,
  missing: 0,
  next: null,
  skipped: {},
  createdAt: 1,
};

const open = (calendars: Calendar[]) =>
  openScreen("/dashboard", BeforeTonight, { responses: { "GET /api/calendars": json(calendars) } });

test("a calendar that fails or asks stands on the dashboard, without an arrival too", async () => {
  const { screen } = await open([calendar]);
  expect(screen.textContent).toContain("This calendar's address answers no more.");
  expect(screen.textContent).toContain("2 entries may be guests. Only you can say.");
  const links = [...screen.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/guidebooks/lake/stays", "/guidebooks/lake/stays"]);
});

test("where no guest arrives and no calendar asks, that is what it says", async () => {
  const { screen } = await openScreen("/dashboard", BeforeTonight, {
    responses: { "GET /api/calendars": json([]), "GET /api/stays/tonight": json([]) },
  });
  expect(screen.textContent).toContain("Nobody arrives tonight.");
});

test("a calendar that is read needs nobody", async () => {
  const { screen } = await open([{ ...calendar, problem: null, failingSince: null, questions: 0 }]);
  expect(screen.textContent).not.toContain("calendar");
});
