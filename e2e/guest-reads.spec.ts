import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { openTile, phone, sectionOf } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { printToPdf } from "./paper.ts";

const DEMO = "/view/demo-wanaka-retreat";

test.use(phone);

test("has the Wi-Fi password in two taps", { tag: "@quick" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(DEMO);
  await page
    .getByRole("navigation", { name: "What you need first" })
    .getByRole("link", { name: "Wi-Fi" })
    .tap();
  await page.getByRole("button", { name: "Copy Password" }).tap();
  await expect(page.getByRole("button", { name: "Copied Password" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("slow-morning-42");
  await expect(sectionOf(page, "WiFi").getByText("slow-morning-42")).toBeVisible();
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`goes to a section and back to where the tiles were, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(DEMO);
    await openTile(page, "Your Nearest");
    await expect(page).toHaveTitle(/^Your Nearest/);
    await expect(page.getByRole("heading", { name: "Your Nearest" })).toBeInViewport();
    await page.goBack();
    const tile = page.getByRole("link", { name: "Your Nearest" });
    await expect(tile).toBeInViewport();
    await expect(tile).toBeFocused();
    await expect(sectionOf(page, "Your Nearest")).toBeHidden();
    await openTile(page, "Check Out");
    await page.getByRole("link", { name: "Back to Welcome" }).tap();
    await expect(page.getByRole("navigation", { name: "Guidebook sections" })).toBeVisible();
  });

test("opens a link that leads to one section", async ({ page }) => {
  await page.goto(`${DEMO}#wifi`);
  await expect(page).toHaveTitle(/^WiFi/);
  await expect(page.getByRole("heading", { name: "WiFi" })).toBeInViewport();
  await expect(sectionOf(page, "WiFi").getByText("Retreat-5G").first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Guidebook sections" })).toBeHidden();
});

test("finds a word anywhere in the guidebook", { tag: "@quick" }, async ({ page }) => {
  await page.goto(DEMO);
  const search = page.getByRole("searchbox", { name: "Search this guidebook" });
  await search.fill("blue lid");
  const result = page.getByRole("list", { name: "Search results" }).getByRole("link", { name: /How-To/ });
  await result.first().tap();
  await expect(sectionOf(page, "How-To Guides").getByText("glass, the other week")).toBeInViewport();
  await page.goBack();
  await search.fill("wanaka");
  await expect(page.getByRole("list", { name: "Search results" }).getByText("Wānaka").first()).toBeVisible();
  await search.fill("quieter");
  await expect(page.getByRole("list", { name: "Search results" })).toContainText(
    "Lake Hāwea Day trip · The quieter neighbour",
  );
  await search.fill("submarine");
  await expect(page.getByText("Nothing found. Try another word.")).toBeVisible();
});

test("has the list of sections beside what a search led to", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(DEMO);
  await page.getByRole("searchbox", { name: "Search this guidebook" }).fill("blue lid");
  const results = page.getByRole("list", { name: "Search results" });
  const sections = page.getByRole("navigation", { name: "Guidebook sections" });
  await expect(sections).toBeHidden();
  await results.getByRole("link").first().click();
  await expect(sections.getByRole("link", { name: "Check Out" })).toBeVisible();
  await page.goBack();
  await expect(results).toBeVisible();
  await expect(sections).toBeHidden();
});

test("reads names of tiles that part where words do", async ({ page }) => {
  await page.goto(DEMO);
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 });
    /** What stands before each break of a line within a word. */
    const parts = await page.locator(".tile").evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const parted: string[] = [];
        const texts = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text; // the walker shows no other
          const range = document.createRange();
          let line = 0;
          for (let at = 0; at < text.length; at++) {
            if (/[\s\u00AD]/.test(text.data.charAt(at))) continue;
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const { top = 0 } = [...range.getClientRects()].at(-1) ?? {}; // a hyphen that is drawn before it comes first
            if (line && top > line + 4) parted.push(text.data.slice(0, at));
            line = top;
          }
        }
        return parted;
      }),
    );
    const torn = parts.filter((part) => !/[\s\u00AD/-]$/.test(part));
    expect(torn, `${width} px`).toEqual([]);
  }
});

