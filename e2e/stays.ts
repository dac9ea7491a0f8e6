import { expect, type Page } from "@playwright/test";
import type { Caller } from "./hosts.ts";

const DAY_MS = 86_400_000;

/** Returns a day of the property's calendar, `days` days from that of `now`, epoch milliseconds. */
export const dayFromToday = (days: number, now = Date.now()) =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Pacific/Auckland" }).format(
    now + days * DAY_MS,
  );

const CHECK_IN_HOUR = 15;

/** The days of a stay whose check-in at 3 pm is the next to come: within the 36 hours of a rehearsal, whenever it is run. */
export function nextStayDays(): { arrival: string; departure: string } {
  const hour = Number(
    new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone: "Pacific/Auckland" }).format(
      Date.now(),
    ),
  );
  const first = hour < CHECK_IN_HOUR ? 0 : 1;
  return { arrival: dayFromToday(first), departure: dayFromToday(first + 2) };
}

interface Made {
  id: string;
  url: string;
}

/** Adds a stay through the API, and returns its texts. */
export async function addStay(
  caller: Caller,
  guidebookId: string,
  given: object,
  noted: object = {},
): Promise<Made> {
  const added = await caller.request.post(`/api/guidebooks/${guidebookId}/stays`, { data: given });
  expect(added.ok()).toBe(true);
  const stay = (await added.json()) as Made;
  if (Object.keys(noted).length > 0)
    expect((await caller.request.patch(`/api/stays/${stay.id}`, { data: noted })).ok()).toBe(true);
  return stay;
}

/** A month of stays around `now`, epoch milliseconds, with every group and mark that a host can bring about. */
export async function addStays(caller: Caller, guidebookId: string, now = Date.now()): Promise<void> {
  const access = { access: "stays", timeZone: "Pacific/Auckland" };
  await caller.request.put(`/api/guidebooks/${guidebookId}/access`, { data: access });
  const add = (
    from: number,
    to: number,
    guestName: string | undefined,
    more: object = {},
    noted: object = {},
  ) => {
    const days = { arrival: dayFromToday(from, now), departure: dayFromToday(to, now) };
    return addStay(caller, guidebookId, { ...days, guestName, ...more }, noted);
  };
  await add(-8, -4, "Tāne", {}, { sent: true });
  await add(-4, 0, "Anna", {}, { sent: true, arrived: true });
  await add(0, 4, "Ben", { doorCode: "2468", checkInTime: "14:30", note: "The cot is made up" });
  await add(4, 6, "Melanie", {}, { sent: true });
  await add(12, 14, undefined, { code: "HMABCDEFGH" });
  await add(20, 27, "Bartholomew Featherstonehaugh-Cholmondeley");
  await add(28, 30, "Isla", { showFrom: "7" });
  await add(40, 44, "Priya", {}, { revoked: true });
}

/** A guest without a code asks to be let in. */
export async function askToBeLetIn(page: Page, slug: string, firstName: string): Promise<void> {
  await page.goto(`/view/${slug}/stay`);
  await page.getByLabel("Send your host your first name").fill(firstName);
  await page.getByRole("button", { name: "Ask your host" }).click();
}
