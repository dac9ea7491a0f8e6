import type { Page } from "@playwright/test";
import { waitForReact } from "./alive.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { missesOf, WIDTHS } from "./hits.ts";
import { comeAsNewHost, comeAsSubscribedHost } from "./hosts.ts";
import { addStays } from "./stays.ts";
import { expect, startServer, test } from "./server.ts";
import {
  emptyHostScreens,
  guestScreens,
  hostMenu,
  newHostScreens,
  publicScreens,
  show,
  siteMenu,
  stayScreens,
  walksOfHost,
  type Screen,
} from "./screens.ts";

// A trace of everything that is looked at would take longer than looking.
test.use({ trace: "off" });
// A walk is a dozen screens and more.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ faults }) => faults.expect(/status of 404/));

/** Each control of each screen is what a finger at its centre hits, and no page scrolls sideways (Screens 9). */
async function expectHits(page: Page, screens: Screen[], widths: readonly number[]): Promise<void> {
  const misses: string[] = [];
  for (const screen of screens) {
    await resize(page, widths[0]);
    await show(page, screen);
    await closeToast(page);
    misses.push(...(await missesAt(page, screen.name, widths)));
  }
  expect(misses).toEqual([]);
}

async function missesAt(page: Page, name: string, widths: readonly number[]): Promise<string[]> {
  const misses: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    for (const miss of await missesOf(page)) misses.push(`${name} at ${width} px: ${miss}`);
  }
  return misses;
}

const resize = (page: Page, width = 390) => page.setViewportSize({ width, height: 800 });

/** A message goes by itself; here nobody waits for it. */
async function closeToast(page: Page): Promise<void> {
  const close = page.getByRole("region", { name: /^Messages/ }).getByRole("button", { name: "Close" });
  if (await close.isVisible()) await close.click();
}

const isPhone = (width: number) => width < 768;

const runs = [
  { widths: WIDTHS.filter((width) => width !== 768), tag: [] },
  { widths: [768], tag: "@deep" },
];
for (const { widths, tag } of runs)
  test.describe(`At ${widths.join(", ")} px`, { tag }, () => {
    test("The site and the doors", async ({ page }) => {
      await expectHits(page, publicScreens, widths);
      await expectHits(page, [siteMenu], widths.filter(isPhone));
    });

    test("The site while it asks about Google Analytics", async ({ browser }) => {
      const asking = await startServer({ GA_MEASUREMENT_ID: "G-TEST123" });
      const context = await browser.newContext({ baseURL: asking.url, reducedMotion: "reduce" });
      const page = waitForReact(await context.newPage());
      const sites = publicScreens.filter(({ name }) =>
        ["landing", "pricing", "post", "terms"].includes(name),
      );
      await expectHits(page, sites, widths);
      await expect(page.getByRole("region", { name: "Google Analytics" })).toBeVisible();
      await context.close();
      await asking.stop();
    });

    test("What guests read", async ({ page }) => {
      await expectHits(page, guestScreens, widths);
    });

    test("The way to the plan", async ({ page }) => {
      await comeAsNewHost(page, "Yara");
      await expectHits(page, newHostScreens, widths);
    });

    test("The studio before the first guidebook", async ({ page }) => {
      await comeAsSubscribedHost(page, "Zoe");
      await expectHits(page, emptyHostScreens, widths);
      await expectHits(
        page,
        [hostMenu],
        widths.filter((width) => width <= 768),
      );
    });

    for (const { name, screensOf } of walksOfHost)
      test(name, async ({ page }) => {
        await comeAsSubscribedHost(page, "Ana");
        await expectHits(page, screensOf(await makeGuidebook(page, "Wānaka Lake House", lakeHouse)), widths);
      });

    test("Stays", async ({ page }) => {
      await comeAsSubscribedHost(page, "Cleo");
      const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
      await addStays(page, guidebook.id);
      await expectHits(page, stayScreens(guidebook), widths);
    });
  });

test("Every form on a phone", async ({ page }) => {
  await comeAsSubscribedHost(page, "Bo");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  await resize(page, 390);
  await page.goto(`/guidebooks/${id}`);
  const misses: string[] = [];
  for (const tab of await page.getByRole("tablist", { name: "Sections" }).getByRole("tab").all()) {
    await tab.click();
    await page
      .getByRole("tabpanel")
      .getByRole("button", { name: /^Edit / })
      .click();
    await expect(page.getByText("Loading the form...")).toHaveCount(0);
    misses.push(...(await missesAt(page, `form of ${await tab.innerText()}`, WIDTHS.filter(isPhone))));
  }
  expect(misses).toEqual([]);
});
