import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { enter, tabTo } from "./keyboard.ts";
import { expect, test } from "./server.ts";
import { addStay, dayFromToday } from "./stays.ts";

test("A host adds a stay, reads its messages and sends one without a mouse", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await comeAsSubscribedHost(page, "Kahu");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await addStay(page, id, { arrival: dayFromToday(3), departure: dayFromToday(5), guestName: "Anna" });
  await page.goto("/stays");
  await expect(page.getByRole("button", { name: "More for Anna" })).toBeVisible();

  await enter(page, page.getByRole("button", { name: "Add a stay" }));
  const dialog = page.getByRole("dialog", { name: "Add a stay" });
  await expect(dialog.getByLabel("Arrival")).toBeFocused();
  await dialog.getByLabel("Arrival").fill(dayFromToday(9)); // a date's own parts differ by browser
  await tabTo(page, dialog.getByLabel("Guest's name"));
  await page.keyboard.type("Ben");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Add a stay" })).toBeFocused();

  const more = page.getByRole("button", { name: "More for Anna" });
  await enter(page, more);
  const sheet = page.getByRole("dialog", { name: "Anna" });
  await tabTo(page, sheet.getByRole("radio", { name: "Three days before" }));
  await page.keyboard.press("ArrowLeft");
  await expect(sheet.getByText("Thank you for booking Lake House")).toBeVisible();
  await enter(page, sheet.getByRole("button", { name: "Copy message" }));
  await expect(page.getByText("Message copied", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Copy message to Anna" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await enter(page, more);
  await enter(page, sheet.getByRole("button", { name: "Mark as sent" }));
  await page.keyboard.press("Escape");
  await expect(more.locator("xpath=ancestor::li[1]").getByText("Sent", { exact: true })).toBeVisible();
  for (const [path, name, title] of [
    ["/stays", "Tell guests", "Notice to guests"],
    ["/people", "New link for a cleaner", "New link for a cleaner"],
  ] as const) {
    await page.goto(path);
    const opener = page.getByRole("button", { name });
    await enter(page, opener);
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  }
});
