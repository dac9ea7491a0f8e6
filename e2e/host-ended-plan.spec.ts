import type { Page } from "@playwright/test";
import { makeGuidebook, type MadeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost, PASSWORD, signInAgain } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

/** A host whose plan was refunded, with one guidebook and a share link to it. */
async function comeWithoutPlan(page: Page, firstName: string): Promise<MadeGuidebook & { token: string }> {
  await comeAsSubscribedHost(page, firstName);
  const guidebook = await makeGuidebook(page, "Wānaka Lake House");
  const links = `/api/guidebooks/${guidebook.id}/share-links`;
  const made = await page.request.post(links, { data: { label: "Ben, July" } });
  const { token } = (await made.json()) as { token: string };
  const portal = await page.request.post("/api/billing/portal");
  const { url } = (await portal.json()) as { url: string };
  expect((await page.request.post(url, { form: { action: "refund" } })).ok()).toBe(true);
  return { ...guidebook, token };
}

test(
  "A host whose plan has ended can still take everything down, and see to the account",
  { tag: "@quick" },
  async ({ page, faults }) => {
    faults.expect(/status of 404/);
    const { slug, token } = await comeWithoutPlan(page, "Ana");
    await page.goto("/dashboard");
    await expect(page.getByText("Your subscription has ended")).toBeVisible();
    await expect(page.getByRole("button", { name: "Billing and invoices" })).toBeVisible();

    await page.getByText("Share links").click();
    await page.getByRole("button", { name: "End link Ben, July" }).click();
    await seeToast(page, "Link ended");
    await expect(page.getByText("There are no live share links.")).toBeVisible();
    expect((await page.request.get(`/view/${token}`)).status()).toBe(404);
    expect((await page.request.get(`/view/${slug}`)).status(), "guests are mid-stay").toBe(200);

    await page.getByRole("button", { name: "Archive Wānaka Lake House" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
    await seeToast(page, "Guidebook archived");
    expect((await page.request.get(`/view/${slug}`)).status()).toBe(404);

    await page.getByText("Your account: password, data, deletion").click();
    await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("New password", { exact: true }).fill("another lamp 7");
    await page.getByLabel("Confirm new password", { exact: true }).fill("another lamp 7");
    await page.getByRole("button", { name: "Change Password" }).click();
    await seeToast(page, "Password updated");

    await page.getByRole("link", { name: "Sign out" }).click();
    await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  },
);

test("A session that ended on the subscribe screen asks to sign in again, and goes on", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 401/);
  await comeWithoutPlan(page, "Bo");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Archive Wānaka Lake House" }).click();
  await context.clearCookies();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await signInAgain(page);
  await seeToast(page, "Guidebook archived");
});
