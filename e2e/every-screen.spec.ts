import { openForm } from "./editing.ts";
import type { Page } from "@playwright/test";
import { waitForReact } from "./waitForHydration.ts";
import { seriousFaults } from "./axe.ts";
import { fillWayIn, makeGuidebookWithStays, screensOfStay } from "./guestStays.ts";
import { guestActScreens } from "./guestActs.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { hostActScreens } from "./hostActs.ts";
import { linkedActScreens } from "./linkedActs.ts";
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

/** How the screens are looked at. The first of the widths is that which they are loaded at. */
interface Look {
  name: string;
  tag: string[];
  /** Tags of the walks that `npm test` takes too, in one look. */
  quick: string[];
  colorScheme: "light" | "dark";
  /** Axe looks at each screen once in each light. */
  withAxe: boolean;
  wide: number[];
  /** What is made for phones is loaded on one. */
  phoneFirst: number[];
  menus: number[];
  editorOnPhone: number[];
}

/** Every screen once, and then at the other widths. */
const looks: Look[] = [
  {
    name: "In the light",
    tag: [],
    quick: ["@quick"],
    colorScheme: "light",
    withAxe: true,
    wide: [1440],
    phoneFirst: [390],
    menus: [390],
    editorOnPhone: [390],
  },
  {
    name: "In the light at other widths",
    tag: [],
    quick: [],
    colorScheme: "light",
    withAxe: false,
    wide: [390, 320],
    phoneFirst: [320, 1440],
    menus: [320],
    editorOnPhone: [320],
  },
  {
    name: "In the dark",
    tag: ["@release"],
    quick: [],
    colorScheme: "dark",
    withAxe: true,
    wide: [768],
    phoneFirst: [390, 768],
    menus: [768],
    editorOnPhone: [390],
  },
];

// A trace of everything that is looked at would take longer than looking.
test.use({ trace: "off" });
// A walk is a dozen screens and more, and a worker alone with all of them would be the last for minutes.
test.describe.configure({ mode: "parallel", timeout: 300_000 });

test.beforeEach(({ faults }) => faults.expect(/status of 4(0[049]|22)/));

for (const { name: look, tag, quick, colorScheme, withAxe, wide, phoneFirst, menus, editorOnPhone } of looks)
  test.describe(look, { tag }, () => {
    const expectAllUsable = (page: Page, screens: Screen[], widths: number[]) =>
      expectUsable(page, screens, { colorScheme, withAxe, widths });

    test("The site and the doors", { tag: quick }, async ({ page }) => {
      await expectAllUsable(page, publicScreens, wide);
      await expectAllUsable(page, [siteMenu], menus);
    });

    test("What guests read", { tag: quick }, async ({ page }) => {
      await expectAllUsable(page, guestScreens, phoneFirst);
    });

    test("Each part of a stay", async ({ page, newVisitor }) => {
      await comeAsSubscribedHost(page, "Ruth");
      const guidebook = await makeGuidebookWithStays(page);
      await fillWayIn(page, guidebook.id);
      await expectAllUsable(await newVisitor(), await screensOfStay(page, guidebook), phoneFirst);
    });

    test("What guests ask, report and answer", async ({ page, newVisitor }) => {
      await comeAsSubscribedHost(page, "Ruth");
      await expectAllUsable(await newVisitor(), await guestActScreens(page), phoneFirst);
    });

    test("What they ask, report and answer as hosts see it", async ({ page }) => {
      await comeAsSubscribedHost(page, "Sina");
      await expectAllUsable(page, await hostActScreens(page), wide);
    });

    test(
      "What is behind the links of emails, and a cleaner's page",
      { tag: quick },
      async ({ page, newVisitor, server }) => {
        const email = await comeAsSubscribedHost(page, "Tara");
        await expectAllUsable(await newVisitor(), await linkedActScreens(page, server, email), phoneFirst);
      },
    );

    test("The way to the plan", async ({ page }) => {
      await comeAsNewHost(page, "Yara");
      await expectAllUsable(page, newHostScreens, wide);
    });

    test("The studio before the first guidebook", async ({ page }) => {
      await comeAsSubscribedHost(page, "Zoe");
      await expectAllUsable(page, emptyHostScreens, wide);
      await expectAllUsable(page, [hostMenu], menus);
    });

    for (const { name, screensOf } of walksOfHost)
      test(name, { tag: name === "The editor" ? quick : [] }, async ({ page }) => {
        await comeAsSubscribedHost(page, "Ana");
        const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
        await expectAllUsable(page, screensOf(guidebook), wide);
      });

    test("Stays", async ({ page }) => {
      await comeAsSubscribedHost(page, "Cleo");
      const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
      await addStays(page, guidebook.id);
      await expectAllUsable(page, stayScreens(guidebook), wide);
    });

    test("The editor on a phone", { tag: quick }, async ({ page }) => {
      await comeAsSubscribedHost(page, "Bo");
      const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
      const ofPhones = ["dashboard", "archive-dialog", "editor", "editor-all-sections", "share-dialog"];
      const screens = editorScreens(guidebook).filter(({ name }) => ofPhones.includes(name));
      await expectAllUsable(page, screens, editorOnPhone);
    });
  });

