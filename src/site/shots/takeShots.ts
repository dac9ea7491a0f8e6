// Photographs the running product for the site: `node src/site/shots/takeShots.ts` after a build, and build again.
import { chromium, type Browser } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { startHouse } from "../../../e2e/house.ts";
import { findChromium } from "../../../scripts/chromium.mjs";
import { shotAddress, shotWidths, type Light, type PhoneShot } from "./phoneShots.ts";
import { photographSheet, readAsGuest } from "./photograph.ts";
import { drawCard, readCards } from "./previewCards.ts";

const HERE = import.meta.dirname;
const CARDS = resolve(HERE, "../cards");

/** QR codes in the pictures hold this address, not the port of the day. */
const SITE = "http://porchlight.example";

const house = await startHouse({ NODE_ENV: "production" });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    `--host-resolver-rules=MAP ${new URL(SITE).host} ${new URL(house.url).host}`,
    `--unsafely-treat-insecure-origin-as-secure=${SITE}`,
  ],
});
try {
  for (const light of ["light", "dark"] as const) {
    for (const shot of Object.keys(shotAddress) as PhoneShot[]) await takePhone(shot, light); // the record has each shot once
  }
  await takePrintSheet();
  await takeCards();
  await drawIcon();
} finally {
  await browser.close();
  await house.stop();
}

async function takePhone(shot: PhoneShot, light: Light) {
  const page = await open(browser, { width: 390, height: 844, scale: 3, light });
  await readAsGuest(page, SITE + shotAddress[shot]);
  const picture = await page.screenshot();
  for (const width of shotWidths) await save(picture, width, `${shot}-${light}-${width}`);
  await page.context().close();
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

/** The mark as a picture, for search engines that want one. */
async function drawIcon() {
  const root = resolve(HERE, "../../..");
  await sharp(resolve(root, "public/favicon.svg"), { density: 1152 })
    .resize(512)
    .png()
    .toFile(resolve(root, "public/icon-512.png"));
}

async function save(picture: Buffer, width: number, name: string) {
  await sharp(picture)
    .resize({ width })
    .webp({ quality: 80, effort: 6 })
    .toFile(resolve(HERE, `${name}.webp`));
}

interface Look {
  width: number;
  height: number;
  scale: number;
  light: Light;
}

async function open(from: Browser, { width, height, scale, light }: Look) {
  const context = await from.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: light,
    reducedMotion: "reduce",
    locale: "en-AU",
    serviceWorkers: "block",
  });
  return context.newPage();
}
