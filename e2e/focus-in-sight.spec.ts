import type { Locator } from "@playwright/test";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { enter, hiddenStops, tabTo } from "./keyboard.ts";
import { enlargeText } from "./largeText.ts";
import { expect, test } from "./server.ts";

const DEMO = "/view/demo-wanaka-retreat";

/** A phone, a low window, and a desk at 400 %. */
for (const [width, height] of [
  [390, 844],
  [640, 400],
  [320, 256],
] as const)
  test(`Nothing with the focus is under a bar at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [
      `${DEMO}#howto`,
      `${DEMO}#dining`,
      "/",
      "/pricing",
      "/blog/airbnb-guest-manual-template",
      "/api?q=calendars",
    ]) {
      await page.goto(path);
      expect.soft(await hiddenStops(page), path).toEqual([]);
    }
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`Nor with text at 200 % at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enlargeText(page);
    for (const path of ["/pricing", "/api?q=calendars"]) {
      await page.goto(path);
      expect.soft(await hiddenStops(page), path).toEqual([]);
    }
  });

test("The site's header stays in sight while a visitor reads on", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeInViewport();
  }
});

test("A new screen is told: its heading has the focus, and its title names the property", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Hine");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.goto("/dashboard");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const name of ["People", "Stays", "Dashboard"]) {
    await enter(page, main.getByRole("link", { name }));
    await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();
  }
  await page.goto(`/guidebooks/${id}`);
  await expect(page).toHaveTitle("Edit Lake House | Porchlight");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Contacts" }).click();
  await expect(page.getByRole("heading", { name: "Contacts", level: 1 })).toBeFocused();
});

test("A dialog from a menu gives the focus back to the menu's button", async ({ page }) => {
  await comeAsSubscribedHost(page, "Hemi");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.goto(`/guidebooks/${id}`);
  const more = page.getByRole("button", { name: "Arrange, print and more" });
  for (const item of ["Arrange sections", "Duplicate"]) {
    await enter(page, more);
    await enter(page, page.getByRole("menuitem", { name: item }), "ArrowDown");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(more, item).toBeFocused();
  }
});

test("Forced colours show what has the focus, what is chosen and where one is", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await comeAsSubscribedHost(page, "Mika");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  const backgroundOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

  await page.goto("/create-simple");
  const choice = (name: string) => page.locator("label", { has: page.getByRole("radio", { name }) });
  expect(await backgroundOf(choice("Generated with AI"))).not.toBe(await backgroundOf(choice("Blank")));
  const main = page.getByRole("navigation", { name: "Main" });
  const entry = (name: string) => main.getByRole("link", { name });
  expect(await backgroundOf(entry("Create New Guidebook"))).not.toBe(await backgroundOf(entry("Profile")));

  await page.goto(`/guidebooks/${id}`);
  await tabTo(page, page.getByRole("button", { name: "Arrange, print and more" }));
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: "Arrange sections" });
  await expect(item).toBeFocused();
  await expect(item).toHaveCSS("outline-style", "solid");
});
