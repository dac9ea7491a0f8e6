import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { screens, type SessionState } from "#core/screens.ts";
import { makeGuidebook, type MadeGuidebook } from "./guidebooks.ts";
import { comeAsNewHost, comeAsSubscribedHost } from "./hosts.ts";
import { startServer } from "./server.ts";
import { waitForReact } from "./waitForHydration.ts";

/** The API's summaries also speak of browsers that subscribe to messages. */
const PRICE_OF_CALL = /\$ ?\d|\bAUD\b|20 a year|subscription/i;
const PRICE = /\$ ?\d|\bAUD\b|20 a year|subscri/i;
/** The page of the API has the names of all calls and codes, `subscription_required` among them. */
const PRICE_OF_API = /\$ ?\d|\bAUD\b|20 a year/i;

/** The paths of the screens that a session state shows, for a guidebook; the unknown ones have keys that lead nowhere. */
const pathsFor = (state: SessionState, { id, slug }: MadeGuidebook) => [
  ...screens
    .filter(({ shownTo }) => shownTo.includes(state))
    .map(({ path }) =>
      path
        .replace(":id", id)
        .replace(":slug", "how-to-guides-reduce-communication-overhead")
        .replace(":token", "a-token"),
    ),
  `/view/${slug}`,
  `/print/${slug}`,
];

/** Returns what a person or a machine reads of a screen. */
async function screenTextOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const head = page
    .locator("head")
    .evaluate((element) =>
      [
        ...element.querySelectorAll(
          "title, meta[content]:not([name=product]), script[type='application/ld+json']",
        ),
      ]
        .map((each) => each.getAttribute("content") ?? each.textContent)
        .join("\n"),
    );
  return [await page.locator("body").innerText(), await head].join("\n");
}

test("No screen and no email names a price where nothing is sold", async ({ browser }) => {
  const server = await startServer({ BILLING: "off" });
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const page = waitForReact(await context.newPage());
  await comeAsNewHost(page, "Aroha");
  const guidebook = await makeGuidebook(page, "Lake House");
  const visitor = waitForReact(await (await browser.newContext({ baseURL: server.url })).newPage());
  for (const [reader, state] of [
    [page, "subscribed"],
    [visitor, "signed-out"],
  ] as const)
    for (const path of pathsFor(state, guidebook))
      expect.soft(await screenTextOf(reader, path), path).not.toMatch(path === "/api" ? PRICE_OF_API : PRICE);
  expect((await visitor.request.get("/pricing")).status()).toBe(404);
  const calls = await (await visitor.request.get("/api/openapi.json")).text();
  const summaries = [...calls.matchAll(/"summary":"([^"]*)"/g)].map(([, summary]) => summary);
  expect(summaries.filter((summary) => PRICE_OF_CALL.test(summary ?? ""))).toEqual([]);

  const outbox = join(server.dataDir, "outbox");
  await expect.poll(() => readdirSync(outbox).length).toBeGreaterThan(0);
  for (const name of readdirSync(outbox)) expect(readFileSync(join(outbox, name), "utf8")).not.toMatch(PRICE);
  await visitor.context().close();
  await context.close();
  await server.stop();
});

test("A stranger reads at the operator's page what is at any path without a screen", async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const stranger = await context.newPage();
  const host = await (await browser.newContext({ baseURL: server.url })).newPage();
  await comeAsSubscribedHost(host, "Aroha");
  /** The two paths are equally long; a nonce differs each time. */
  const read = async (page: Page, path: string, method: string) => {
    const answer = await page.request.fetch(path, { method });
    const text = (await answer.text()).replaceAll(/nonce="[^"]*"/g, "").replaceAll("dnim", "dmin");
    return { status: answer.status(), text };
  };
  for (const page of [stranger, host])
    for (const [hidden, nowhere] of [
      ["/admin", "/adnim"],
      ["/admin/", "/adnim/"],
      ["/Admin?q=1", "/Adnim?q=1"],
      ["/admin.data", "/adnim.data"],
    ] as const)
      for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        const answer = await read(page, hidden, method);
        expect.soft(answer, `${method} ${hidden}`).toEqual(await read(page, nowhere, method));
        if (method !== "OPTIONS") expect.soft(answer.status).toBe(404);
      }
  await stranger.goto("/admin");
  await stranger.getByRole("link", { name: "Sign In" }).click();
  await expect(stranger).toHaveURL(/\/login\?next=%2Fadmin$/);
  await host.context().close();
  await context.close();
  await server.stop();
});

test("A closed server without a site shows a stranger sign-in alone", async ({ browser }) => {
  const server = await startServer({ SIGN_UP: "closed", SITE: "off" });
  const context = await browser.newContext({ baseURL: server.url });
  const page = waitForReact(await context.newPage());
  await page.goto("/");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create an account" })).toHaveCount(0);
  for (const path of ["/features", "/pricing", "/blog", "/view/demo-wanaka-retreat", "/sitemap.xml"])
    expect.soft((await page.request.get(path)).status(), path).toBe(404);
  await page.goto("/signup");
  await expect(page.getByRole("heading", { name: "New accounts are closed" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/privacy-policy");
  await expect(page.getByRole("link", { name: /features|pricing|blog|demo|sign up/i })).toHaveCount(0);
  await context.close();
  await server.stop();
});
