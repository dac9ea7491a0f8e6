import type { Page } from "@playwright/test";
import { addPicture, cardOf, edit, field, press } from "./editing.ts";
import { contentOf, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { takePhoto } from "./photos.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

/** A machine with much to do loads the editor of rich text slowly. */
const PATIENCE_MS = 30_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const midnightOf = (days: number) => Date.parse(`${dayFromNow(days)}T00:00:00Z`);

/** Writes a check-in as hosts do: a sentence with a picture for everybody, and one for the stay alone. */
async function writeCheckIn(page: Page, name: string) {
  await comeAsSubscribedHost(page, name);
  const { id, slug } = await makeGuidebook(page, "Lake House", {
    checkin: { details: "<p>Blue gate.</p><p>Safe behind the fern.</p>" },
  });
  const access = { access: "stays", timeZone: "UTC", contact: "Mere, 021 555 010" };
  await page.request.put(`/api/guidebooks/${id}/access`, { data: access });
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "Check In");
  const text = field(card, "Details");
  await expect(text.getByText("Blue gate.")).toBeVisible({ timeout: PATIENCE_MS });
  await text.getByText("Blue gate.").click();
  await page.keyboard.press("End");
  await addPicture(card, "Details", await takePhoto("#5b6b4a"), "The gate");
  await text.getByText("Safe behind the fern.").click();
  await page.keyboard.press("End");
  await press(card, "Details", "Only during the stay");
  await addPicture(card, "Details", await takePhoto("#8a6d45"), "The safe");
  const block = text.getByRole("group", { name: "Only during the stay" });
  await expect(block.getByRole("img", { name: "The safe" })).toBeVisible();
  await expect(block.getByRole("img", { name: "The gate" })).toHaveCount(0);
  return { id, slug, card, text, block };
}

/** Two photos are encoded again on the way. */
async function saveCheckIn(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().includes("/guidebook-sections/"),
    { timeout: PATIENCE_MS },
  );
  await cardOf(page, "Check In").getByRole("button", { name: "Save Changes" }).click();
  expect((await saved).status()).toBe(200);
  await seeToast(page, "Section updated");
}

test("A picture goes into a block only for the stay, and out of it again, with undo", async ({ page }) => {
  const { id, card, text, block } = await writeCheckIn(page, "Rangi");
  await saveCheckIn(page);
  await page.reload();
  await expect(
    cardOf(page, "Check In").locator(".stay-only").getByRole("img", { name: "The safe" }),
  ).toBeVisible();

  await edit(page, "Check In");
  await block.getByText("Safe behind the fern.").click();
  await press(card, "Details", "Only during the stay");
  await expect(block).toHaveCount(0);
  await expect(text.getByRole("img", { name: "The safe" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(block.getByRole("img", { name: "The safe" })).toBeVisible();
  await block.getByRole("img", { name: "The safe" }).click();
  await page.keyboard.press("Delete");
  await expect(text.getByRole("img")).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(block.getByRole("img", { name: "The safe" })).toBeVisible();
  await card.getByRole("button", { name: "Cancel" }).click();
  const { details } = (await contentOf(page, id, "checkin")) as { details: string };
  expect(details).toMatch(/<div class="stay-only">.*<img [^>]*alt="The safe"[^>]*>.*<\/div>/);
  expect(details.split('<div class="stay-only">')[0]).toContain('alt="The gate"');
});

test("A picture of the stay alone shows without a network during the stay, and is gone after", async ({
  page,
  newVisitor,
  faults,
}) => {
  const { id, slug } = await writeCheckIn(page, "Moana");
  await saveCheckIn(page);
  const made = await page.request.post(`/api/guidebooks/${id}/stays`, {
    data: { arrival: dayFromNow(-1), departure: dayFromNow(1) },
  });
  const { token } = (await made.json()) as { token: string };

  const stranger = await newVisitor(phone);
  await stranger.goto(`/view/${slug}#checkin`);
  await expect(stranger.locator("#checkin").getByRole("img", { name: "The gate" })).toBeVisible();
  expect(await stranger.content()).not.toContain("The safe");

  const guest = await newVisitor(phone);
  await guest.goto(`/view/${token}`);
  const pictures = () =>
    guest.evaluate(async () => {
      const secrets = await caches.open("stay-secrets");
      return (await secrets.keys()).filter(({ url }) => url.includes("/media/")).length;
    });
  await expect.poll(pictures).toBeGreaterThan(0);
  // A page whose clock is Playwright's does not know which files it has loaded.
  await guest.clock.install();
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
  await guest.context().setOffline(true);
  await guest.goto(`/view/${token}#checkin`);
  await guest.reload();
  const safe = guest.locator("#checkin").getByRole("img", { name: "The safe" });
  await expect(safe).toBeVisible();
  await expect
    .poll(() => safe.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);

  await guest.clock.runFor(midnightOf(2) + 13 * HOUR - Date.now());
  await expect(guest.locator("body")).toContainText("Thank you for staying.");
  await expect(guest.getByRole("img", { name: "The safe" })).toHaveCount(0);
  // The page is loaded again at the end of the stay.
  await expect(async () => {
    expect(await guest.content()).not.toContain("Safe behind the fern");
    expect(await pictures()).toBe(0);
  }).toPass();
  await expect(guest.locator("#checkin").getByRole("img", { name: "The gate" })).toBeAttached();
});
