import { expect, type Page } from "@playwright/test";
import { makeGuidebook } from "../../e2e/guidebooks.ts";
import { PASSWORD } from "../../e2e/hosts.ts";
import { readAsGuest } from "./photograph.ts";

const DEMO = "demo-wanaka-retreat";

/** The window of a host at a desk. */
export const DESK = { width: 1440, height: 900 } as const;

/** Makes the demo's guidebook once more, as its host would, and opens it with the guest's page beside it. */
export async function openEditor(page: Page, email: string): Promise<void> {
  const { id, slug } = await makeDemoGuidebook(page, email);
  await readAsGuest(page, `/view/${slug}`);
  await page.goto(`/guidebooks/${id}`);
  await expect(page.getByText("16 of 16 sections ready")).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  const guest = page.locator("iframe").contentFrame();
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Its picture is the demo's own scene: that of another guidebook follows from an id of the day. */
async function makeDemoGuidebook(page: Page, email: string) {
  const host = { firstName: "Mere", lastName: "Rewi", email, password: PASSWORD };
  expect((await page.request.post("/api/auth/signup", { data: host })).ok()).toBe(true);
  const checkout = await page.request.post("/api/create-checkout-session");
  const { url } = (await checkout.json()) as { url: string };
  expect((await page.request.post(url)).ok()).toBe(true);

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

/** A host may not use those of somebody else. */
const withoutPhotos = (demo: string) =>
  demo.replaceAll(/<img [^>]+>/g, "").replaceAll(/"imageUrls":\[[^\]]*\]/g, '"imageUrls":[]');

interface Demo {
  guidebook: { name: string };
  sections: { type: string; content: object }[];
}
