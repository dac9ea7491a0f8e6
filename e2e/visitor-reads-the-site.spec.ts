import { parse } from "parse5";
import { watchFaults } from "./faults.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, startServer, test } from "./server.ts";

const pages = [
  "/",
  "/features",
  "/pricing",
  "/blog",
  "/blog/airbnb-guest-manual-template",
  "/blog/guest-happiness-consistent-information",
  "/privacy-policy",
  "/terms-and-conditions",
];

/** What a page of the site leads to, and the picture that a chat would fetch. */
const LINKS = /(?:href|src)="(\/[^"#]*)|property="og:image" content="https?:\/\/[^/"]+([^"]+)/g;

test(
  "the whole site can be walked, its HTML is sound, and no link is broken",
  { tag: "@quick" },
  async ({ request }) => {
    const seen = new Set(["/"]);
    const wrong: string[] = [];
    for (const path of seen) {
      const response = await request.get(path);
      if (!response.ok()) wrong.push(`${path} answers ${response.status()}`);
      // A guest's page is reached, and its links are for its own tests.
      if (/^\/(view|print|qr)\//.test(path) || !response.headers()["content-type"]?.includes("html"))
        continue;
      const html = await response.text();
      parse(html, {
        onParseError: ({ code, startLine, startCol }) =>
          wrong.push(`${path} has a ${code} at ${startLine}:${startCol}`),
      });
      for (const [, anchor = ""] of html.matchAll(/href="#([^"]+)"/g))
        if (!html.includes(`id="${anchor}"`)) wrong.push(`${path} has no #${anchor}`);
      for (const [, link, picture = ""] of html.matchAll(LINKS)) seen.add(link ?? picture);
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  },
);

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of pages) {
    test(`${path} reads whole`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getUTCFullYear()}`);
    });
  }

  test("a question on the pricing page opens", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByText("There is a money-back guarantee instead.")).toBeVisible();
    await page.getByText("Can I cancel?").click();
    await expect(page.getByText("Yes, anytime, in the billing portal.")).toBeVisible();
  });

  test("the menu opens on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const header = page.getByRole("banner");
    await header.locator("summary").click();
    await header.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });
});

test("the menu of a phone closes by Escape and by a press beside it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/features");
  const menu = page.getByRole("banner").locator("summary");
  const pricing = page.getByRole("banner").getByRole("link", { name: "Pricing" });
  await menu.click();
  await expect(pricing).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pricing).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.mouse.click(195, 700);
  await expect(pricing).toBeHidden();
});

test("the product is on a phone's first screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByAltText(/demo guidebook on a phone/)).toBeInViewport({ ratio: 0.3 });
});

test("a post that is not there is not found, and leads back", async ({ page, faults }) => {
  faults.expect(/404 .*no-such-post/);
  const response = await page.goto("/blog/no-such-post");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Post Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("the guest manual is copied whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/blog/airbnb-guest-manual-template");
  await page.getByRole("button", { name: "Copy the template" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^WELCOME TO \[PROPERTY NAME\]/);
  expect(copied).toContain("lock up and leave the keys where you found them");
});

test("the operator's name and addresses stand on the site, on screens and for guests", async ({
  browser,
}) => {
  const server = await startServer({
    PRODUCT_NAME: "Doormat",
    CONTACT_EMAIL: "us@doormat.example.com",
    BUSINESS_NAME: "Doormat Pty Ltd",
  });
  const page = await browser.newPage({ baseURL: server.url });
  const faults = watchFaults(server.url);
  faults.watch(page.context());
  await page.goto("/terms-and-conditions");
  await expect(page).toHaveTitle("Terms and conditions | Doormat");
  await expect(page.getByText("the agreement between you and Doormat Pty Ltd")).toBeVisible();
  const contact = page.getByRole("link", { name: "Contact" });
  await expect(contact).toHaveAttribute("href", "mailto:us@doormat.example.com");
  await page.goto("/view/demo-wanaka-retreat");
  await expect(page.getByRole("link", { name: "Made with Doormat" })).toBeVisible();
  await page.goto("/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page, "drawn by the browser").toHaveTitle("Create your Doormat account");
  expect(faults.unexpected()).toEqual([]);
  await page.close();
  await server.stop();
});

test("no page is wider than a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(tooWide, path).toBe(false);
  }
});

test(
  "a visitor tries the editor, and what was typed stays in the browser",
  { tag: "@quick" },
  async ({ page }) => {
    const writes: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && !request.url().endsWith("/api/events")) writes.push(request.url());
    });
    await page.goto("/");
    await page.getByRole("button", { name: "Try the editor" }).click();
    const guest = page.frameLocator("iframe[title='What your guest sees']");
    await page.getByLabel("Network name").fill("Porch-5G");
    await expect(guest.getByText("Porch-5G")).toBeVisible();
    await expect(page.getByLabel("Network name")).toBeFocused();
    await guest.locator("#wifi").getByRole("button", { name: /^Copy/ }).first().click();
    await expect(guest.locator("#wifi").getByRole("button", { name: /^Copied/ })).toBeVisible();
    await page.getByRole("tab", { name: "House Rules" }).click();
    await page.getByLabel("Add a rule").fill("Leave the bikes under the roof");
    await page.keyboard.press("Enter");
    await expect(guest.getByText("Leave the bikes under the roof")).toBeVisible();
    await expect(page.getByText("It is saved nowhere else.")).toBeVisible();

    await page.reload();
    await page.getByRole("button", { name: "Try the editor" }).click();
    await expect(page.getByLabel("Network name")).toHaveValue("Porch-5G");
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page.getByLabel("Network name")).toHaveValue("Retreat-5G");
    await expect(guest.locator("#wifi").getByText("Retreat-5G")).toBeVisible();
    expect(writes).toEqual([]);
  },
);

test("the phone beside the demo's words is the demo itself, once it is come to", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const phone = page.locator("iframe[title='The demo guidebook']");
  await expect(phone).toHaveCount(0);
  await page.getByRole("heading", { name: "Be the guest for a minute" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await phone.contentFrame().getByRole("link", { name: "House Rules" }).click();
  await expect(phone.contentFrame().getByRole("heading", { name: "House Rules" })).toBeVisible();
});

test.describe("what a page of the site loads", () => {
  test("is no React", async ({ page }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    const scripts = page.locator("link[rel=modulepreload], script:not([src]):not([type$=json])");
    expect(await scripts.count()).toBe(0);
  });

  test("is React where a payment comes back", async ({ page, faults }) => {
    faults.expect(/401|\/login/);
    await page.goto("/?success=true&session_id=cs_test_walk");
    await expect(page.getByText("Payment Successful!").first()).toBeVisible();
  });

  test("is a document of its own, also for somebody who comes from a screen", async ({ page, faults }) => {
    faults.expect(/404 .*nor-here/);
    await page.goto("/blog/no-such-post/nor-here");
    await page.getByRole("link", { name: "Go home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("The answer is by the door");
    await page.getByRole("link", { name: "Features" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Everything about the house");
    expect(await page.locator("link[rel=modulepreload]").count()).toBe(0);
  });
});

test("A page that is sent from memory has a nonce of its own each time, and none of a host's", async ({
  page,
}) => {
  const nonces = new Set<string>();
  for (const path of ["/", "/", "/login", "/login", "/features"]) {
    const answer = await page.request.get(path);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1] ?? "";
    const used = [...(await answer.text()).matchAll(/ nonce="([^"]*)"/g)].map((found) => found[1]);
    expect(new Set(used)).toEqual(new Set([nonce]));
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);

  await comeAsSubscribedHost(page, "Aroha");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign Up Today" }).first()).toBeVisible();
});

test("the demo in the phone takes neither the focus nor the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto("/");
  const demo = page.frameLocator("iframe[title='The demo guidebook']");
  await expect(demo.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, "BODY"]);
});
