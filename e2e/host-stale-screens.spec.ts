import type { Page } from "@playwright/test";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { hostActScreens } from "./hostActs.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { addStays } from "./stays.ts";
import { expect, test } from "./server.ts";
import {
  editorScreens,
  emptyHostScreens,
  guidebookScreens,
  show,
  stayScreens,
  type Screen,
} from "./screens.ts";

const MINUTE = 60_000;
/** How long a screen stands open, by the page's clock, one after the other. */
const waits = [6 * MINUTE, 60 * MINUTE, 10 * 60 * MINUTE];

/** What no wait is the cause of. */
const wrongCauses =
  /Start Your Subscription|No active subscription|404 Page Not Found|Something went wrong|could not be reached|Sign in again/;

test.use({ trace: "off" });
test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ faults }) => faults.expect(/status of 404/));

/** Opens each screen, waits there, and goes on to another screen by the menu. */
async function expectUnmoved(page: Page, screens: Screen[]): Promise<void> {
  await page.clock.install();
  for (const screen of screens)
    await test.step(screen.name, async () => {
      // The nights at one screen are not those at the next: a stay would be over by then.
      await page.clock.setSystemTime(Date.now());
      await show(page, screen);
      const here = new URL(page.url()).pathname;
      for (const wait of waits) {
        await page.clock.fastForward(wait);
        await page.waitForLoadState("networkidle");
        expect(await page.locator("body").innerText(), screen.name).not.toMatch(wrongCauses);
        expect(new URL(page.url()).pathname, screen.name).toBe(here);
      }
      if (await page.getByRole("dialog").or(page.getByRole("alertdialog")).first().isVisible()) return;
      const [entry, heading] = here === "/profile" ? ["Dashboard", "Dashboard"] : ["Profile", "Profile"];
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: entry }).click();
      await expect(page.getByRole("heading", { level: 1, name: heading }), screen.name).toBeVisible();
    });
}

const isOfHosts = ({ path }: Screen) => !/^\/(view|print|qr|pricing|landing)\b/.test(path);

async function hostScreens(page: Page): Promise<Screen[]> {
  const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  await addStays(page, guidebook.id);
  const lists = [
    emptyHostScreens,
    editorScreens(guidebook),
    guidebookScreens(guidebook),
    stayScreens(guidebook),
    await hostActScreens(page),
  ];
  return lists.flat().filter(isOfHosts);
}

test("A host who leaves a screen open for a night finds it as it was", async ({ page }) => {
  await comeAsSubscribedHost(page, "Ines");
  const all = await hostScreens(page);
  await expectUnmoved(page, [...new Map(all.map(({ name, path }) => [path, { name, path }])).values()]);
});

test("So do dialogs and open forms @release", async ({ page }) => {
  test.setTimeout(600_000);
  await comeAsSubscribedHost(page, "Jana");
  const all = await hostScreens(page);
  await expectUnmoved(
    page,
    all.filter(({ prepare }) => prepare),
  );
});