for (const { colorScheme, widths, tag } of [
  { colorScheme: "light", widths: [1440, 390, 320], tag: [] },
  { colorScheme: "dark", widths: [768], tag: ["@release"] },
] as const)
  test(
    `The site while it asks about Google Analytics, in the ${colorScheme}`,
    { tag: [...tag] },
    async ({ browser }) => {
      const asking = await startServer({ GA_MEASUREMENT_ID: "G-TEST123" });
      const context = await browser.newContext({ baseURL: asking.url, reducedMotion: "reduce" });
      const page = waitForReact(await context.newPage());
      const sites = publicScreens.filter(({ name }) =>
        ["landing", "pricing", "post", "terms"].includes(name),
      );
      await expectUsable(page, sites, { colorScheme, withAxe: true, widths });
      await expect(page.getByRole("region", { name: "Google Analytics" })).toBeVisible();
      await context.close();
      await asking.stop();
    },
  );

test("Every form on a phone", async ({ page }) => {
  await comeAsSubscribedHost(page, "Bo");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  await resize(page, 390);
  await page.goto(`/guidebooks/${id}`);
  for (const tab of await page.getByRole("tablist", { name: "Sections" }).getByRole("tab").all()) {
    await tab.click();
    await openForm(page.getByRole("tabpanel"));
    await expect(page.getByText("Loading the form...")).toHaveCount(0);
    expect.soft(await missesAt(page, [390, 320]), `form of ${await tab.innerText()}`).toEqual([]);
  }
});

/**
 * Shows each screen once: axe finds nothing serious at the first of the widths, which takes it a second, and at each of them
 * a finger hits each control and no page scrolls sideways (Screens 9).
 */
async function expectUsable(
  page: Page,
  screens: Screen[],
  {
    colorScheme,
    withAxe,
    widths,
  }: { colorScheme: "light" | "dark"; withAxe: boolean; widths: readonly number[] },
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await resize(page, widths[0]);
      await show(page, screen);
      if (withAxe) expect.soft(await seriousFaults(page, colorScheme), screen.name).toEqual([]);
      await closeToast(page);
      expect.soft(await missesAt(page, widths), screen.name).toEqual([]);
    });
}

async function missesAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const misses: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    for (const miss of await unreachableControls(page)) misses.push(`at ${width} px: ${miss}`);
  }
  return misses;
}

const resize = (page: Page, width = 390) => page.setViewportSize({ width, height: 844 });

/** Closes toasts, which close by themselves after some seconds: perhaps between a look and a press. */
async function closeToast(page: Page): Promise<void> {
  const close = page.getByRole("region", { name: /^Messages/ }).getByRole("button", { name: "Close" });
  await close.evaluateAll((buttons) =>
    buttons.forEach((button) => button instanceof HTMLElement && button.click()),
  );
  await expect(close).toHaveCount(0);
}