test("opens the how-to guides one by one, and only the first is open", async ({ page }) => {
  await page.goto(DEMO);
  const guides = (await openTile(page, "How-To Guides")).getByRole("group");
  await expect(guides.first()).toHaveAttribute("open");
  await expect(guides.nth(1)).not.toHaveAttribute("open");
  await guides.nth(1).getByRole("heading").tap();
  await expect(guides.nth(1)).toHaveAttribute("open");
});

test("asks nobody else for anything until a video is wanted", async ({ page, newVisitor, faults }) => {
  await comeAsSubscribedHost(page, "Dana");
  const { slug } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  const guest = await newVisitor(phone);
  const requested: string[] = [];
  await guest.context().route(/youtube/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>A film</title>" });
  });
  await guest.goto(`/view/${slug}#howto`);
  await guest.waitForLoadState("networkidle");
  // Until here every request to another origin counts as a fault of the journey.
  expect(faults.unexpected()).toEqual([]);
  faults.expect(/asked a third party: https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await guest.getByRole("link", { name: /Play video.*Light the fire/ }).tap();
  await expect(guest.getByTitle("Light the fire")).toBeVisible();
  await expect.poll(() => requested).toEqual([expect.stringContaining("/embed/dQw4w9WgXcQ")]);
});

test(
  "never scrolls sideways, whatever the host wrote and however narrow the phone",
  { tag: "@quick" },
  async ({ page, newVisitor }) => {
    await comeAsSubscribedHost(page, "Gus");
    const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
    const named = [{ name: word, description: word, category: word.slice(0, 80) }];
    const { slug } = await makeGuidebook(page, word, {
      welcome: { text: `<h1>${word}</h1><p>${word}</p>` },
      wifi: { networkName: word, password: word, notes: `<p>${word}</p>` },
      checkin: { checkInType: word, doorCode: word.slice(0, 80), details: `<p>${word}</p>` },
      rules: { rules: [word] },
      howto: { items: [{ title: word, description: `<ol><li>${word}</li></ol>` }] },
      dining: { items: named },
      recommendations: { restaurants: named },
      departure: { items: [word] },
      property: { propertyName: word, address: word, city: word, country: "Germany" },
    });
    const guest = await newVisitor({ ...phone, viewport: { width: 320, height: 640 } });
    const sideways = () =>
      guest.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const path of ["/view", "/print", "/qr"]) {
      await guest.goto(`${path}/${slug}`);
      expect([path, await sideways()]).toEqual([path, 0]);
    }
    for (const type of [
      "welcome",
      "wifi",
      "checkin",
      "rules",
      "howto",
      "dining",
      "recommendations",
      "departure",
    ]) {
      await guest.goto(`/view/${slug}#${type}`);
      expect([type, await sideways()]).toEqual([type, 0]);
    }
  },
);

test("reads Arabic from the right", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Jo");
  const { slug } = await makeGuidebook(page, "Olive House", {
    welcome: { text: "<p>أهلاً وسهلاً بكم</p><p>Welcome</p>" },
  });
  const guest = await newVisitor(phone);
  await guest.goto(`/view/${slug}#welcome`);
  const fromTheLeft = (words: string) =>
    sectionOf(guest, "House Info")
      .getByText(words)
      .evaluate((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        return range.getBoundingClientRect().left - paragraph.getBoundingClientRect().left;
      });
  expect(await fromTheLeft("Welcome")).toBeLessThan(1);
  expect(await fromTheLeft("أهلاً")).toBeGreaterThan(40);
});

