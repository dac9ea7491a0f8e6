import { expect, type Locator, type Page } from "@playwright/test";

/** More than the longest way through any screen. */
const MAX_STOPS = 120;

type WalkingKey = "Tab" | "Shift+Tab" | "ArrowDown";

/** Goes on with Tab, and with nothing else, until something has the focus. */
export async function tabTo(page: Page, target: Locator, key: WalkingKey = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, "to be reached by keyboard").toBeFocused();
}

/** Presses Enter on something, as one does who has no mouse. */
export async function enter(page: Page, target: Locator, key?: WalkingKey): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/**
 * Goes backwards through everything that takes the focus. Returns what was then out of sight, or under a bar that stays
 * when the page scrolls (WCAG 2.4.11).
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press("Shift+Tab");
    const found = await page.evaluate(hiddenFocus);
    if (found === null) break;
    if (found !== "") hidden.push(found);
  }
  return hidden;
}

/** Returns the name of the focused element if it is hidden, "" if it is in sight, null if nothing has the focus. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (["sticky", "fixed"].includes(getComputedStyle(element).position) || stays(element.parentElement));
  const under = [top + 3, (top + bottom) / 2]
    .filter((y) => y >= 0 && y < innerHeight)
    .map((y) => document.elementFromPoint(Math.min((left + right) / 2, innerWidth - 1), y));
  const isCovered = under.some(
    (over) => over && stays(over) && !over.contains(focused) && !focused.contains(over),
  );
  const isAway = bottom <= 0 || top >= innerHeight;
  return isCovered || isAway ? `${focused.localName} ${focused.textContent.trim().slice(0, 40)}` : "";
}
