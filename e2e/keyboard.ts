import { expect, type Locator, type Page } from "@playwright/test";

/** More than the longest way through any screen. */
const MAX_STOPS = 120;

/** Goes on with Tab, and with nothing else, until something has the focus. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, "to be reached by keyboard").toBeFocused();
}

/** Presses Enter on something, as one does who has no mouse. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
