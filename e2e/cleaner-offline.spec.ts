import type { Page } from "@playwright/test";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { addStay, dayFromToday } from "./stays.ts";

/** Makes a link that shows the codes of a home that guests leave today. */
async function makeLink(page: Page): Promise<string> {
  await comeAsSubscribedHost(page, "Kiri");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.request.put(`/api/guidebooks/${id}/access`, { data: { timeZone: "Pacific/Auckland" } });
  await addStay(page, id, { arrival: dayFromToday(-2), departure: dayFromToday(0) });
  await addStay(page, id, { arrival: dayFromToday(3), departure: dayFromToday(5), doorCode: "9090#" });
  const made = await page.request.post("/api/turnover-links", {
    data: { guidebookIds: [id], showsCodes: true },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { token: string }).token;
}

const isSaved = (page: Page) =>
  page.evaluate(async () => (await (await caches.open("turnovers")).match(location.pathname)) !== undefined);

test.use({ viewport: { width: 390, height: 844 } });

test(
  "A cleaner has the list and codes of today without a network, until the link ends",
  { tag: "@quick" },
  async ({ page, newVisitor, faults }) => {
    faults.expect(/status of 404|ERR_/);
    const token = await makeLink(page);
    const cleaner = await newVisitor();
    await cleaner.goto(`/turnovers/${token}`);
    await expect.poll(() => isSaved(cleaner)).toBe(true);

    await cleaner.context().setOffline(true);
    await cleaner.reload();
    await expect(cleaner.getByText("4817#")).toBeVisible();
    await expect(cleaner.getByText(/^You are offline\. This is the list as it was at/)).toBeVisible();
    await cleaner.getByRole("button", { name: /^Mark as ready/ }).click();
    await expect(cleaner.getByText(/nothing was marked/)).toBeVisible();

    await page.request.delete(`/api/turnover-links/${token}`);
    await cleaner.context().setOffline(false);
    await cleaner.reload();
    await expect(cleaner.getByRole("heading", { name: "Nothing here" })).toBeVisible();
    expect(await isSaved(cleaner)).toBe(false);
  },
);

test("A saved list has the codes of today alone and says how old it is, also with a network that leads nowhere", async ({
  page,
  newVisitor,
  faults,
}) => {
  faults.expect(/ERR_/);
  const token = await makeLink(page);
  const cleaner = await newVisitor();
  // A network without a way to us: the browser takes itself for connected.
  await cleaner.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => true }));
  await cleaner.goto(`/turnovers/${token}`);
  await expect(cleaner.getByText("9090#").first()).toBeVisible();
  await expect(cleaner.locator("#offline")).toBeHidden();
  await expect.poll(() => isSaved(cleaner)).toBe(true);

  await cleaner.context().setOffline(true);
  await cleaner.reload();
  await expect(cleaner.getByText("4817#")).toBeVisible();
  await expect(cleaner.getByText("9090#")).toHaveCount(0);
  await expect(cleaner.getByText(/^We could not be reached\. This is the list as it was at/)).toBeVisible();

  await cleaner.context().setOffline(false);
  await cleaner.reload();
  await expect(cleaner.getByText("9090#").first()).toBeVisible();
  await expect(cleaner.locator("#offline")).toBeHidden();
});

test("A list that stays open loses its codes when its day ends", async ({ page, newVisitor, faults }) => {
  faults.expect(/ERR_/);
  const token = await makeLink(page);
  const cleaner = await newVisitor();
  await cleaner.clock.install();
  await cleaner.goto(`/turnovers/${token}`);
  await expect(cleaner.getByText("4817#")).toBeVisible();
  await cleaner.context().setOffline(true);
  await cleaner.clock.fastForward("24:00:00");
  await expect(cleaner.getByText("4817#")).toHaveCount(0);
  await expect(cleaner.getByRole("heading", { name: "Lake House" }).first()).toBeVisible();
});
