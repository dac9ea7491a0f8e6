import type { Page } from "@playwright/test";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsNewHost, comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { addStay, dayFromToday } from "./stays.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ faults }) => faults.expect(/ERR_|status of 40[149]|Failed to fetch|MissingCode/));

const isStored = (page: Page) =>
  page.evaluate(async () => (await (await caches.open("week")).match("/stays")) !== undefined);

/** Opens Stays as a host of one stay, until the phone has stored the week. */
async function openStays(page: Page, firstName: string): Promise<void> {
  await comeAsSubscribedHost(page, firstName);
  const { id } = await makeGuidebook(page, "Lake House");
  await page.request.put(`/api/guidebooks/${id}/access`, { data: { timeZone: "Pacific/Auckland" } });
  const days = { arrival: dayFromToday(1), departure: dayFromToday(3) };
  await addStay(page, id, { ...days, guestName: "Mia", doorCode: "4817#" });
  await storeWeek(page);
}

async function storeWeek(page: Page): Promise<void> {
  await page.goto("/stays");
  await expect.poll(() => isStored(page)).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test(
  "Stays opens without a network, says from when it is, and changes nothing",
  { tag: "@quick" },
  async ({ page, context }) => {
    await openStays(page, "Pocket");
    await context.setOffline(true);
    await page.goto("/stays");
    await expect(page.getByRole("heading", { level: 1, name: "Stays" })).toBeVisible();
    await expect(page.getByText(/^You are offline\. This is how it was on \w+day/)).toBeVisible();
    await expect(page.getByText("Mia")).toBeVisible();
    await expect(page.getByText("4817#")).toBeVisible();
    await expect(page.getByRole("button")).toHaveText(["Try again"]);
    await context.setOffline(false);
    await expect(page.getByRole("button", { name: "Add a stay" })).toBeVisible();
  },
);

test("Who signs out leaves nothing on the phone", async ({ page, context }) => {
  await openStays(page, "Leaving");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  expect(await isStored(page)).toBe(false);
  await context.setOffline(true);
  await page.goto("/stays");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
});

test("A member who is removed loses the week at the next connection", async ({
  page,
  newVisitor,
  faults,
}) => {
  faults.expect(/status of/);
  await openStays(page, "Owner");
  const member = await newVisitor();
  const email = await comeAsNewHost(member, "Kiri");
  const invited = await page.request.post("/api/account/members", {
    data: { email, role: "editor", guidebooks: "all" },
  });
  const { url } = (await invited.json()) as { url: string };
  const token = new URL(url).pathname.split("/").at(-1);
  expect((await member.request.post(`/api/invitations/${token}`)).ok()).toBe(true);
  await storeWeek(member);

  const people = (await (await page.request.get("/api/account/members")).json()) as {
    members: { id: string; email: string }[];
  };
  const { id = "" } = people.members.find((one) => one.email === email) ?? {};
  expect((await page.request.delete(`/api/account/members/${id}`)).ok()).toBe(true);
  await member.goto("/stays");
  await expect.poll(() => isStored(member)).toBe(false);
  await member.context().setOffline(true);
  await member.goto("/stays");
  await expect(member.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
});
