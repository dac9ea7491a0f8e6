import { axeOf } from "./axe.ts";
import type { Page } from "@playwright/test";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsNewHost, comeAsSubscribedHost, newEmail, PASSWORD } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { addStay, dayFromToday } from "./stays.ts";
import { seeToast } from "./toasts.ts";

const people = (page: Page) => page.getByRole("region", { name: "Members" });

async function seeNoViolations(page: Page) {
  const { violations } = await axeOf(page)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test("A host invites a cleaner, who reads, and ends it", async ({ page, newVisitor, faults }) => {
  await comeAsSubscribedHost(page, "Aroha");
  await makeGuidebook(page, "Wānaka Lake House");
  const hut = await makeGuidebook(page, "Hut");
  await addStay(page, hut.id, { arrival: dayFromToday(1), departure: dayFromToday(3), guestName: "Anna" });
  await page.goto("/people");
  await page.getByRole("button", { name: "Invite a person" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a person" });
  await dialog.getByLabel("Role").selectOption("viewer");
  await dialog.getByLabel("All, including new ones").uncheck();
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(dialog.getByText("Choose at least one guidebook.")).toBeVisible();
  await dialog.getByLabel("Hut").check();
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  const link = page.getByRole("dialog", { name: "Invitation link" });
  const url = await link.getByLabel("Link", { exact: true }).inputValue();
  await seeNoViolations(page);
  await link.getByRole("button", { name: "Done" }).click();
  await expect(people(page).getByText("By link")).toBeVisible();
  await seeNoViolations(page);

  const cleaner = await newVisitor({ viewport: { width: 390, height: 844 } });
  faults.expect(/404|invitations/);
  await cleaner.goto(url);
  await expect(cleaner.getByRole("heading", { name: "Aroha Host invites you" })).toBeVisible();
  await seeNoViolations(cleaner);
  await cleaner.getByRole("link", { name: "Create an account" }).click();
  await cleaner.getByLabel("First name").fill("Cleo");
  await cleaner.getByLabel("Last name").fill("Clean");
  await cleaner.getByLabel("Email").fill(newEmail("cleo"));
  await cleaner.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await cleaner.getByRole("button", { name: "Create Account" }).click();
  await cleaner.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(cleaner.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(cleaner.getByRole("link", { name: "Hut", exact: true })).toBeVisible();
  await expect(cleaner.getByText("Wānaka Lake House")).toHaveCount(0);
  await expect(cleaner.getByRole("button", { name: /Archive/ })).toHaveCount(0);
  await expect(cleaner.getByRole("link", { name: "Generate with AI" })).toHaveCount(0);
  await cleaner.getByRole("link", { name: "Hut", exact: true }).click();
  await expect(cleaner.getByText("To have something changed, ask Aroha Host.")).toBeVisible();
  await seeNoViolations(cleaner);
  await cleaner.goto("/stays");
  await cleaner.getByRole("button", { name: "More for Guest" }).click();
  const sheet = cleaner.getByRole("dialog", { name: "Guest" });
  await expect(sheet.getByText("Added by hand")).toBeVisible();
  // The message has the guest's link, which is not theirs.
  await expect(sheet.getByRole("button", { name: /message/ })).toHaveCount(0);
  await seeNoViolations(cleaner);
  await cleaner.keyboard.press("Escape");
  await cleaner.getByRole("button", { name: "Open menu" }).click();
  const menu = cleaner.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByLabel("Account")).toContainText("Aroha Host (viewer)");
  await menu.getByLabel("Account").selectOption({ label: "Cleo Clean (owner)" });
  await expect(cleaner.getByRole("heading", { name: "Start Your Subscription" })).toBeVisible();
  // What is selected before React has hydrated the screen counts too.
  const scripts = Promise.withResolvers<void>();
  await cleaner.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await cleaner.evaluate(() => location.reload());
  await cleaner.getByLabel("Account", { exact: true }).selectOption({ label: "Aroha Host (viewer)" });
  scripts.resolve();
  await expect(cleaner.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  const late = await newVisitor();
  await late.goto(url);
  await expect(late.getByText("This invitation has ended")).toBeVisible();

  await page.reload();
  await expect(people(page).getByText("Cleo Clean").first()).toBeVisible();
  await page.getByRole("button", { name: "Activity" }).click();
  await expect(page.getByText(/Cleo Clean joined/)).toBeVisible();
  await seeNoViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Change what Cleo Clean may do" }).click();
  await page.getByLabel("Role").selectOption("editor");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await seeToast(page, "Saved");
  await page.getByRole("button", { name: "Remove Cleo Clean" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await seeToast(page, "Removed");
  await expect(people(page).getByText("Cleo Clean")).toHaveCount(0);
  await cleaner.goto("/");
  await expect(cleaner.getByRole("heading", { name: "Start Your Subscription" })).toBeVisible();
});

test("An owner removes a co-host, and what they made that opens codes ends with it", async ({
  page,
  newVisitor,
  faults,
}) => {
  faults.expect(/404/);
  await comeAsSubscribedHost(page, "Aroha");
  const lake = await makeGuidebook(page, "Wānaka Lake House");
  const made = await page.request.post("/api/account/members", { data: { role: "editor" } });
  const { url } = (await made.json()) as { url: string };
  const ben = await newVisitor();
  await comeAsNewHost(ben, "Ben");
  expect((await ben.request.post(`/api/invitations/${url.split("/").at(-1)}`)).ok()).toBe(true);
  const days = { arrival: dayFromToday(1), departure: dayFromToday(3) };
  const mia = await addStay(ben, lake.id, { ...days, guestName: "Mia" });
  const own = await addStay(ben, lake.id, { ...days, guestName: "Ben himself" });

  await page.goto("/people");
  await people(page).getByRole("button", { name: "Remove Ben Host" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Remove Ben Host?" });
  await expect(dialog.getByLabel("End these too")).toBeChecked();
  await dialog.getByLabel(/stay of Mia/).uncheck();
  await expect(dialog.getByLabel("End these too")).not.toBeChecked();
  await seeNoViolations(page);
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await seeToast(page, "Removed");
  const status = async (link: string) => (await page.request.get(link)).status();
  expect(await status(mia.url)).toBe(200);
  expect(await status(own.url)).toBe(404);
});
