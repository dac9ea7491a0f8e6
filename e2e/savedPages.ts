import { expect, type Page } from "@playwright/test";

/** Everything that the phone has stored, as text. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes("/view/")) texts.push(await ((await cache.match(request))?.text() ?? ""));
      }
    }
    return texts.join("\n");
  });

/** Waits until the page and its masked copy are on the phone. */
export async function openAndSave(page: Page, path: string) {
  await page.goto(path);
  await expect
    .poll(() =>
      page.evaluate(async (key) => (await (await caches.open("guidebooks")).match(key)) !== undefined, path),
    )
    .toBe(true);
}

/** How many pictures the phone has stored: they come after the page. */
export const savedPictures = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return urls.filter((url) => url.includes("/media/")).length;
  });
