import type { Page } from "@playwright/test";
import { seriousFaults } from "./axe.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsNewHost, comeAsSubscribedHost } from "./hosts.ts";
import { addStays } from "./stays.ts";
import { expect, test } from "./server.ts";
import { fillWayIn, makeGuidebookWithStays, screensOfStay } from "./guestStays.ts";
import {
  editorScreens,
  emptyHostScreens,
  guestScreens,
  hostMenu,
  newHostScreens,
  publicScreens,
  show,
  stayScreens,
  walksOfHost,
  type Screen,
} from "./screens.ts";

const runs: { colorScheme: "light" | "dark"; tag: string[] }[] = [
  { colorScheme: "light", tag: [] },
  { colorScheme: "dark", tag: ["@deep"] },
];

// A trace of everything that is looked at would take longer than looking.
test.use({ trace: "off" });
// A walk is a dozen screens and more.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ faults }) => faults.expect(/status of 404/));

for (const { colorScheme, tag } of runs)
  test.describe(colorScheme, { tag }, () => {
    async function expectAccessible(page: Page, screens: Screen[]): Promise<void> {
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await page.emulateMedia({ colorScheme });
          await show(page, screen);
          expect.soft(await seriousFaults(page, colorScheme), screen.name).toEqual([]);
        });
    }

    test("The site and the doors", async ({ page }) => {
      await expectAccessible(page, publicScreens);
    });

    test("What guests read, on a phone", async ({ newVisitor }) => {
      await expectAccessible(await newVisitor(phone), guestScreens);
    });

    test("Each part of a stay, on a phone", async ({ page, newVisitor }) => {
      await comeAsSubscribedHost(page, "Ruth");
      const guidebook = await makeGuidebookWithStays(page);
      await fillWayIn(page, guidebook.id);
      await expectAccessible(await newVisitor(phone), await screensOfStay(page, guidebook));
    });

    test("The way to the plan", async ({ page }) => {
      await comeAsNewHost(page, "Yara");
      await expectAccessible(page, newHostScreens);
    });

    test("The studio before the first guidebook", async ({ page }) => {
      await comeAsSubscribedHost(page, "Zoe");
      await expectAccessible(page, emptyHostScreens);
    });

    for (const { name, screensOf } of walksOfHost)
      test(name, async ({ page }) => {
        await comeAsSubscribedHost(page, "Ana");
        await expectAccessible(page, screensOf(await makeGuidebook(page, "Wānaka Lake House", lakeHouse)));
      });

    test("Stays", async ({ page }) => {
      await comeAsSubscribedHost(page, "Cleo");
      const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
      await addStays(page, guidebook.id);
      await expectAccessible(page, stayScreens(guidebook));
    });

    test("The studio on a phone", async ({ page, newVisitor }) => {
      await comeAsSubscribedHost(page, "Bo");
      const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
      const host = await newVisitor({ ...phone, storageState: await page.context().storageState() });
      await expectAccessible(host, [...editorScreens(guidebook).slice(0, 8), hostMenu]);
    });
  });
