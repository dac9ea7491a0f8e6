import type { Page } from "@playwright/test";
import config from "../playwright.config.ts";
import { findWindowedChromium } from "../scripts/chromium.mjs";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: findWindowedChromium() } });

/** Gives the browser a push service: a Chromium that was built without Google's has none. */
async function giveBrowserPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = "subscribed-in-test";
    const subscription = {
      endpoint: "https://push.example.com/send/abc",
      toJSON: () => ({
        endpoint: "https://push.example.com/send/abc",
        keys: {
          p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: "BTBZMqHH6r4Tts7J_aSIgg",
        },
      }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem(key) === undefined),
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem(key) ? subscription : null);
    PushManager.prototype.subscribe = (options) => {
      // A key of 65 bytes, as the browser itself would ask for.
      if (typeof options?.applicationServerKey !== "string" || options.applicationServerKey.length !== 87)
        return Promise.reject(new Error("no key"));
      localStorage.setItem(key, "yes");
      return Promise.resolve(subscription);
    };
  });
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Notifications on this device" });

test("A host turns notifications on, which last after a reload, and off again", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await giveBrowserPushService(page);
  await comeAsSubscribedHost(page, "Mere");
  await makeGuidebook(page, "Lake House", lakeHouse);
  await page.goto("/profile#notifications");
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Turn on notifications" }).click();
  await seeToast(page, "Notifications are on");
  await expect(panel.getByText(/^This device tells you about a guest without a code/)).toBeVisible();
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [
      new URL(scope).pathname,
      active?.state,
    ]),
  );
  expect(workers).toContainEqual(["/stays", "activated"]);

  await page.reload();
  await panel.getByRole("button", { name: "Turn off notifications" }).click();
  await seeToast(page, "Notifications are off");
  await page.reload();
  await expect(panel.getByRole("button", { name: "Turn on notifications" })).toBeVisible();
});

test("A message shows on the device, and a newer one of its kind takes its place", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await giveBrowserPushService(page);
  await comeAsSubscribedHost(page, "Ana");
  await makeGuidebook(page, "Lake House", lakeHouse);
  await page.goto("/profile#notifications");
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith("/stays"));
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  await panelOf(page).getByRole("button", { name: "Turn on notifications" }).click();
  await seeToast(page, "Notifications are on");
  const registrationId = await registered;
  const show = (title: string) =>
    browser.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(page.url()).origin,
      registrationId,
      data: JSON.stringify({ title, body: "At Lake House.", path: "/stays", tag: "request-1" }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration("/stays");
      return (await registration?.getNotifications())?.map(({ title, body }) => `${title}: ${body}`);
    });
  await show("Jonas has no code");
  await expect.poll(shown).toEqual(["Jonas has no code: At Lake House."]);
  await show("Jonas has no code yet");
  await expect.poll(shown).toEqual(["Jonas has no code yet: At Lake House."]);
});

test("A browser that blocks or knows no messages says what to do", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Nora");
  await makeGuidebook(page, "Lake House", lakeHouse);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await page.goto("/profile#notifications");
  await expect(panelOf(page).getByText(/^This browser blocks messages from/)).toBeVisible();
  await expect(panelOf(page).getByRole("button", { name: "Turn on notifications" })).toHaveCount(0);

  const iPhone = await newVisitor({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1",
    storageState: await page.context().storageState(),
  });
  await iPhone.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
  });
  await iPhone.goto("/profile#notifications");
  await expect(panelOf(iPhone).getByText(/only from the home screen: press Share/)).toBeVisible();
  const manifest = await iPhone.request.get("/host.webmanifest");
  expect(await manifest.json()).toMatchObject({ display: "standalone", start_url: "/stays" });
});
