import type { Browser, Page } from "@playwright/test";
import { waitForReact } from "./waitForHydration.ts";
import { watchFaults } from "./faults.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsNewHost, newEmail, PASSWORD, signIn, signUp, subscribe } from "./hosts.ts";
import { expect, startServer, test, type RunningServer } from "./server.ts";
import { trickle } from "./slowConnection.ts";
import { seeToast } from "./toasts.ts";

/** What the browser sends to be counted, as `name route`. */
function listen(page: Page): string[] {
  const counted: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) return;
    const { name, properties } = request.postDataJSON() as { name: string; properties: { route: string } };
    counted.push(`${name} ${properties.route}`);
  });
  return counted;
}

/** Waits until exactly this has been sent; a repeated event would be counted as the next. */
async function expectCounted(counted: string[], wanted: string[]) {
  await expect.poll(() => [...counted]).toEqual(wanted);
  counted.length = 0;
}

test(
  "A visitor who reads the site and opens the demo's sheet is counted once for each",
  { tag: "@quick" },
  async ({ page }) => {
    const counted = listen(page);
    await page.goto("/");
    await page.getByRole("link", { name: "Pricing" }).first().click();
    await expect(page).toHaveURL("/pricing");
    // Who leaves before the page stands has not seen it.
    await expect.poll(() => counted).toContain("page_view /pricing");
    await page.goto("/");
    await page.getByRole("link", { name: "See the print version" }).click();
    await expect(page).toHaveURL("/print/demo-wanaka-retreat");
    await expectCounted(counted, [
      "page_view /",
      "page_view /pricing",
      "page_view /",
      "print_preview_opened /",
    ]);
  },
);

test("A page that trickles in is counted once, and whole", async ({ page, server, faults }) => {
  faults.expect(/third party/);
  const slow = await trickle(server.url);
  const counted = listen(page);
  await page.goto(`${slow.url}/blog/airbnb-guest-manual-template`);
  await expect(page.getByRole("button", { name: "Copy the template" })).toBeVisible();
  await page.goto(`${slow.url}/login`);
  await expectCounted(counted, ["page_view /blog/:slug", "page_view /login"]);
  slow.stop();
});

