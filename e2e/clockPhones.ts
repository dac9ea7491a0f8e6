import type { Browser, BrowserContext, Page, Worker } from "@playwright/test";
import { phone } from "./guests.ts";
import { openAndSave } from "./savedPages.ts";

/** Sets a phone's clock: that of the page, and that of the worker which saves it. */
export async function setPhoneClock(page: Page, iso: string): Promise<void> {
  const moment = Date.parse(iso);
  await page.clock.setSystemTime(moment);
  await Promise.all(
    page
      .context()
      .serviceWorkers()
      .map((worker) => setWorkerClock(worker, moment)),
  );
}

const setWorkerClock = (worker: Worker, moment: number) =>
  worker.evaluate((now) => {
    Date.now = () => now;
  }, moment);

/** Everything that a browser is sent, with its headers. */
function collectBytes(context: BrowserContext): () => Promise<string> {
  let parts: Promise<string>[] = [];
  context.on("response", (response) => {
    const body = response.body().catch(() => Buffer.alloc(0)); // a redirect has none
    parts.push(body.then((bytes) => `${JSON.stringify(response.headers())}${bytes.toString()}`));
  });
  return async () => {
    const read = parts;
    parts = [];
    return (await Promise.all(read)).join("\n");
  };
}

/** Opens a page on a new phone at a moment of its clock, and has it saved there; `takeBytes` returns what was sent since. */
export async function newPhone(browser: Browser, baseURL: string, iso: string, path: string) {
  const context = await browser.newContext({ ...phone, baseURL });
  const takeBytes = collectBytes(context);
  const page = await context.newPage();
  await page.clock.install({ time: Date.parse(iso) });
  const registered = context.waitForEvent("serviceworker");
  await page.goto(path);
  await setWorkerClock(await registered, Date.parse(iso));
  await openAndSave(page, path);
  return { page, takeBytes };
}
