import type { Page } from "@playwright/test";
import { guestActScreens } from "./guestActs.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { hostActScreens } from "./hostActs.ts";
import { comeAsNewHost, comeAsSubscribedHost } from "./hosts.ts";
import { linkedActScreens } from "./linkedActs.ts";
import { beyondTheEdge, enlargeText } from "./largeText.ts";
import { expect, test } from "./server.ts";
import { addStays } from "./stays.ts";
import {
  editorScreens,
  emptyHostScreens,
  guidebookScreens,
  newHostScreens,
  publicScreens,
  show,
  stayScreens,
  type Screen,
} from "./screens.ts";

test.use({ trace: "off", viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ faults }) => faults.expect(/status of 4(0[049]|22)/));

async function expectToFit(page: Page, screens: Screen[]): Promise<void> {
  await enlargeText(page);
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await show(page, screen);
      expect.soft(await beyondTheEdge(page), screen.name).toEqual([]);
    });
}

const onceEach = (screens: Screen[]) => [
  ...new Map(screens.map(({ name, path }) => [path, { name, path }])).values(),
];

test("With text at 200 % no page of the site scrolls sideways on a phone", async ({ page }) => {
  await expectToFit(page, onceEach(publicScreens));
});

test("Nor does a screen of a host", async ({ page }) => {
  await comeAsNewHost(page, "Sefa");
  await expectToFit(page, newHostScreens.slice(0, 1));
  await comeAsSubscribedHost(page, "Sefina");
  const guidebook = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  await addStays(page, guidebook.id);
  await makeGuidebook(page, "Seaview Beach Bach");
  await makeGuidebook(page, "Flat 12, Flinders Lane");
  const lists = [
    emptyHostScreens,
    editorScreens(guidebook),
    guidebookScreens(guidebook),
    stayScreens(guidebook),
  ];
  await expectToFit(page, onceEach(lists.flat().filter(({ path }) => !/^\/(view|print|qr)\b/.test(path))));
});

test("Nor do a host's screens of what guests ask, report and answer", async ({ page }) => {
  await comeAsSubscribedHost(page, "Sina");
  await expectToFit(page, onceEach(await hostActScreens(page)));
});

test("Nor does what guests ask, report and answer, or what is behind the links of emails", async ({
  page,
  newVisitor,
  server,
}) => {
  const email = await comeAsSubscribedHost(page, "Sefarina");
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } });
  await expectToFit(visitor, [
    ...(await guestActScreens(page)),
    ...(await linkedActScreens(page, server, email)),
  ]);
});

test("With wider text spacing no name is cut, and a strip on a small phone shows the whole email", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [spaced];
  });
  await comeAsSubscribedHost(page, "Wilhelmina");
  const { id, slug } = await makeGuidebook(page, "The Old Lighthouse Keeper's Cottage", lakeHouse);
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of [
    `/view/${slug}#wifi`,
    "/dashboard",
    `/guidebooks/${id}`,
    "/stays",
    "/people",
    "/cards",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    expect.soft(await cutTexts(page), path).toEqual([]);
  }
});

/** The texts that end in an ellipsis. A select shows the whole of its choice when it opens. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, header *")]
      .filter(
        (element) => getComputedStyle(element).textOverflow === "ellipsis" && element.localName !== "select",
      )
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((element) => element.textContent.slice(0, 40)),
  );
