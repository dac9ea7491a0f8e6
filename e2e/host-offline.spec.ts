import type { Page, Route } from "@playwright/test";
import { cardOf, edit, field, write } from "./editing.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

const menuEntry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

async function choose(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await menuEntry(page, name).click();
}

/** Goes to a screen, until the last of what is fetched ahead has come. */
async function gotoAndFetchAhead(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse(/PicturesField-/, { timeout: 60_000 }); // a busy machine is seldom idle
  await page.goto(path);
  await (await last).finished();
  await page.waitForLoadState("networkidle");
}

/** Goes to a screen, and waits until the worker answers for the next document. */
async function gotoWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** As a connection that breaks while these files are under way. */
const drop = (route: Route) => route.abort("internetdisconnected");

test.beforeEach(({ faults }) => faults.expect(/ERR_|status of 404|Failed to fetch|MissingCode/));

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("a host who loses the network goes on to screens that were fetched ahead", async ({
      page,
      context,
    }) => {
      await comeAsSubscribedHost(page, "Ahead");
      const { id } = await makeGuidebook(page, "Lake House");
      await gotoAndFetchAhead(page, "/");
      await context.setOffline(true);
      for (const [entry, heading] of [
        ["Profile", "Profile"],
        ["Create New Guidebook", "Create"],
        ["Dashboard", "Dashboard"],
      ] as const) {
        await choose(page, entry);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      }
      const menu = page.getByRole("button", { name: "Open menu" });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole("link", { name: "Sign out" }).click();
      await seeToast(page, "You are offline");
      await context.setOffline(false);
      await gotoAndFetchAhead(page, `/guidebooks/${id}`);
      await context.setOffline(true);
      await write(await edit(page, "Welcome Message"), "Text", "Written in a tunnel.");
    });

    test("a reload without a network shows that the host is offline, until there is one again", async ({
      page,
      context,
    }) => {
      await comeAsSubscribedHost(page, "Reload");
      const { id } = await makeGuidebook(page, "Lake House");
      await gotoWithWorker(page, "/dashboard");
      await page.goto(`/guidebooks/${id}`);
      await write(await edit(page, "Welcome Message"), "Text", "Half a sentence");
      // A list that was open leaves an entry in the history, which going back skips.
      await page.getByRole("button", { name: "Arrange, print and more" }).click();
      await page.keyboard.press("Escape");
      await context.setOffline(true);
      await page.reload();
      const offline = page.getByRole("heading", { level: 1, name: "You are offline" });
      await expect(offline).toBeVisible();
      await expect(page.getByText("Your drafts are safe on this device.")).toBeVisible();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(offline).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/guidebooks/${id}$`));

      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`/guidebooks/${id}$`));
      await expect(offline).toBeVisible();

      await context.setOffline(false);
      await page.getByRole("button", { name: "Restore" }).click();
      await expect(field(cardOf(page, "Welcome Message"), "Text")).toHaveText("Half a sentence");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    });

    test("a screen that did not come leaves the host where they are", async ({ page, context }) => {
      await comeAsSubscribedHost(page, "Tunnel");
      const { id } = await makeGuidebook(page, "Lake House");
      await page.route("**/assets/ProfilePage-*", drop);
      await page.goto(`/guidebooks/${id}`);
      const rules = await edit(page, "Welcome Message");
      await write(rules, "Text", "Half a sentence");
      await context.setOffline(true);
      await choose(page, "Profile");
      const notice = page.getByRole("alert").filter({ hasText: "The next page could not be loaded" });
      await expect(notice.getByText("You are offline")).toBeVisible();
      await expect(field(rules, "Text")).toHaveText("Half a sentence");
      await notice.getByRole("button", { name: "Try again" }).click();
      await expect(notice).toBeVisible();
      await notice.getByRole("button", { name: "Stay here" }).click();
      await expect(notice).toBeHidden();
      const request = page.waitForEvent("requestfailed", (failed) => failed.url().endsWith("/favicon.svg"));
      await choose(page, "Profile");
      await request;
      await expect(notice).toBeVisible();
      await context.setOffline(false);
      await page.unroute("**/assets/ProfilePage-*");
      await notice.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
      await expect(notice).toBeHidden();
    });

    test("a form whose file did not come is caught in its card", async ({ page, context }) => {
      await comeAsSubscribedHost(page, "Missing");
      const { id } = await makeGuidebook(page, "Lake House");
      await page.route("**/assets/RichTextInput-*", drop);
      await page.goto(`/guidebooks/${id}`);
      await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
      await context.setOffline(true);
      const card = await edit(page, "Welcome Message");
      const notice = card.getByRole("alert");
      await expect(notice.getByText("You are offline")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await notice.getByRole("button", { name: "Try again" }).click();
      await expect(notice.getByRole("button", { name: "Try again" })).toBeVisible();
      await context.setOffline(false);
      await page.unroute("**/assets/RichTextInput-*");
      await notice.getByRole("button", { name: "Try again" }).click();
      await write(card, "Text", "Here it is.");
    });
  });

/** Has a path loaded by a version of the server that lacks these files; the next document comes with them. */
async function loadBeforeUpgrade(page: Page, path: string, files: string): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) void page.unroute(files);
  });
}

test(
  "after an upgrade whose old files are gone a press goes on where it led",
  { tag: "@quick" },
  async ({ page }) => {
    await comeAsSubscribedHost(page, "Upgrade");
    await loadBeforeUpgrade(page, "/dashboard", "**/assets/ProfilePage-*");
    await choose(page, "Profile");
    await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
  },
);

test("after an upgrade whose old files are gone the form opens that was asked for", async ({ page }) => {
  await comeAsSubscribedHost(page, "Forms");
  const { id } = await makeGuidebook(page, "Lake House");
  await loadBeforeUpgrade(page, `/guidebooks/${id}`, "**/assets/RichTextInput-*");
  await edit(page, "Welcome Message");
  await write(cardOf(page, "Welcome Message"), "Text", "It went on.");
});

test("a guest's page in the browser of a host is saved and opened by its own worker", async ({
  page,
  context,
}) => {
  await comeAsSubscribedHost(page, "Both");
  const { slug } = await makeGuidebook(page, "Lake House");
  await gotoWithWorker(page, "/dashboard");
  await page.goto(`/view/${slug}`);
  const saved = () => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);
  await expect.poll(saved).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Lake House" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
});
