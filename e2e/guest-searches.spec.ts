import type { Page } from "@playwright/test";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { phone, sectionOf } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

const DEMO = "/view/demo-wanaka-retreat";

/** What a German guest asks, and what of the English guidebook answers it first. */
const questions: [query: string, answer: RegExp][] = [
  ["Wie mache ich die Heizung an?", /Heat pump.*Press the big button/],
  ["Heizng", /Heat pump/],
  ["Müll", /Bin night.*Collection is on Thursday/],
  ["Trockner", /Washing machine and dryer/],
  ["quieter neighbor", /Lake Hāwea/],
];

/** What a first look brings, before pictures and fonts. The script of the search comes two seconds after `load`. */
const bytesOfVisit = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[]; // their kind
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // the only one
    const loaded = visit?.loadEventStart ?? 0;
    const scripts = files.filter(({ name, startTime }) => name.endsWith(".js") && startTime <= loaded);
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, visit?.encodedBodySize ?? 0);
  });

const searchbox = (page: Page) => page.getByRole("searchbox");
const firstResult = (page: Page) =>
  page.getByRole("list", { name: "Suchergebnisse" }).getByRole("link").first();

test(
  "A guest gets the same answer with script, without a network, and without script",
  { tag: "@quick" },
  async ({ newVisitor, faults }) => {
    const guest = await newVisitor({ ...phone, locale: "de-DE" });
    await guest.goto(DEMO);
    expect(await bytesOfVisit(guest)).toBeLessThan(35 * 1024);
    const saved = () =>
      guest.evaluate(async () => (await (await caches.open("guidebooks")).keys()).map(({ url }) => url));
    // Before anything was searched for.
    await expect.poll(saved).toContainEqual(expect.stringMatching(/assets\/german-/));
    for (const [query, answer] of questions) {
      await searchbox(guest).fill(query);
      await expect(firstResult(guest), query).toContainText(answer);
    }
    await searchbox(guest).fill("Whirlpool");
    await expect(guest.getByText("Dazu steht in dieser Gästemappe nichts.")).toBeVisible();
    await expect(guest.getByText("Ihr Gastgeber sieht, was nicht gefunden wurde")).toBeVisible();

    await guest.context().setOffline(true);
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await guest.reload();
    for (const [query, answer] of questions) {
      await searchbox(guest).fill(query);
      await expect(firstResult(guest), query).toContainText(answer);
    }
    await firstResult(guest).tap();
    await expect(sectionOf(guest, "Tipps der Gastgeber").getByText("The quieter neighbour")).toBeInViewport();

    const plain = await newVisitor({ ...phone, locale: "de-DE", javaScriptEnabled: false });
    await plain.goto(DEMO);
    for (const [query, answer] of questions) {
      await searchbox(plain).fill(query);
      await searchbox(plain).press("Enter");
      await expect(searchbox(plain)).toHaveValue(query);
      await expect(firstResult(plain), query).toContainText(answer);
    }
    await firstResult(plain).tap();
    await expect(sectionOf(plain, "Tipps der Gastgeber")).toBeVisible();
  },
);

test("A guest on line is answered by what they need, whatever words they use", async ({ newVisitor }) => {
  const guest = await newVisitor(phone);
  await guest.goto(DEMO);
  await searchbox(guest).fill("lights have gone off");
  const first = guest.getByRole("list", { name: "Search results" }).getByRole("link").first();
  await expect(first).toContainText("fuse", { ignoreCase: true });
  await searchbox(guest).fill("my dog is ill");
  await expect(guest.getByText("This guidebook does not say.")).toBeVisible();
});

/** A phone's keyboard is not part of the viewport here: what stands below this line would be under it. */
const KEYBOARD_PX = 250;

for (const [height, answers] of [
  [844, 3],
  [667, 2],
] as const)
  test(`At 390x${height} ${answers} answers stand above the keyboard, none is tinted, and Enter opens the first`, async ({
    newVisitor,
  }) => {
    const guest = await newVisitor({ ...phone, viewport: { width: 390, height } });
    await guest.goto(DEMO);
    await searchbox(guest).tap();
    await searchbox(guest).fill("how do I turn the heating on");
    const results = guest.getByRole("list", { name: "Search results" }).getByRole("link");
    // The list is drawn once more when the server's answers come.
    await expect(async () => {
      const box = await results.nth(answers - 1).boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height - KEYBOARD_PX);
    }).toPass();
    const colour = (at: number) => results.nth(at).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await colour(0)).toBe(await colour(1));

    await guest.getByRole("button", { name: "Clear the search" }).tap();
    await expect(searchbox(guest)).toHaveValue("");
    await expect(searchbox(guest)).toBeFocused();
    await guest.getByRole("button", { name: "Back to Welcome" }).tap();
    await expect(guest.getByRole("heading", { level: 1 })).toBeInViewport();

    await searchbox(guest).fill("how do I turn the heating on");
    await expect(results.first()).toContainText("Heat pump");
    await searchbox(guest).press("Enter");
    await expect(sectionOf(guest, "How-To Guides")).toBeVisible();
    await guest.goBack();
    await expect(results.first()).toBeFocused();
  });

test("A host sees what guests did not find, and answers it", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Aroha");
  const { id, slug } = await makeGuidebook(page, "Hut", lakeHouse);
  const guest = await newVisitor(phone);
  await guest.goto(`/view/${slug}`);
  const sent = guest.waitForResponse(/\/unfound$/);
  await guest.getByRole("searchbox").pressSequentially("sauna");
  expect((await sent).status()).toBe(204);

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "See the last 30 days of Hut" }).click();
  const dialog = page.getByRole("dialog", { name: "How guests use it" });
  await expect(dialog.getByRole("listitem").filter({ hasText: "sauna" })).toContainText("once");
  await page.goto(`/guidebooks/${id}`);
  await page.getByRole("link", { name: "Add an answer to sauna" }).click();
  const card = page.getByRole("region", { name: "Amenities" });
  await expect(card.getByRole("heading", { name: "Sauna" })).toBeVisible();
  await card.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Section updated").first()).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "See the last 30 days of Hut" }).click();
  await dialog.getByRole("button", { name: "Don’t show again sauna" }).click();
  await expect(dialog.getByText("Nothing so far.")).toBeVisible();
});
