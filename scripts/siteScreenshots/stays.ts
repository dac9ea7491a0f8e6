import { expect, type Page } from "@playwright/test";
import { lakeHouse, makeGuidebook } from "../../e2e/guidebooks.ts";
import { addStay } from "../../e2e/stays.ts";
import { makeDemoGuidebook, signUp } from "./editor.ts";

/** When the pictures of stays are taken: an arrival day at noon in Wānaka. */
export const STAY_MOMENT = "2026-12-11T12:00:00+13:00";

const access = {
  access: "stays",
  timeZone: "Pacific/Auckland",
  contact: "Mere, 021 555 010",
  ifCodeFails: "Mix up all four wheels, then set the code once more, slowly.",
};

/** Makes the demo's home and two more with stays of December, as a host has them. Returns the path of the guest of today. */
export async function makeStays(page: Page): Promise<string> {
  await signUp(page, "mere@example.com");
  const properties = [
    await makeDemoGuidebook(page),
    await makeGuidebook(page, "Bulwara Road Flat", lakeHouse),
    await makeGuidebook(page, "Cape Cottage", { ...lakeHouse, checkin: { checkInType: "Key safe" } }),
  ].map(({ id }) => id);
  for (const id of properties)
    expect((await page.request.put(`/api/guidebooks/${id}/access`, { data: access })).ok()).toBe(true);
  const [retreat = "", flat = "", cottage = ""] = properties;
  const add = (id: string, from: string, until: string, guestName: string, noted: object = {}) =>
    addStay(page, id, { arrival: `2026-12-${from}`, departure: `2026-12-${until}`, guestName }, noted);
  const { url } = await add(retreat, "11", "14", "Anna", { sent: true });
  await add(flat, "08", "11", "Tāne", { sent: true, arrived: true });
  await add(flat, "11", "15", "Ben and Isla", { sent: true });
  await add(cottage, "11", "13", "Melanie", { sent: true });
  await add(retreat, "16", "20", "Jonas");
  await add(cottage, "19", "27", "The Okafors");
  return new URL(url).pathname;
}
