import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { guestActScreens } from "./guestActs.ts";
import { hostActScreens } from "./hostActs.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { linkedActScreens } from "./linkedActs.ts";
import { unreachableControls } from "./pressTargets.ts";
import { show, type Screen } from "./screens.ts";
import { expect, test } from "./server.ts";
import { expectNoLie } from "./situations/scene.ts";
import { waitForReact } from "./waitForHydration.ts";

test.use({ trace: "off" });
test.describe.configure({ mode: "parallel", timeout: 600_000 });
// Some screens show what is refused, and some presses are.
test.beforeEach(({ faults }) => faults.expect(/status of 4(04|09|22)/));

const MIN_PRESSED = 10;
/** How long a screen may take that earlier presses may have changed. */
const GONE_AFTER_MS = 8000;
/** How long what a press brings may take to show once the network is idle. */
const SHOWN_AFTER_MS = 300;
const PRESSED = "button, summary, a.button, [type=radio], [type=checkbox]";

for (const width of [390, 1440]) {
  const resize = (page: Page) => page.setViewportSize({ width, height: 844 });

  test(`Each button of what guests ask, report and answer is pressed at its centre at ${width} px`, async ({
    page,
    newVisitor,
  }) => {
    await comeAsSubscribedHost(page, "Ruth");
    const guest = await newVisitor();
    await resize(guest);
    await pressAll(guest, await guestActScreens(page), ".now");
  });

  test(`So is each button behind the links of emails, and on a cleaner's page, at ${width} px`, async ({
    page,
    newVisitor,
    server,
  }) => {
    const email = await comeAsSubscribedHost(page, "Tara");
    const visitor = await newVisitor();
    await resize(visitor);
    await pressAll(visitor, await linkedActScreens(page, server, email), "main");
  });

  test(`So is each button of a host's screens at ${width} px`, async ({ page }) => {
    await comeAsSubscribedHost(page, "Sina");
    const screens = await hostActScreens(page);
    await resize(page);
    await pressAll(page, screens, "main");
  });
}

/**
 * Expects nothing to cover a control on any of the screens, then presses each that none before it had. Presses change
 * what there is: a screen that no longer stands has been pressed away.
 */
async function pressAll(page: Page, screens: Screen[], part: string): Promise<void> {
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await show(page, screen);
      expect.soft(await unreachableControls(page), screen.name).toEqual([]);
    });
  const pressed = new Set<string>();
  for (const screen of screens)
    await test.step(`Press ${screen.name}`, async () => {
      while (await pressSome(page, screen, part, pressed));
    });
  expect(pressed.size).toBeGreaterThan(MIN_PRESSED);
}

/** Presses controls of a screen in a tab, up to one that leads elsewhere or opens a dialog. Returns whether there was one. */
async function pressSome(page: Page, screen: Screen, part: string, pressed: Set<string>): Promise<boolean> {
  const tab = waitForReact(await page.context().newPage());
  await tab.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  try {
    tab.setDefaultTimeout(GONE_AFTER_MS);
    const stands = show(tab, screen).then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([stands, setTimeout(GONE_AFTER_MS, false)]))) return false;
    const before = await placeOf(tab);
    let isAny = false;
    while ((await placeOf(tab)) === before) {
      const next = await nextIn(tab, part, pressed);
      if (!next) return isAny;
      isAny = true;
      const cover = await press(tab, next.control);
      // A dialog that the press before it opened may have come late: it is pressed in another tab.
      if (cover !== null && (await placeOf(tab)) !== before) break;
      pressed.add(next.name);
      expect.soft(cover, `${screen.name}: ${next.name}`).toBeNull();
    }
    return true;
  } finally {
    await tab.close();
  }
}

/** Where a tab is: its path, and how many dialogs are open. */
const placeOf = async (page: Page) =>
  `${new URL(page.url()).pathname} ${await page.locator("[role=dialog], [role=alertdialog]").count()}`;

/** Returns the first control that was not pressed; in a dialog where one is open. */
async function nextIn(page: Page, part: string, pressed: ReadonlySet<string>) {
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const scope = (await dialog.count()) > 0 ? dialog.first() : page.locator(part).first();
  for (const control of await scope.locator(PRESSED).filter({ visible: true }).all()) {
    const name = await control.evaluate((element) => {
      const words = element.getAttribute("aria-label") ?? element.textContent;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : words;
      return `${element.localName} ${label?.replace(/\d+/g, "0")}`;
    });
    if (!pressed.has(name) && (await control.isEnabled())) return { control, name };
  }
  return null;
}

/** Presses the centre of a control. Returns what covers it, or null. A link that leads elsewhere is not followed. */
async function press(page: Page, control: Locator): Promise<string | null> {
  const found = await control.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const isHit = hit !== null && (element.contains(hit) || label?.contains(hit) === true);
    const leadsAway = element instanceof HTMLAnchorElement && element.host !== location.host;
    return { x, y, cover: isHit ? null : (hit?.outerHTML.slice(0, 120) ?? "nothing"), leadsAway };
  });
  if (found.cover !== null || found.leadsAway) return found.cover;
  await page.mouse.click(found.x, found.y);
  await page.waitForLoadState("networkidle");
  await closeToasts(page);
  await expectNoLie(page);
  return null;
}

/** Closes the messages of presses, which go by themselves after some seconds. */
async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole("region", { name: /^Messages/ }).getByRole("button", { name: "Close" });
  await page.waitForTimeout(SHOWN_AFTER_MS);
  await close.evaluateAll((buttons) =>
    buttons.forEach((button) => button instanceof HTMLElement && button.click()),
  );
  await expect(close).toHaveCount(0);
}