test("finds the rules and steps on one sheet of paper, and a long list of them on a second", async ({
  page,
  newVisitor,
}) => {
  await comeAsSubscribedHost(page, "Hal");
  const sheet = await newVisitor();
  for (const [count, pages] of [
    [11, 1],
    [24, 2],
  ] as const) {
    const rules = Array.from({ length: count }, (_, at) => `Rule ${at + 1}: please treat our home with care`);
    const { slug } = await makeGuidebook(page, "Busy House", { ...lakeHouse, rules: { rules } });
    await sheet.goto(`/print/${slug}`);
    await expect(sheet.getByText(`Rule ${count}`)).toBeVisible();
    expect(await printToPdf(sheet)).toEqual({ pages, width: 210, height: 297 });
  }
});

test("is told kindly where a guidebook is not", async ({ page, faults }) => {
  faults.expect(/status of 404/);
  for (const path of ["/view/no-such-house-abc123", "/view/AAAAAAAAAAAAAAAAAAAAAA", "/print/demo-nowhere"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Guidebook Not Found" })).toBeVisible();
    await expect(page.getByText("This guidebook may have expired or been deleted.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Return Home" })).toBeVisible();
  }
});

test("reads everything without script", { tag: "@quick" }, async ({ newVisitor }) => {
  const page = await newVisitor({ ...phone, javaScriptEnabled: false });
  await page.goto(DEMO);
  await expect(page.getByRole("searchbox")).toBeVisible();
  const tiles = page.getByRole("navigation", { name: "Guidebook sections" }).getByRole("link");
  await expect(tiles).toHaveCount(16);
  for (let at = 0; at < 16; at++) {
    await tiles.nth(at).tap();
    await expect(page.getByRole("main").getByRole("region")).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("region").getByRole("heading").first()).toBeInViewport();
    await page.getByRole("link", { name: "Back to Welcome" }).tap();
  }
});

test("reads at night without being dazzled", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(DEMO);
  const colours = await page.locator("body").evaluate((body) => {
    const { backgroundColor, color } = getComputedStyle(body);
    return { backgroundColor, color };
  });
  expect(colours).toEqual({ backgroundColor: "rgb(14, 25, 28)", color: "rgb(239, 232, 220)" });
});

test("calls for help with one tap, and finds the way", async ({ page }) => {
  await page.goto(DEMO);
  const directions = page.getByRole("link", { name: "Directions" });
  await expect(directions).toHaveAttribute("href", /destination=Lakeside%20Road.*W%C4%81naka/);
  const emergency = await openTile(page, "Emergency");
  await expect(emergency.getByRole("link", { name: /^Call 111/ })).toHaveAttribute("href", "tel:111");
});

test("finds the way to dinner", async ({ page }) => {
  await page.goto(DEMO);
  const dinner = (await openTile(page, "Places To Eat")).getByRole("link", {
    name: "Map of Big Fig",
    exact: true,
  });
  await expect(dinner).toHaveAttribute(
    "href",
    /maps\/search.*query=Big%20Fig%2C%20W%C4%81naka.*New%20Zealand$/,
  );
  expect((await dinner.boundingBox())?.height, "a thumb finds it").toBeGreaterThanOrEqual(44);
  await page.goBack();
  const tips = await openTile(page, "Local Recommendations");
  await expect(tips.getByRole("link", { name: "Map of Lake Hāwea" })).toBeVisible();
  await expect(tips.getByRole("link", { name: /Sunrise from the deck/ })).toHaveCount(0);
});

test("a section that the host has not written says so, after the others", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Eve");
  const { slug } = await makeGuidebook(page, "Quiet Cottage", {
    wifi: { networkName: "Cottage", password: "12345678" },
  });
  const guest = await newVisitor(phone);
  await guest.goto(`/view/${slug}`);
  const tiles = guest.getByRole("navigation", { name: "Guidebook sections" }).getByRole("link");
  await expect(tiles.first()).toHaveText(/^WiFi/);
  const shopping = await openTile(guest, "Shopping");
  await expect(shopping.getByText("This section is not available yet.")).toBeVisible();
  await expect(guest.getByRole("contentinfo")).toContainText("Quiet Cottage");
});
