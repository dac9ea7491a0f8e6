import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { addStay, dayFromToday } from "./stays.ts";
import { seeToast } from "./toasts.ts";

test("A host sees what would keep tonight's guest out, and mends it there", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await comeAsSubscribedHost(page, "Tui");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await addStay(page, id, { arrival: dayFromToday(1), departure: dayFromToday(3), guestName: "Anna" });
  await page.request.put(`/api/guidebooks/${id}/access`, {
    data: { access: "stays", timeZone: "Pacific/Auckland" },
  });
  await page.goto("/stays");
  const tonight = page.getByRole("region", { name: "Ready for tonight?" });
  await expect(tonight.getByText(/Lake House · Anna/)).toBeVisible();
  await tonight.getByRole("button", { name: /^Send it/ }).click();
  await seeToast(page, "Message copied");
  await expect(tonight.getByRole("button", { name: /^Send it:/ })).toHaveCount(0);
});

test("A host gives a cleaner a link without an account, and ends it", async ({
  page,
  context,
  newVisitor,
  faults,
}) => {
  faults.expect(/status of 404/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await comeAsSubscribedHost(page, "Kiri");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await addStay(page, id, { arrival: dayFromToday(1), departure: dayFromToday(3), guestName: "Anna" });
  await page.goto("/stays");
  await page.getByRole("button", { name: "New link for a cleaner" }).click();
  const dialog = page.getByRole("dialog", { name: "New link for a cleaner" });
  await dialog.getByLabel("Who is it for?").fill("Tess");
  await dialog.getByRole("button", { name: "Make link" }).click();
  await seeToast(page, "Link made");
  await page.getByRole("button", { name: "Copy link for Tess" }).click();
  await seeToast(page, "Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  const cleaner = await newVisitor();
  expect((await cleaner.goto(copied.trim()))?.status()).toBe(200);
  await expect(cleaner.getByText("Lake House").first()).toBeVisible();
  expect(await cleaner.content()).not.toContain("Anna");

  await page.getByRole("button", { name: "End the link for Tess" }).click();
  await seeToast(page, "Link ended");
  expect((await cleaner.goto(copied.trim()))?.status()).toBe(404);
});
