import type { Page } from "@playwright/test";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

/** Asks for a guidebook and holds the question back until it is let go. */
async function generateSlowly(page: Page, name: string): Promise<{ release: () => void }> {
  const { promise: delayed, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/guidebooks/generate-enhanced", async (route) => {
    await delayed;
    await route.continue().catch(() => {}); // called off meanwhile
  });
  await requestGeneration(page, name);
  await expect(page.getByRole("log", { name: "Progress" })).toBeVisible();
  return { release };
}

async function requestGeneration(page: Page, name: string): Promise<void> {
  await page.goto("/create-simple");
  await page.getByLabel("Guidebook Name").fill(name);
  await page.getByLabel("Property Address").fill("7 Shore Street, Byron Bay NSW");
  await page.getByRole("button", { name: "Generate with AI" }).click();
}

test("A host has a guidebook generated, and comes to it", async ({ page }) => {
  await comeAsSubscribedHost(page, "Aroha");
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await generateSlowly(page, "Shore House");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeInViewport();
  release();
  await seeToast(page, "Guidebook created", "Your guidebook has been created successfully. Quality: ");
  await expect(page).toHaveURL(/\/guidebooks\/[^/]+$/);
  await expect(page.getByText("Welcome to Shore House in Byron Bay").first()).toBeAttached();
});

test("A host who goes elsewhere meanwhile stays there, and finds the guidebook on the dashboard", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Bruno");
  const { release } = await generateSlowly(page, "Far House");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByText("No Guidebooks Yet")).toBeVisible();
  release();
  await seeToast(page, "Guidebook created", "Your guidebook has been created successfully.");
  await expect(page.getByRole("heading", { name: "Far House" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("A host calls it off, and nothing is left behind", async ({ page }) => {
  await comeAsSubscribedHost(page, "Chiara");
  const { release } = await generateSlowly(page, "No House");
  await page.getByRole("button", { name: "Cancel" }).click();
  await seeToast(page, "Cancelled", "Nothing was created.");
  release();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByText("No Guidebooks Yet")).toBeVisible();
});

test("A host whose connection breaks at the very end comes to the guidebook all the same", async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_CONNECTION_RESET/);
  await comeAsSubscribedHost(page, "Dov");
  await page.route("**/api/guidebooks/generate-enhanced", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await requestGeneration(page, "Last House");
  await seeToast(page, "Guidebook created");
  await expect(page.getByLabel("Guidebook Name")).toHaveValue("Last House");
  await expect(page).not.toHaveURL(/create/);
});

test("A host whose connection breaks before is told where to look", async ({ page, faults }) => {
  faults.expect(/ERR_CONNECTION_RESET/);
  await comeAsSubscribedHost(page, "Ewa");
  await page.route("**/api/guidebooks/generate-enhanced", (route) => route.abort("connectionreset"));
  await requestGeneration(page, "Lost House");
  await seeToast(page, "Failed to create guidebook", "An unexpected error occurred");
  await expect(page.getByText("Look at your dashboard before you try again")).toBeVisible();
});
