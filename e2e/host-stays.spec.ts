import { serverHeaders } from "./serverHeaders.ts";
import type { Page } from "@playwright/test";
import { showCalendars } from "./calendars.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost, signInAgain } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { askToBeLetIn, dayFromToday } from "./stays.ts";
import { seeToast } from "./toasts.ts";

/** The row of a guest in the list of stays; what is rehearsed for tonight names them too. */
const rowOf = (page: Page, guestName: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `More for ${guestName}` }) });

test(
  "A new host adds a stay by hand, sends its link, and sees that the guest has opened it",
  { tag: "@quick" },
  async ({ page, context, newVisitor }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await comeAsSubscribedHost(page, "Mere");
    await makeGuidebook(page, "Lake House", lakeHouse);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Stays", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Your next guests appear here" })).toBeVisible();
    await page.getByRole("button", { name: "Add a stay" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a stay" });
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect(dialog.getByText("Choose the day of arrival.")).toBeVisible();
    await dialog.getByLabel("Arrival").fill(dayFromToday(3));
    await dialog.getByLabel("Nights").fill("3");
    await expect(dialog.getByText("Times are Auckland time, from the property’s country.")).toBeVisible();
    await dialog.getByLabel("Guest's name").fill("Anna");
    await dialog.getByRole("button", { name: "Add" }).click();
    await seeToast(page, "Stay added");

    const row = rowOf(page, "Anna");
    await expect(row.getByRole("button", { name: "Copy message to Anna" })).toBeVisible();
    await expect(row).toContainText("3 nights");
    await expect(page.getByText("has no time zone yet")).toHaveCount(0);

    await row.getByRole("button", { name: "Copy message to Anna" }).click();
    await page.getByRole("button", { name: "Mark as sent" }).click();
    await seeToast(page, "Marked as sent");
    await expect(row.getByText("Sent", { exact: true })).toBeVisible();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    const [link = ""] = /http\S+\/view\/[A-Za-z0-9]{22}/.exec(message) ?? [];
    expect(message).toMatch(/^Hello Anna,\n\nSee you on /);

    const guest = await newVisitor();
    await guest.goto(link);
    await expect(guest.getByRole("heading", { level: 1 })).toContainText("Lake House");
    await expect(async () => {
      await page.reload();
      await expect(row.getByText("Opened")).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(row.getByText("Sent", { exact: true })).toHaveCount(0);
  },
);

test("What is noted of a stay can be taken back, and an ended link too", async ({
  page,
  newVisitor,
  faults,
}) => {
  faults.expect(/status of 40[014]/);
  await comeAsSubscribedHost(page, "Nora");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  const given = { arrival: dayFromToday(2), departure: dayFromToday(5), guestName: "Ben", doorCode: "2468" };
  const made = await page.request.post(`/api/guidebooks/${id}/stays`, { data: given });
  const { url } = (await made.json()) as { url: string };
  await page.goto(`/guidebooks/${id}/stays`);
  await page.getByRole("button", { name: "More for Ben" }).click();
  const sheet = page.getByRole("dialog", { name: "Ben" });
  await sheet.getByRole("button", { name: "Lock is set" }).click();
  await expect(sheet.getByText("(set on the lock)")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sheet.getByText("(not set on the lock)")).toBeVisible();

  await sheet.getByRole("button", { name: "End the link" }).click();
  await seeToast(page, "Link ended");
  const guest = await newVisitor();
  expect((await guest.goto(url))?.status()).toBe(404);
  await sheet.getByRole("button", { name: "Turn the link back on" }).click();
  await seeToast(page, "The link works again");
  expect((await guest.goto(url))?.status()).toBe(200);

  await sheet.getByRole("button", { name: "Change", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Change this stay" });
  await form.getByLabel("Departure").fill(dayFromToday(1));
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("The departure must be after the arrival.")).toBeVisible();
  await form.getByLabel("Departure").fill(dayFromToday(6));
  await form.getByLabel("Note for the guest").fill("Room 4");
  await page.context().clearCookies();
  await form.getByRole("button", { name: "Save" }).click();
  await signInAgain(page);
  await seeToast(page, "Stay changed");
  await expect(rowOf(page, "Ben")).toContainText("Room 4");
});

test("A host lets in a guest without a code from the Stays screen", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Olive");
  const { id, slug } = await makeGuidebook(page, "Lake House", lakeHouse);
  const access = { access: "stays", timeZone: "Pacific/Auckland" };
  await page.request.put(`/api/guidebooks/${id}/access`, { data: access });
  const guest = await newVisitor();
  await askToBeLetIn(guest, slug, "Jonas");
  await expect(guest.getByText("Your host has your name.")).toBeVisible();

  await page.goto("/stays");
  const request = page.getByRole("listitem").filter({ hasText: "Jonas says that they stay at Lake House" });
  await request.getByLabel("Until").fill(dayFromToday(2));
  await request.getByRole("button", { name: "Let in Jonas" }).click();
  await seeToast(page, "Jonas is let in");
  await expect(page.getByRole("heading", { name: "Waiting at the door" })).toHaveCount(0);
  await expect(rowOf(page, "Jonas")).toBeVisible();
  // The page asks by itself.
  await expect(guest).toHaveURL(/\/view\/[A-Za-z0-9]{22}$/);
  await expect(guest.getByText("4817#").first()).toBeVisible();
});

test("A host pastes the address of a calendar again, and its stays remain", async ({ page }) => {
  await comeAsSubscribedHost(page, "Wai");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.goto(`/guidebooks/${id}/stays`);
  await showCalendars(page);
  let sent: unknown;
  const name = "Booking.com, both rooms";
  await page.route("**/api/calendars/b", async (route) => {
    sent = route.request().postDataJSON();
    const read = {
      platform: "booking",
      host: "ical.booking.com",
      name,
      stays: 2,
      blocks: 0,
      next: null,
      skipped: {},
    };
    await route.fulfill({ json: read, headers: serverHeaders });
  });
  await page.getByRole("button", { name: `Fix it for ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Paste the link again" });
  await dialog.getByRole("button", { name: "Save link" }).click();
  await expect(dialog.getByText("Paste the calendar link.")).toBeVisible();
  await dialog.getByLabel("Calendar link").fill(" https://ical.booking.com/v1/export?t=2 ");
  await dialog.getByRole("button", { name: "Save link" }).click();
  await seeToast(page, `${name} is read`);
  await expect(dialog).toBeHidden();
  expect(sent).toEqual({ url: "https://ical.booking.com/v1/export?t=2" });
});

test("A host who pastes what is no calendar is told what to do, and loses nothing", async ({
  page,
  faults,
}) => {
  faults.expect(/status of 400/);
  await comeAsSubscribedHost(page, "Pia");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.goto(`/guidebooks/${id}/stays`);
  const panel = page.getByRole("region", { name: "Calendars" });
  await panel.getByRole("button", { name: "Add calendar" }).click();
  await expect(panel.getByText("Paste the calendar link.")).toBeVisible();
  await panel.getByLabel("Calendar link").fill("https://192.168.0.7/calendar.ics");
  await panel.getByRole("button", { name: "Add calendar" }).click();
  await expect(panel.getByText(/^Only addresses on the public internet can be read/)).toBeVisible();
  await expect(panel.getByLabel("Calendar link")).toHaveValue("https://192.168.0.7/calendar.ics");
});
