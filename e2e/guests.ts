import { devices, expect, type Locator, type Page } from "@playwright/test";

/** The phone that the guest page is made for. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  userAgent: devices["Pixel 7"].userAgent,
};

/** The page of one section, whether it is shown or not. */
export const sectionOf = (page: Page, tile: string): Locator =>
  page.getByRole("region", { name: tile, exact: true });

/** Goes from the welcome grid to a section, which then is all that is shown. */
export async function openTile(page: Page, tile: string): Promise<Locator> {
  await page
    .getByRole("navigation", { name: "Guidebook sections" })
    .getByRole("link", { name: tile })
    .click();
  await expect(sectionOf(page, tile)).toBeVisible();
  return sectionOf(page, tile);
}

/** Draws a finger across the middle of the screen. */
export async function swipeLeft(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? phone.viewport;
  const at = (x: number) => ({ touchPoints: [{ x, y: height / 2 }] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(width * 0.8) });
  for (let x = width * 0.75; x > width * 0.15; x -= 20) {
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(x) });
    await page.waitForTimeout(16);
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
