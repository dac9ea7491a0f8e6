import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Opens a guest's page as on a second visit: the first one doesn't wait for its fonts. */
export async function readAsGuest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.reload({ waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 0));
}

/** The size of A4 and what a printer leaves free of it, which no screenshot has. */
const sheet = { width: toPixels(210), height: toPixels(297), side: toPixels(14), end: toPixels(13) };

/** The A4 sheet as it leaves the printer. The page has a scale of 2. */
export async function photographSheet(page: Page, url: string): Promise<Buffer> {
  const { width, height, side, end } = sheet;
  await page.setViewportSize({ width: width - 2 * side, height: height - 2 * end });
  await page.emulateMedia({ media: "print" });
  await readAsGuest(page, url);
  return sharp(await page.screenshot())
    .extend({ top: 2 * end, bottom: 2 * end, left: 2 * side, right: 2 * side, background: "#fff" })
    .toBuffer();
}

function toPixels(millimetres: number) {
  return Math.round((millimetres / 25.4) * 96);
}
