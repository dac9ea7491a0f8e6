// Photographs the running product for the site: `node scripts/siteScreenshots/takeScreenshots.ts` after a build, and build again.
import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { waitForReact } from "../../e2e/waitForHydration.ts";
import { startServer } from "../../e2e/server.ts";
import { openStage } from "../../e2e/staged/stage.ts";
import { findChromium } from "../chromium.mjs";
import { DESK, editOnPhone, openEditor, scrollTo } from "./editor.ts";
import {
  deskWidths,
  screenshotPath,
  screenshotWidths,
  type DeskScreenshot,
  type Light,
  type PhoneScreenshot,
} from "#site/screenshots/phoneScreenshots.ts";
import { lightColors } from "#core/colors.ts";
import { photographSheet, readAsGuest } from "./photograph.ts";
import { drawCard, readCards } from "./previewCards.ts";
import { makeStays, STAY_MOMENT } from "./stays.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const SCREENSHOTS = resolve(ROOT, "src/site/screenshots");
const CARDS = resolve(ROOT, "src/site/cards");

/** What a guest holds, and a host on the way. */
const PHONE = { width: 390, height: 844, scale: 3 } as const;

/** QR codes in the pictures hold this URL, not the port of the day. */
const SITE = "http://porchlight.example";

const server = await startServer({ NODE_ENV: "production" });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    `--host-resolver-rules=MAP ${new URL(SITE).host} ${new URL(server.url).host}`,
    `--unsafely-treat-insecure-origin-as-secure=${SITE}`,
  ],
});
try {
  for (const light of ["light", "dark"] as const) {
    for (const [screenshot, path] of Object.entries(screenshotPath))
      await takePhone(screenshot, SITE + path, light);
    await takeEditor(light);
  }
  await takeStays();
  await takePrintSheet();
  await takeCards();
  await drawIcons();
} finally {
  await browser.close();
  await server.stop();
}

async function takePhone(screenshot: string, url: string, light: Light, now?: string) {
  const page = await open(browser, { ...PHONE, light });
  if (now) await page.clock.setFixedTime(now);
  await readAsGuest(page, url);
  await photographPhone(page, screenshot, light);
  await page.context().close();
}

async function photographPhone(page: Page, screenshot: string, light: Light) {
  const picture = await page.screenshot();
  for (const width of screenshotWidths) await save(picture, width, `${screenshot}-${light}-${width}`);
}

/** Photographs a host's screen on a phone, for the host that is signed in on a desktop. */
async function takeHostsPhone(
  desk: Page,
  screenshot: PhoneScreenshot,
  look: { light: Light; baseURL?: string },
  show: (page: Page) => Promise<void>,
) {
  const page = waitForReact(await open(browser, { ...PHONE, ...look, isMobile: true }));
  await page.context().addCookies(await desk.context().cookies());
  await show(page);
  await photographPhone(page, screenshot, look.light);
  await page.context().close();
}

/** With a server to itself, in which the host can have an email that looks like one. */
async function takeEditor(light: Light) {
  const empty = await startServer();
  const page = waitForReact(await open(browser, { ...DESK, scale: 2, light, baseURL: empty.url }));
  const id = await openEditor(page, "mere@example.com");
  await takeDesk(page, "editor", light);
  await takeHostsPhone(page, "editor-phone", { light, baseURL: empty.url }, (phone) =>
    editOnPhone(phone, id),
  );
  await page.context().close();
  await empty.stop();
}

async function takeDesk(page: Page, screenshot: DeskScreenshot, light: Light) {
  const picture = await page.screenshot();
  for (const width of deskWidths) await save(picture, width, `${screenshot}-${light}-${width}`);
}

/** A guest's page and its host's list on a day of arrival: with a server whose clock stands. */
async function takeStays() {
  const stage = await openStage();
  stage.setClock(STAY_MOMENT);
  const baseURL = stage.servers[0]?.url;
  const page = waitForReact(await open(browser, { ...DESK, scale: 2, light: "light", baseURL }));
  await page.clock.setFixedTime(STAY_MOMENT);
  const path = await makeStays(page);
  for (const light of ["light", "dark"] as const) {
    await takePhone("stay", baseURL + path, light, STAY_MOMENT);
    await page.emulateMedia({ colorScheme: light });
    await showStays(page);
    await takeDesk(page, "stays", light);
    await takeHostsPhone(page, "stays-phone", { light, baseURL }, async (phone) => {
      await phone.clock.setFixedTime(STAY_MOMENT);
      await showStays(phone);
    });
  }
  await page.context().close();
  await stage.stop();
}

/** Below what a new host is asked first: to confirm the email. */
async function showStays(page: Page) {
  await page.goto("/stays", { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await scrollTo(
    page,
    page.getByRole("heading", { level: 1 }),
    page.viewportSize()?.width === PHONE.width ? 80 : 48,
  );
}

async function takePrintSheet() {
  const page = await open(browser, { width: 794, height: 1123, scale: 2, light: "light" });
  const picture = await photographSheet(page, `${SITE}/print/demo-wanaka-retreat`);
  for (const width of [420, 840]) await save(picture, width, `print-${width}`);
  await page.context().close();
}

async function takeCards() {
  mkdirSync(CARDS, { recursive: true });
  const page = await open(browser, { width: 1200, height: 630, scale: 1, light: "light" });
  for (const card of await readCards(page, SITE)) {
    await drawCard(page, SITE, card);
    const picture = await page.screenshot();
    await sharp(picture)
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(resolve(CARDS, `${card.name}.jpg`));
  }
  await page.context().close();
}

/** The mark as pictures: for search engines, for a phone's home screen, and for what only asks for `/favicon.ico`. */
async function drawIcons() {
  const root = resolve(ROOT, "public");
  const draw = (size: number) => sharp(resolve(root, "favicon.svg"), { density: 1152 }).resize(size).png();
  await draw(512).toFile(resolve(root, "icon-512.png"));
  // A phone cuts the corners itself, and shows black where a picture has none.
  await draw(180).flatten({ background: lightColors.night }).toFile(resolve(root, "apple-touch-icon.png"));
  writeFileSync(resolve(root, "favicon.ico"), asIco(await draw(48).toBuffer(), 48));
}

/** A file of Windows icons with one PNG in it: a header, a directory of one entry, the picture. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function save(picture: Buffer, width: number, name: string) {
  await sharp(picture)
    .resize({ width })
    .webp({ quality: 80, effort: 6 })
    .toFile(resolve(SCREENSHOTS, `${name}.webp`));
}

interface Look {
  width: number;
  height: number;
  scale: number;
  light: Light;
  /** Where paths begin, if they are not on the site's own URL. */
  baseURL?: string;
  /** A phone's scroll bars take no room. */
  isMobile?: boolean;
}

async function open(from: Browser, { width, height, scale, light, baseURL, isMobile = false }: Look) {
  const context = await from.newContext({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile,
    colorScheme: light,
    reducedMotion: "reduce",
    locale: "en-AU",
    serviceWorkers: "block",
  });
  return context.newPage();
}
