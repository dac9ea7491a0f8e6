import { expect, type Page } from "@playwright/test";
import { beyondTheEdge, enlargeText } from "../largeText.ts";
import { show } from "../screens.ts";
import { untilHydrated, waitForReact } from "../waitForHydration.ts";
import { fillIn, goOn, openScreen, readText, type Scene } from "./scene.ts";
import { always, isHosts, type Situation } from "./situation.ts";

/** Lets nothing be stored, in pages and in their workers, as a browser does whose storage is full. */
async function fillStorage(page: Page, url: string): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Storage.overrideQuotaForOrigin", { origin: new URL(url).origin, quotaSize: 1 });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
}

/** Opens the screen a second time, which its worker answers where it has one. */
async function openAgain(scene: Scene): Promise<void> {
  await scene.page.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
  });
  await openScreen(scene);
  await goOn(scene);
}

/** Has no storage, as a browser does that blocks it. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("Blocked.", "SecurityError"));
  });

async function readLargeText(scene: Scene): Promise<void> {
  expect(await beyondTheEdge(scene.page), "what is beyond the edge").toEqual([]);
  await goOn(scene);
}

/** Text of a screen, without the zone that is named where the browser's is another. */
const textOf = async (page: Page) =>
  (await readText(page)).replaceAll(/,? (in )?(Auckland|Wānaka) time\b/g, "");

/** A browser in Los Angeles says of a stay what one at the property says. */
async function compareZones(scene: Scene): Promise<void> {
  const { page, property, row } = scene;
  const browser = page.context().browser();
  if (row.who.endsWith("stay") || row.who.endsWith("stays")) {
    const near = await browser?.newContext({
      timezoneId: "Pacific/Auckland",
      locale: "en-AU",
      baseURL: new URL(page.url()).origin,
      storageState: await page.context().storageState(),
    });
    const there = near && waitForReact(await near.newPage());
    if (there) {
      await show(there, property.screen);
      await fillIn({ ...scene, page: there });
      await expect(async () =>
        expect(await textOf(page), "what it says of days and times").toBe(await textOf(there)),
      ).toPass({ timeout: 15_000 });
    }
    await near?.close();
  }
  await goOn(scene);
}

/** Reloads: a draft of the editor and a manual are there again, other forms are filled once more. */
async function reload(scene: Scene): Promise<void> {
  const { page, row, property } = scene;
  await page.reload();
  const restore = page.getByRole("button", { name: "Restore" });
  if (row.action.survivesReload && row.action.typed) {
    await restore.click();
  } else {
    await property.screen.prepare?.(page);
    await fillIn(scene);
  }
  await goOn(scene);
}

/** Goes to another page and comes back, twice: the screen stands again each time. */
async function goBackAndForward(scene: Scene): Promise<void> {
  const { page, property, row } = scene;
  await page.goto(row.name === "privacy" ? "/terms-and-conditions" : "/privacy-policy");
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${property.screen.path.replace(/[?#].*/, "")}([?#].*)?$`));
  await untilHydrated(page);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const { button } = row.action;
  if (!(await button(page).isVisible()) || property.screen.prepare) await openScreen(scene);
  else await fillIn(scene);
  await goOn(scene);
}

export const browserSituations: Situation[] = [
  { name: "reloaded", part: "the page again", isImpossible: always, faults: /status of 404/, play: reload },
  {
    name: "left by back, and back by forward",
    part: "the page again",
    isImpossible: always,
    faults: /status of 404/,
    play: goBackAndForward,
  },
  { name: "storage full", part: "the browser", isImpossible: always, prepare: fillStorage, play: openAgain },
  {
    name: "storage blocked",
    part: "the browser",
    isImpossible: always,
    // React Router's script of scroll positions logs that it has no storage, and throws.
    faults: ({ who }) =>
      who.startsWith("guest") ? undefined : /^SecurityError: Access is denied|^thrown: $/,
    prepare: blockStorage,
    play: goOn,
  },
  {
    name: "text at 200 %",
    part: "the browser",
    isImpossible: always,
    options: { viewport: { width: 390, height: 844 } },
    prepare: enlargeText,
    play: readLargeText,
  },
  {
    name: "browser in another zone",
    part: "the browser",
    isImpossible: (row) =>
      (isHosts(row) || row.who === "guest of a stay") && !row.isPlain
        ? undefined
        : "it shows no day and no time",
    options: { timezoneId: "America/Los_Angeles" },
    play: compareZones,
  },
];
