import sharp from "sharp";
import { resolve } from "node:path";
import { DESK, openEditor } from "../scripts/siteScreenshots/editor.ts";
import { screenshotPath } from "../src/site/screenshots/phoneScreenshots.ts";
import { photographSheet, readAsGuest } from "../scripts/siteScreenshots/photograph.ts";
import { newEmail } from "./hosts.ts";
import { expect, test } from "./server.ts";

const folder = resolve(import.meta.dirname, "../src/site/screenshots");

/** Small enough that how a machine smooths its letters does not matter, large enough that a moved line does. */
const WIDTH = 130;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, reducedMotion: "reduce" });

// A picture that is out of date is no reason to hold a change back: only the deep check looks.
const RELEASE = { tag: "@release" };

for (const [screenshot, path] of Object.entries(screenshotPath)) {
  test(`the site's picture "${screenshot}" shows the product as it is`, RELEASE, async ({ page }) => {
    await readAsGuest(page, path);
    await expectSame(await page.screenshot(), `${screenshot}-light-600`);
  });
}

test.describe("the site's picture of the editor", () => {
  test.use({ viewport: DESK });

  test("shows the product as it is", RELEASE, async ({ page }) => {
    await openEditor(page, newEmail("mere"));
    await expectSame(await page.screenshot(), "editor-light-1440");
  });
});

test("the site's picture of the print sheet shows the product as it is", RELEASE, async ({ page }) => {
  // At the foot is a QR code, and it holds the URL of the day.
  await expectSame(await photographSheet(page, "/print/demo-wanaka-retreat"), "print-840", 0.8);
});

async function expectSame(taken: Buffer, name: string, share = 1) {
  const now = await grey(taken, share);
  const stored = await grey(resolve(folder, `${name}.webp`), share);
  const different = now.filter((value, at) => Math.abs(value - (stored[at] ?? 0)) > 48).length / now.length;
  expect(different, "the picture is out of date: npm run screenshots:site, and look at it").toBeLessThan(
    0.004,
  );
}

/** The upper part of a picture, row by row. */
async function grey(picture: Buffer | string, share: number): Promise<number[]> {
  const pixels = [...(await sharp(picture).resize({ width: WIDTH }).greyscale().raw().toBuffer())];
  return pixels.slice(0, Math.round(pixels.length * share));
}
