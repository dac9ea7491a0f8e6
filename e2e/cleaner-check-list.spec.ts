import type { Page } from "@playwright/test";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { addStay, dayFromToday } from "./stays.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Makes a home that guests leave today, with a link for its cleaner. */
async function makeHome(page: Page): Promise<{ id: string; token: string }> {
  await comeAsSubscribedHost(page, "Kiri");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.request.put(`/api/guidebooks/${id}/access`, { data: { timeZone: "Pacific/Auckland" } });
  await addStay(page, id, { arrival: dayFromToday(-2), departure: dayFromToday(0), guestName: "Anna" });
  const made = await page.request.post("/api/turnover-links", { data: { guidebookIds: [id] } });
  return { id, token: ((await made.json()) as { token: string }).token };
}

test("A host turns a check list on, the cleaner ticks it on a phone, and the host reads what was left behind", async ({
  page,
  newVisitor,
  faults,
}) => {
  faults.expect(/ERR_/);
  const { id, token } = await makeHome(page);
  await page.goto("/stays/cleaners");
  await page.getByRole("button", { name: "Set up the check list of Lake House" }).click();
  await page.getByLabel("Add a line").fill("Balcony swept");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Move up: Balcony swept" }).click();
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("4 things to tick")).toBeVisible();

  const cleaner = await newVisitor();
  await cleaner.goto(`/turnovers/${token}`);
  await expect(cleaner.getByRole("button", { name: /^Save/ })).toBeHidden();
  await cleaner.getByLabel("Balcony swept").check();
  await expect(cleaner.getByText("1 of 4")).toBeVisible();
  await expect(cleaner.getByLabel("Balcony swept")).toBeFocused();

  await cleaner.context().setOffline(true);
  await cleaner.getByLabel("Bins emptied").click();
  await expect(cleaner.getByText(/^You are offline, so nothing was marked/)).toBeVisible();
  await expect(cleaner.getByLabel("Bins emptied")).not.toBeChecked();
  await cleaner.context().setOffline(false);

  await cleaner.getByText("Something left behind?").click();
  await cleaner.getByLabel("What, and where").fill("Blue jacket");
  await cleaner.getByRole("button", { name: "Tell the host" }).click();
  await expect(cleaner.getByRole("heading", { name: "Left behind" })).toBeVisible();

  await cleaner.getByRole("button", { name: /^Mark as ready/ }).click();
  await expect(cleaner.getByText(/^3 things are not ticked/)).toBeVisible();
  await cleaner.getByRole("button", { name: /^Ready all the same/ }).click();
  await expect(cleaner.getByText("✓ Ready")).toBeVisible();

  await page.goto(`/guidebooks/${id}/stays`);
  await expect(page.getByText(/Ready, .* · Cleaner: 1 of 4/)).toBeVisible();
  await page.getByRole("button", { name: "More for Anna" }).click();
  await expect(page.getByRole("dialog").getByText("Blue jacket")).toBeVisible();
  await expect(page.getByRole("dialog").getByText(/Not ticked: Bins emptied/)).toBeVisible();
});

test("A cleaner without script ticks, and is asked about what is open", async ({ page, newVisitor }) => {
  const { id, token } = await makeHome(page);
  const items = [{ text: "Bins emptied" }, { text: "Keys in the lock box" }];
  await page.request.put(`/api/guidebooks/${id}/turnover-list`, { data: { on: true, items } });
  const cleaner = await newVisitor({ javaScriptEnabled: false });
  await cleaner.goto(`/turnovers/${token}`);
  await cleaner.getByLabel("Bins emptied").check();
  await cleaner.getByRole("button", { name: /^Save/ }).click();
  await expect(cleaner.getByText("1 of 2")).toBeVisible();
  await cleaner.getByRole("button", { name: /^Mark as ready/ }).click();
  await expect(cleaner.getByText(/^1 thing is not ticked/)).toBeVisible();
  await cleaner.getByLabel("Keys in the lock box").check();
  await cleaner.getByRole("button", { name: /^Ready all the same/ }).click();
  await expect(cleaner.getByText("✓ Ready")).toBeVisible();
  await expect(cleaner.getByText("2 of 2")).toBeVisible();
});
