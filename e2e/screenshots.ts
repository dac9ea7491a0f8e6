import { chromium, expect, type BrowserContextOptions, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../scripts/chromium.mjs";
import { emailTo, linkIn } from "./emails.ts";
import { waitForReact } from "./waitForHydration.ts";
import { guestActScreens } from "./guestActs.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { hostActScreens } from "./hostActs.ts";
import { linkedActScreens } from "./linkedActs.ts";
import { phone } from "./guests.ts";
import { comeAsNewHost, comeAsSubscribedHost } from "./hosts.ts";
import { addStays } from "./stays.ts";
import { startServer } from "./server.ts";
import { fillWayIn, makeGuidebookWithStays, screensOfStay } from "./guestStays.ts";
import {
  emptyHostScreens,
  guestScreens,
  editorScreens,
  guidebookScreens,
  newHostScreens,
  publicScreens,
  show,
  stayScreens,
  type Screen,
} from "./screens.ts";

/**
 * Takes a picture of every screen, in four widths, by day and by night, for people to look at:
 * `npm run screenshots -- <folder> [part of a screen's name]`.
 */
const [folder = join(tmpdir(), "porchlight-screens"), only = ""] = process.argv.slice(2);
/** A screen that loads for longer is taken as it is. */
const MAX_LOADING_MS = 8000;
const sizes: BrowserContextOptions[] = [
  { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
  { viewport: phone.viewport, isMobile: true, hasTouch: true },
  { viewport: { width: 768, height: 1024 } },
  { viewport: { width: 1440, height: 900 } },
];

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const server = await startServer();
for (const size of sizes) {
  const visitor = await open(size);
  await take(visitor, [...publicScreens, ...guestScreens]);

  const newHost = await open(size);
  const email = await comeAsNewHost(newHost, "Aroha");
  await take(newHost, newHostScreens);
  if ("reset-password".includes(only)) await takeResetForm(visitor, email);

  const host = await open(size);
  await comeAsSubscribedHost(host, "Aroha");
  await take(host, emptyHostScreens);
  const guidebook = await makeGuidebook(host, "Wānaka Lake House", lakeHouse);
  await makeGuidebook(host, "Seaview Beach Bach");
  await makeGuidebook(host, "Flat 12, Flinders Lane");
  await take(host, [...editorScreens(guidebook), ...guidebookScreens(guidebook)]);
  await addStays(host, guidebook.id);
  await take(host, stayScreens(guidebook));

  const letWithStays = await makeGuidebookWithStays(host);
  await fillWayIn(host, letWithStays.id);
  await take(host, await screensOfStay(host, letWithStays));

  const newHostPage = await open(size);
  const hostEmail = await comeAsSubscribedHost(newHostPage, "Aroha");
  await take(visitor, await guestActScreens(newHostPage));
  await take(visitor, await linkedActScreens(newHostPage, server, hostEmail));
  await take(newHostPage, await hostActScreens(newHostPage));
}
await browser.close();
await server.stop();
process.stdout.write(`The pictures are in ${folder}\n`);

async function open(size: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...size,
    baseURL: server.url,
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    reducedMotion: "reduce",
  });
  return waitForReact(await context.newPage());
}

async function take(page: Page, screens: Screen[]): Promise<void> {
  const place = join(folder, String(page.viewportSize()?.width));
  mkdirSync(place, { recursive: true });
  for (const screen of screens.filter(({ name }) => name.includes(only))) {
    await page.emulateMedia({ colorScheme: "light" });
    if (!(await showWithin(page, screen))) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const path = join(place, `${screen.name}-${colorScheme}.png`);
      // What lies over a page is as tall as the screen.
      const isCovered = (await page.locator("[data-scroll-lock]").count()) > 0;
      await page.screenshot({ path, fullPage: !isCovered, animations: "disabled" });
    }
  }
}

/** Takes the form of a reset link again, in place of what the made-up link of that screen shows. */
async function takeResetForm(page: Page, email: string): Promise<void> {
  await page.request.post("/api/auth/forgot-password", { data: { email } });
  const path = linkIn(await emailTo(server, email, "/reset-password"), "/reset-password");
  await take(page, [{ name: "reset-password", path }]);
}

/** Shows a screen, at a second try on a busy machine. Returns false, and says which, where it did not stand. */
async function showWithin(page: Page, screen: Screen, tries = 2): Promise<boolean> {
  for (let n = 1; n <= tries; n++) {
    try {
      await show(page, screen);
      return true;
    } catch (error) {
      if (n === tries) process.stderr.write(`${screen.name}: ${String(error).slice(0, 300)}\n`);
    }
  }
  return false;
}

/**
 * Waits until data, fonts and pictures are there, also those further down, and scrolls to the top. After some seconds
 * the picture shows what is still loading.
 */
async function settle(page: Page): Promise<void> {
  const loads = page.locator("[aria-busy=true], .animate-pulse").filter({ visible: true });
  const heading = page.getByRole("heading").filter({ visible: true }).first();
  try {
    await expect(heading).toBeVisible({ timeout: MAX_LOADING_MS });
    await expect(loads).toHaveCount(0, { timeout: MAX_LOADING_MS });
  } catch {
    process.stderr.write(`${page.url()} was still loading\n`);
  }
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    // Another scheme has other sources, which are chosen with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.all(pictures.filter(({ src }) => src).map((picture) => picture.decode().catch(() => null)));
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}
