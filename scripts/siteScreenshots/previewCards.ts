import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { lightColors } from "#core/colors.ts";
import type { PhoneScreenshot } from "#site/screenshots/phoneScreenshots.ts";

const SCREENSHOTS = resolve(import.meta.dirname, "../../src/site/screenshots");

/** What a page's picture shows in a chat or a search result: its title, and a scene or a phone. */
export interface PreviewCard {
  name: string;
  /** As HTML, in which words that must stay whole are marked. */
  title: string;
  /** An SVG document for the whole card, drawn behind the title. */
  scene: string;
  /** The screen of the phone next to the title. */
  phone?: PhoneScreenshot;
}

const pages: Record<string, { path: string; phone?: PhoneScreenshot }> = {
  landing: { path: "/", phone: "home" },
  features: { path: "/features", phone: "wifi" },
  pricing: { path: "/pricing" },
  blog: { path: "/blog" },
  "privacy-policy": { path: "/privacy-policy" },
  "terms-and-conditions": { path: "/terms-and-conditions" },
};

/** Reads from the site itself what the cards say: a page's heading, a post's title and its scene. */
export async function readCards(page: Page, origin: string): Promise<PreviewCard[]> {
  const cards: PreviewCard[] = [];
  await page.goto(`${origin}/`);
  const dusk = await page.locator("section[aria-labelledby=final] > svg").evaluate((svg) => svg.outerHTML);
  for (const [name, { path, phone }] of Object.entries(pages)) {
    await page.goto(origin + path);
    cards.push({ name, title: await page.locator("h1").innerHTML(), scene: dusk, phone });
  }
  await page.goto(`${origin}/blog`);
  for (const post of await page.locator("main li").all()) {
    const url = (await post.locator("a").getAttribute("href")) ?? "";
    cards.push({
      name: url.slice("/blog/".length),
      title: await post.locator("h2 a").innerHTML(),
      scene: await post.locator("svg").evaluate((svg) => svg.outerHTML),
    });
  }
  return cards;
}

/** Draws a card at 1200 × 630 in the site's own type, on a URL of the site that only this browser knows. */
export async function drawCard(page: Page, origin: string, card: PreviewCard): Promise<void> {
  await page.goto(`${origin}/features`);
  const [styles, logo] = await page.evaluate(() => [
    document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href,
    document.querySelector("header a span")?.outerHTML,
  ]);
  const html = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><link rel="stylesheet" href="${styles}">
    <style>${look}</style><body>${card.scene}<i></i><div class="words"><div class="logo">${logo}</div>
    <h1>${card.title}</h1></div>${card.phone ? `<img alt="" src="${screenshotAsData(card.phone)}">` : ""}`;
  const url = `${origin}/preview-card`;
  await page.route(url, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await page.unroute(url);
}

const screenshotAsData = (screenshot: PhoneScreenshot) =>
  `data:image/webp;base64,${readFileSync(resolve(SCREENSHOTS, `${screenshot}-light-600.webp`)).toString("base64")}`;

const { night, "on-night": onNight } = lightColors;
const look = `
  html { scrollbar-gutter: auto }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: ${night}; color: ${onNight} }
  body > svg { position: absolute; inset: 110px 0 auto; width: 1200px; height: 600px; z-index: 0 }
  i { position: absolute; inset: 0; background: linear-gradient(180deg, ${night} 19%, ${night}d9 40%, ${night}00 78%); z-index: 1 }
  .words { position: absolute; left: 72px; top: 64px; width: 1000px; z-index: 2 }
  .logo svg { width: 52px; height: 52px }
  .logo, .logo * { color: ${onNight} }
  .logo [class*=stroke-pine] { stroke: ${onNight} }
  .logo span span { font-size: 38px }
  h1 { font-size: 68px; line-height: 1.1; margin-top: 44px; letter-spacing: -0.02em }
  img { position: absolute; left: 800px; top: 60px; width: 300px; border: 11px solid #0b1518; z-index: 2;
    border-radius: 46px; box-sizing: content-box; max-width: none; box-shadow: 0 0 0 1px #ffffff22 }
  body:has(img) .words { width: 640px }
`;
