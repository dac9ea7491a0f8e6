import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { addStay, nextStayDays } from "./stays.ts";
import { seeToast } from "./toasts.ts";

test(
  "A host sees what would keep tonight's guest out, and mends it there",
  { tag: "@quick" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await comeAsSubscribedHost(page, "Tui");
    const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
    await addStay(page, id, { ...nextStayDays(), guestName: "Anna" });
    await page.request.put(`/api/guidebooks/${id}/access`, {
      data: { access: "stays", timeZone: "Pacific/Auckland" },
    });
    await page.goto("/stays");
    const tonight = page.getByRole("region", { name: "Ready for tonight?" });
    await expect(tonight.getByText(/^Anna /)).toBeVisible();
    await tonight.getByRole("button", { name: /^Copy message/ }).click();
    await expect(page.getByText("Message copied", { exact: true })).toBeVisible();
    await expect(tonight.getByText("The guest has not been sent their link.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Mark as sent" }).click();
    await seeToast(page, "Marked as sent");
    await expect(tonight.getByRole("button", { name: /^Copy message/ })).toHaveCount(0);
  },
);

test("What mends an arrival elsewhere opens there, with the focus in its field", async ({ page }) => {
  await comeAsSubscribedHost(page, "Ngaio");
  const { checkin, ...rest } = lakeHouse;
  const { id } = await makeGuidebook(page, "Lake House", {
    ...rest,
    checkin: { ...checkin, doorCode: "TBC" },
  });
  const { id: stayId } = await addStay(page, id, nextStayDays());
  await page.goto("/stays");
  const tonight = page.getByRole("region", { name: "Ready for tonight?" });
  await tonight.getByRole("link", { name: /^Add a contact/ }).click();
  const access = page.getByRole("dialog", { name: "Who sees the codes" });
  await expect(access.getByLabel("Contact for the night")).toBeFocused();
  await access.getByLabel("Contact for the night").fill("Mere, 021 555 010");
  await access.getByRole("button", { name: "Save" }).click();
  await seeToast(page, "Saved");
  await expect(page).toHaveURL(new RegExp(`/guidebooks/${id}$`));

  await page.goto("/stays");
  await expect(tonight.getByRole("link", { name: /^Add a contact/ })).toHaveCount(0);
  await tonight.getByRole("link", { name: /^Type the code/ }).click();
  const code = page.getByRole("region", { name: "Check In" }).getByLabel("Door code");
  await expect(code).toBeFocused();
  await expect(code).toHaveValue("TBC");

  await page.goto(`/guidebooks/${id}/stays?stay=${stayId}`);
  await page.getByRole("dialog", { name: "Guest" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
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
  await addStay(page, id, { ...nextStayDays(), guestName: "Anna" });
  await page.goto("/people");
  await page.getByRole("button", { name: "New link for a cleaner" }).click();
  const dialog = page.getByRole("dialog", { name: "New link for a cleaner" });
  await dialog.getByLabel("Who is it for?").fill("Tess");
  await dialog.getByRole("button", { name: "Make link" }).click();
  await seeToast(page, "Link created");
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
