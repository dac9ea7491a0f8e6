import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsNewHost, comeAsSubscribedHost } from "./hosts.ts";
import { addStays } from "./stays.ts";
import { expect, test } from "./server.ts";
import { fillWayIn, makeGuidebookWithStays, screensOfStay } from "./guestStays.ts";
import {
  emptyHostScreens,
  guestScreens,
  guidebookScreens,
  hostMenu,
  newHostScreens,
  publicScreens,
  show,
  stayScreens,
  type Screen,
} from "./screens.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What can differ in the dark; the rest is looked at by day. */
const COLOURS = ["color-contrast", "link-in-text-block"];

const runs: { colorScheme: "light" | "dark"; tag: string[] }[] = [
  { colorScheme: "light", tag: [] },
  { colorScheme: "dark", tag: ["@deep"] },
];

// A trace of everything that is looked at would take longer than looking.
test.use({ trace: "off" });

test.beforeEach(({ faults }) => faults.expect(/status of 404/));

/** The only frame is the preview, which is looked at as a guest page: so there is no need for a page that merges frames. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

type Found = Awaited<ReturnType<AxeBuilder["analyze"]>>;

const serious = ({ violations }: Found) =>
  violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
    );

for (const { colorScheme, tag } of runs)
  test.describe(colorScheme, { tag }, () => {
    async function expectAccessible(page: Page, screens: Screen[]): Promise<void> {
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await page.emulateMedia({ colorScheme });
          await show(page, screen);
          const rules =
            colorScheme === "light" ? axe(page).withTags(STANDARDS) : axe(page).withRules(COLOURS);
          expect.soft(serious(await rules.analyze()), screen.name).toEqual([]);
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

    test("The studio around a guidebook", async ({ page }) => {
      await comeAsSubscribedHost(page, "Ana");
      await expectAccessible(
        page,
        guidebookScreens(await makeGuidebook(page, "Wānaka Lake House", lakeHouse)),
      );
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
      await expectAccessible(host, [...guidebookScreens(guidebook).slice(0, 8), hostMenu]);
    });
  });
