import type { Page } from "@playwright/test";
import { waitForReact } from "./waitForHydration.ts";
import { seriousFaults } from "./axe.ts";
import { fillWayIn, makeGuidebookWithStays, screensOfStay } from "./guestStays.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { unreachableControls } from "./pressTargets.ts";
import { comeAsNewHost, comeAsSubscribedHost } from "./hosts.ts";
import { addStays } from "./stays.ts";
import { expect, startServer, test } from "./server.ts";
import {
  editorScreens,
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

/** How the screens of a run are looked at. Axe looks at the first of the widths alone: each takes it a second. */
interface Look {
  colorScheme: "light" | "dark";
  wide: number[];
  /** What is made for phones is loaded on one. */
  phoneFirst: number[];
  phones: number[];
}

const looks: (Look & { tag: string[] })[] = [
  {
    colorScheme: "light",
    wide: [1440, 390, 320],
    phoneFirst: [390, 320, 1440],
    phones: [390, 320],
    tag: ["@quick"],
  },
  { colorScheme: "dark", wide: [768], phoneFirst: [390, 768], phones: [768], tag: ["@release"] },
];

// A trace of everything that is looked at would take longer than looking.
test.use({ trace: "off" });
// A walk is a dozen screens and more.
test.describe.configure({ timeout: 300_000 });

test.beforeEach(({ faults }) => faults.expect(/status of 40[04]/));

for (const { colorScheme, wide, phoneFirst, phones, tag } of looks)
  test.describe(`In the ${colorScheme}`, { tag }, () => {
    /** Each is shown once: axe finds nothing serious, a finger hits each control, no page scrolls sideways (Screens 9). */
    async function expectUsable(page: Page, screens: Screen[], widths: number[]): Promise<void> {
      await page.emulateMedia({ colorScheme });
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await resize(page, widths[0]);
          await show(page, screen);
          expect.soft(await seriousFaults(page, colorScheme), screen.name).toEqual([]);
          await closeToast(page);
          expect.soft(await missesAt(page, widths), screen.name).toEqual([]);
        });
    }

    test("The site and the doors", async ({ page }) => {
      await expectUsable(page, publicScreens, wide);
      await expectUsable(page, [siteMenu], [390, 320]);
    });

    test("The site while it asks about Google Analytics", async ({ browser }) => {
      const asking = await startServer({ GA_MEASUREMENT_ID: "G-TEST123" });
      const context = await browser.newContext({ baseURL: asking.url, reducedMotion: "reduce" });
      const page = waitForReact(await context.newPage());
      const sites = publicScreens.filter(({ name }) =>
        ["landing", "pricing", "post", "terms"].includes(name),
      );
      await expectUsable(page, sites, wide);
      await expect(page.getByRole("region", { name: "Google Analytics" })).toBeVisible();
      await context.close();
      await asking.stop();
    });

    test("What guests read", async ({ page }) => {
      await expectUsable(page, guestScreens, phoneFirst);
    });

    test("Each part of a stay", async ({ page, newVisitor }) => {
      await comeAsSubscribedHost(page, "Ruth");
      const guidebook = await makeGuidebookWithStays(page);
      await fillWayIn(page, guidebook.id);
      await expectUsable(await newVisitor(), await screensOfStay(page, guidebook), phoneFirst);
    });

    test("The way to the plan", async ({ page }) => {
      await comeAsNewHost(page, "Yara");
      await expectUsable(page, newHostScreens, wide);
    });

    test("The studio before the first guidebook", async ({ page }) => {
      await comeAsSubscribedHost(page, "Zoe");
      await expectUsable(page, emptyHostScreens, wide);
      await expectUsable(page, [hostMenu], phones);
    });

    for (const { name, screensOf } of walksOfHost)
      test(name, async ({ page }) => {
        await comeAsSubscribedHost(page, "Ana");
        await expectUsable(page, screensOf(await makeGuidebook(page, "Wānaka Lake House", lakeHouse)), wide);
      });

    test("Stays", async ({ page }) => {
      await comeAsSubscribedHost(page, "Cleo");
      const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
      await addStays(page, guidebook.id);
      await expectUsable(page, stayScreens(guidebook), wide);
    });

    test("The editor on a phone", async ({ page }) => {
      await comeAsSubscribedHost(page, "Bo");
      const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
      const ofPhones = ["dashboard", "archive-dialog", "editor", "editor-all-sections", "share-dialog"];
      const screens = editorScreens(guidebook).filter(({ name }) => ofPhones.includes(name));
      await expectUsable(page, screens, [390]);
    });
  });

test("Every form on a phone", async ({ page }) => {
  await comeAsSubscribedHost(page, "Bo");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  await resize(page, 390);
  await page.goto(`/guidebooks/${id}`);
  for (const tab of await page.getByRole("tablist", { name: "Sections" }).getByRole("tab").all()) {
    await tab.click();
    await page
      .getByRole("tabpanel")
      .getByRole("button", { name: /^Edit / })
      .click();
    await expect(page.getByText("Loading the form...")).toHaveCount(0);
    expect.soft(await missesAt(page, [390, 320]), `form of ${await tab.innerText()}`).toEqual([]);
  }
});

async function missesAt(page: Page, widths: number[]): Promise<string[]> {
  const misses: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    for (const miss of await unreachableControls(page)) misses.push(`at ${width} px: ${miss}`);
  }
  return misses;
}

const resize = (page: Page, width = 390) => page.setViewportSize({ width, height: 844 });

/** Closes toasts, which would close by themselves after some seconds. */
async function closeToast(page: Page): Promise<void> {
  const close = page.getByRole("region", { name: /^Messages/ }).getByRole("button", { name: "Close" });
  if (await close.isVisible()) await close.click();
}
