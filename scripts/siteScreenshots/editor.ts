import { expect, type Locator, type Page } from "@playwright/test";
import { edit } from "../../e2e/editing.ts";
import { makeGuidebook } from "../../e2e/guidebooks.ts";
import { PASSWORD } from "../../e2e/hosts.ts";
import { readAsGuest } from "./photograph.ts";

const DEMO = "demo-wanaka-retreat";

/** The window of a host at a desk. */
export const DESK = { width: 1440, height: 900 } as const;

/**
 * Makes the demo's guidebook once more, as its host would, and edits it with the guest's phone next to it. Returns the
 * guidebook's id.
 */
export async function openEditor(page: Page, email: string): Promise<string> {
  await signUp(page, email);
  const { id, slug } = await makeDemoGuidebook(page);
  await readAsGuest(page, `/view/${slug}`);
  await page.goto(`/guidebooks/${id}`);
  await expect(page.getByText("16 of 16 sections ready")).toBeVisible();
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByRole("button", { name: "Edit next to it" }).click();
  const guest = page.locator("iframe").contentFrame();
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  const card = await edit(page, "WiFi");
  await expect(guest.locator("#wifi")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await scrollTo(page, card, 24);
  return id;
}

/** The same on a host's own phone, where the page's browser is signed in: the form of the Wi-Fi. */
export async function editOnPhone(page: Page, id: string): Promise<void> {
  await page.goto(`/guidebooks/${id}`, { waitUntil: "networkidle" });
  await page.getByRole("tab", { name: "WiFi" }).click();
  const card = await edit(page, "WiFi");
  await expect(card.getByLabel("Network name")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await scrollTo(page, card, 72);
}

/** Scrolls until an element is `pixels` below the window's upper edge. */
export async function scrollTo(page: Page, shown: Locator, below: number): Promise<void> {
  const top = await shown.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top - below);
}

/** Signs the page's browser up as the host of the demo, with a plan. */
export async function signUp(page: Page, email: string): Promise<void> {
  const host = { firstName: "Mere", lastName: "Rewi", email, password: PASSWORD };
  expect((await page.request.post("/api/auth/signup", { data: host })).ok()).toBe(true);
  const checkout = await page.request.post("/api/create-checkout-session");
  const { url } = (await checkout.json()) as { url: string };
  expect((await page.request.post(url)).ok()).toBe(true);
}

/** Its picture is the demo's own scene: that of another guidebook follows from an id of the day. */
export async function makeDemoGuidebook(page: Page) {
  const demo = await (await page.request.get(`/api/public/demo/${DEMO}`)).text();
  const { guidebook, sections } = JSON.parse(withoutPhotos(demo)) as Demo;
  const contents = Object.fromEntries(sections.map(({ type, content }) => [type, content]));
  const made = await makeGuidebook(page, guidebook.name, contents);

  const buffer = await (await page.request.get(`/view/${DEMO}/picture.png`)).body();
  const file = { name: "dusk.png", mimeType: "image/png", buffer };
  const picture = await page.request.post("/api/media", { multipart: { file } });
  const { url: cover } = (await picture.json()) as { url: string };
  const changed = await page.request.put(`/api/guidebooks/${made.id}`, { data: { cover } });
  expect(changed.ok()).toBe(true);
  return made;
}

/** A host may not use pictures of another account. */
const withoutPhotos = (demo: string) =>
  demo.replaceAll(/<img [^>]+>/g, "").replaceAll(/"(imageUrls|pictures)":\[[^\]]*\]/g, '"$1":[]');

interface Demo {
  guidebook: { name: string };
  sections: { type: string; content: object }[];
}