test("What a host does is counted once, by pattern, and never says who", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 40[149]/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const counted = listen(page);

  const email = await signUp(page, "Odette");
  await expectCounted(counted, [
    "page_view /signup",
    "signup_started /signup",
    "signup_completed /signup",
    "page_view /dashboard",
    "subscribe_page_viewed /dashboard",
  ]);

  await subscribe(page);
  await expectCounted(counted, [
    "subscribe_clicked /dashboard",
    "checkout_started /dashboard",
    "page_view /",
    "page_view /dashboard",
  ]);

  const { id, slug } = await makeGuidebook(page, "Wānaka Lake House");
  await page.goto(`/guidebooks/${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Share your guidebook" });
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Copied!" })).toBeVisible();
  await expectCounted(counted, [
    "page_view /guidebooks/:id",
    "share_link_generated /guidebooks/:id",
    "qr_generated /guidebooks/:id",
    "share_link_copied /guidebooks/:id",
  ]);

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page).toHaveURL(`/print/${slug}`);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "QR Code" }).click();
  await expect(page).toHaveURL(`/qr/${slug}`);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expectCounted(counted, [
    "page_view /dashboard",
    "print_preview_opened /dashboard",
    "page_view /dashboard",
    "qr_generated /dashboard",
    "page_view /dashboard",
    "logout /dashboard",
    "page_view /",
  ]);

  await page.goto("/login");
  await signIn(page, email, "not the password");
  await seeToast(page, "Authentication failed");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const resetDialog = page.getByRole("dialog", { name: "Reset your password" });
  await resetDialog.getByLabel("Email").fill(email);
  await resetDialog.getByRole("button", { name: "Send reset link" }).click();
  await seeToast(page, "Password reset email sent");
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expectCounted(counted, [
    "page_view /login",
    "login_attempted /login",
    "login_error /login",
    "password_reset_requested /login",
    "login_attempted /login",
    "login_success /login",
    "page_view /dashboard",
  ]);

  await context.clearCookies();
  await page.goto("/signup");
  await page.getByLabel("First name").fill("Odette");
  await page.getByLabel("Last name").fill("Host");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await seeToast(page, "Authentication failed");
  await page.goto(`/no/such/${newEmail("page")}`);
  await expectCounted(counted, [
    "page_view /signup",
    "signup_started /signup",
    "signup_error /signup",
    "page_view /*",
  ]);
});

test.describe("Where the operator has Google Analytics", () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ GA_MEASUREMENT_ID: "G-TEST123" });
  });
  test.afterAll(() => server.stop());

  /** A visitor for whom Google's script is an empty one, with what was asked of Google. */
  async function visit(browser: Browser) {
    const context = await browser.newContext({ baseURL: server.url });
    const requested: string[] = [];
    await context.route(/googletagmanager\.com|google-analytics\.com/, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    const faults = watchFaults(server.url);
    faults.watch(context);
    faults.expect(/googletagmanager/);
    return { page: waitForReact(await context.newPage()), requested, faults };
  }

  test("a visitor is asked first, a no is kept, and can be taken back", async ({ browser }) => {
    const { page, requested, faults } = await visit(browser);
    const counted = listen(page);
    await page.goto("/features");
    await page.getByRole("button", { name: "No, thanks" }).click();
    await expect(page.getByRole("button", { name: "Change analytics choice" })).toBeVisible();
    await page.goto("/pricing");
    await expect(page.getByRole("button", { name: "No, thanks" })).toBeHidden();
    await page.getByRole("button", { name: "Change analytics choice" }).click();
    await expect(page.getByRole("button", { name: "No, thanks" })).toBeVisible();
    expect(requested).toEqual([]);
    // React and the site's own script do not both count.
    await expectCounted(counted, ["page_view /features", "page_view /pricing"]);
    expect(faults.unexpected()).toEqual([]);
    await page.context().close();
  });

  test("after a yes its script comes, but never to an account's or a guest's page", async ({ browser }) => {
    const { page, requested, faults } = await visit(browser);
    faults.expect(/status of 400/); // no reset link has the token
    await page.goto("/blog/airbnb-guest-manual-template");
    expect(requested).toEqual([]);
    await page.getByRole("button", { name: "Allow" }).click();
    await expect.poll(() => requested).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST123"]);
    const sent = await page.evaluate(() =>
      JSON.stringify(window.dataLayer?.map((command) => [...(command as [])])),
    );
    expect(sent).toContain("/blog/:slug");
    expect(sent).not.toContain("airbnb");

    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await page.waitForURL("**/login");
    for (const path of ["/login", "/signup", "/reset-password?token=secret", "/view/demo-wanaka-retreat"]) {
      const response = await page.goto(path);
      expect(response?.headers()["content-security-policy"], path).not.toContain("google");
      await expect(page.getByRole("button", { name: "Allow" })).toBeHidden();
    }
    expect(requested).toHaveLength(1);
    expect(faults.unexpected()).toEqual([]);
    await page.context().close();
  });

  test("it hears of a payment that was made, and of none that was not", async ({ browser }) => {
    const { page, faults } = await visit(browser);
    /** What Google was told of, in this document. */
    const sentEvents = () =>
      page.evaluate(() =>
        (window.dataLayer ?? [])
          .map((command) => [...(command as string[])])
          .flatMap(([kind, name]) => (kind === "event" ? [name] : [])),
      );
    await comeAsNewHost(page, "Tama");
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Allow" }).click();

    await page.goto("/?success=true&session_id=cs_test_walk");
    await expect(page.getByText("Payment Successful!").first()).toBeVisible();
    await page.waitForResponse(/subscription-status\?session_id/);
    expect(await sentEvents()).toEqual(["page_view", "subscribe_page_viewed"]);

    const opened = await page.request.post("/api/create-checkout-session");
    const { url } = (await opened.json()) as { url: string };
    expect((await page.request.post(url)).ok()).toBe(true);
    await page.goto(`/?success=true&session_id=${url.split("/").at(-1)}`);
    await expect(page).toHaveURL("/dashboard");
    await expect.poll(sentEvents).toEqual(["page_view", "subscription_completed", "purchase", "page_view"]);
    expect(faults.unexpected()).toEqual([]);
    await page.context().close();
  });

  test("a browser that keeps nothing is not asked, and reads on", async ({ browser }) => {
    const { page, faults } = await visit(browser);
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get });
    });
    await page.goto("/pricing");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Allow" })).toBeHidden();
    expect(faults.unexpected()).toEqual([]);
    await page.context().close();
  });
});
