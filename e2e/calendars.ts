import { serverHeaders } from "./serverHeaders.ts";
import type { Page } from "@playwright/test";
import { dayFromToday } from "./stays.ts";

const HOUR_MS = 3_600_000;

/** Shows a guidebook's calendars as if they had been read: journeys have no platforms to read them from. */
export async function showCalendars(page: Page): Promise<void> {
  const read = { closures: "ask", problem: null, failingSince: null, questions: 0, missing: 0, skipped: {} };
  const next = { arrival: dayFromToday(4), departure: dayFromToday(6) };
  const calendars = [
    { ...read, id: "a", platform: "airbnb", host: "www.airbnb.com", name: null, stays: 4, blocks: 1, next },
    {
      ...read,
      id: "b",
      platform: "booking",
      host: "ical.booking.com",
      name: "Booking.com, both rooms",
      stays: 1,
      blocks: 2,
      questions: 2,
      missing: 1,
      next: null,
      skipped: { "no day": 1 },
      problem: "This address no longer works. Copy it again from where you found it.",
    },
  ].map((one) => ({ ...one, guidebookId: "g", lastReadAt: Date.now() - 2 * HOUR_MS, createdAt: 0 }));
  const entry = {
    calendarId: "b",
    kind: "unclear",
    is: null,
    isQuestion: true,
    isMissing: false,
    stayId: null,
  };
  const entries = [
    { ...entry, id: "x", arrival: dayFromToday(9), departure: dayFromToday(12) },
    { ...entry, id: "y", arrival: dayFromToday(30), departure: dayFromToday(44) },
  ];
  await page.route("**/api/guidebooks/*/calendars", (route) =>
    route.fulfill({ json: calendars, headers: serverHeaders }),
  );
  await page.route("**/api/guidebooks/*/calendar-entries", (route) =>
    route.fulfill({ json: entries, headers: serverHeaders }),
  );
  await page.reload();
  await page.getByRole("button", { name: "Add another calendar" }).click();
  await page.getByText("Where do I find the link?").click();
}
