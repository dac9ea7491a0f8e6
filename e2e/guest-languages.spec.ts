import type { Page } from "@playwright/test";
import { directionOf, languages, type Language } from "#core/i18n/languages.ts";
import { seriousFaults } from "./axe.ts";
import type { MadeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { makeGuidebookWithStays, makeStay } from "./guestStays.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

// A trace of everything that is looked at would take longer than looking.
test.use({ trace: "off" });

test.beforeEach(({ faults }) => faults.expect(/status of 404/));

const WIDTHS = [320, 390];
const MS_PER_LANGUAGE = 20_000;
const TYPE_OF_TWICE_THE_SIZE = "html { font-size: 200% !important }";

/** All that guests, and hosts with paper, read in our words; the path of each page. */
async function pagesOf(page: Page, { id, slug }: MadeGuidebook): Promise<string[]> {
  const { token } = await makeStay(page, id, "arrival");
  const sent = await page.request.post(`/view/${slug}/stay/request`, {
    form: { name: "Jonas" },
    maxRedirects: 0,
  });
  const waiting = sent.headers()["location"] ?? "";
  const ofGuidebook = [`/view/${slug}`, `/view/${slug}/stay`, `/print/${slug}`, `/qr/${slug}`];
  return [...ofGuidebook, `/view/${token}`, waiting, "/view/no-such-home-abc123"];
}

/** Returns by how much the page is wider than the phone, in type of twice the size. */
async function sidewaysAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    const { scrollWidth } = document.documentElement;
    document.adoptedStyleSheets = [];
    return scrollWidth - innerWidth;
  }, TYPE_OF_TWICE_THE_SIZE);
}

const runs: { some: readonly Language[]; tag: string[] }[] = [
  { some: ["ar"], tag: ["@quick"] },
  { some: languages.filter((language) => language !== "ar"), tag: ["@release"] },
];
for (const { some, tag } of runs)
  test(`Guests read every page in ${some.join(", ")}`, { tag }, async ({ page, newVisitor }) => {
    test.setTimeout(60_000 + some.length * MS_PER_LANGUAGE);
    await comeAsSubscribedHost(page, "Amal");
    const guidebook = await makeGuidebookWithStays(page);
    const paths = await pagesOf(page, guidebook);
    for (const language of some) {
      await page.request.put(`/api/guidebooks/${guidebook.id}`, { data: { language } });
      const guest = await newVisitor({ ...phone, locale: language });
      for (const path of paths)
        await test.step(`${language} ${path}`, async () => {
          await guest.goto(path);
          const root = guest.locator("html");
          await expect(root).toHaveAttribute("lang", new RegExp(`^${language}(-|$)`));
          await expect(root).toHaveCSS("direction", directionOf(language));
          for (const width of WIDTHS) expect.soft(await sidewaysAt(guest, width)).toBe(0);
          expect.soft(await seriousFaults(guest, "light")).toEqual([]);
          expect.soft(await seriousFaults(guest, "dark")).toEqual([]);
        });
      await guest.context().close();
    }
  });
