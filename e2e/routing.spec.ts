import type { Page } from "@playwright/test";
import { matchPath } from "react-router";
import { screens } from "../src/core/screens.ts";
import { phone } from "./guests.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsNewHost, comeAsSubscribedHost, signIn } from "./hosts.ts";
import {
  editorScreens,
  emptyHostScreens,
  guidebookScreens,
  newHostScreens,
  publicScreens,
  stayScreens,
} from "./screens.ts";
import { expect, test } from "./server.ts";

/** What a screen is known by, and the status it comes with. */
interface Shown {
  status: number;
  heading: string | RegExp;
}

const NOT_FOUND: Shown = { status: 404, heading: "404 Page Not Found" };
const SUBSCRIBE: Shown = { status: 200, heading: "Start Your Subscription" };
const DASHBOARD: Shown = { status: 200, heading: "Dashboard" };
const LANDING: Shown = { status: 200, heading: /guidebook|porch|light|guests/i };

const forEveryone: Record<string, Shown> = {
  "/reset-password?token=abc": { status: 200, heading: "Invalid reset link" },
  "/confirm-email": { status: 200, heading: "Part of the link is missing" },
  "/invite/abc": { status: 200, heading: "This invitation has ended" },
  "/features": { status: 200, heading: /.+/ },
  "/pricing": { status: 200, heading: /.+/ },
  "/api": { status: 200, heading: "API" },
  "/blog": { status: 200, heading: /.+/ },
  "/blog/airbnb-guest-manual-template": { status: 200, heading: /.+/ },
  "/blog/no-such-post": { status: 404, heading: "Post Not Found" },
  "/view/demo-wanaka-retreat": { status: 200, heading: "Wānaka Retreat" },
  "/print/demo-wanaka-retreat": { status: 200, heading: "Wānaka Retreat" },
  "/qr/demo-wanaka-retreat": { status: 200, heading: "Wānaka Retreat" },
  "/view/nowhere-abc123": { status: 404, heading: "Guidebook Not Found" },
  "/privacy-policy": { status: 200, heading: /privacy/i },
  "/terms-and-conditions": { status: 200, heading: /terms/i },
};

const signedOut: Record<string, Shown> = {
  ...forEveryone,
  "/": LANDING,
  "/login": { status: 200, heading: "Sign In" },
  "/signup": { status: 200, heading: "Create your account" },
  "/dashboard": NOT_FOUND,
  "/landing": NOT_FOUND,
  "/subscribe": NOT_FOUND,
  "/guidebooks/new": NOT_FOUND,
  "/create-simple": NOT_FOUND,
  "/profile": NOT_FOUND,
  "/stays": NOT_FOUND,
  "/no/such/page": NOT_FOUND,
};

const unsubscribed: Record<string, Shown> = {
  ...forEveryone,
  "/login": SUBSCRIBE,
  "/signup": SUBSCRIBE,
  "/": SUBSCRIBE,
  "/dashboard": SUBSCRIBE,
  "/landing": SUBSCRIBE,
  "/subscribe": SUBSCRIBE,
  "/guidebooks/new": SUBSCRIBE,
  "/create-simple": SUBSCRIBE,
  "/profile": SUBSCRIBE,
  "/stays": SUBSCRIBE,
  "/no/such/page": SUBSCRIBE,
};

const subscribed: Record<string, Shown> = {
  ...forEveryone,
  "/": DASHBOARD,
  "/dashboard": DASHBOARD,
  "/login": DASHBOARD,
  "/signup": DASHBOARD,
  "/landing": LANDING,
  "/subscribe": { status: 200, heading: /.+/ },
  "/guidebooks/new": { status: 200, heading: "Create Your Guidebook" },
  "/create-simple": { status: 200, heading: "Create Guidebook" },
  "/profile": { status: 200, heading: "Profile" },
  "/stays": { status: 200, heading: "Stays" },
  "/stays/calendars": { status: 200, heading: "Stays" },
  "/stays/cleaners": { status: 200, heading: "Stays" },
  "/people": { status: 200, heading: "People" },
  "/stays/messages": { status: 200, heading: "Stays" },
  "/shared": { status: 200, heading: "Shared sections" },
  "/guidebooks/nothing/airbnb": { status: 200, heading: /.+/ },
  "/guidebooks/nothing/languages": { status: 200, heading: /.+/ },
  "/guidebooks/nothing/import": { status: 200, heading: /.+/ },
  "/guidebooks/nothing/cards": { status: 200, heading: /.+/ },
  "/guidebooks/nothing/print": { status: 200, heading: /.+/ },
  "/cards": { status: 200, heading: "Cards" },
  "/contacts": { status: 200, heading: "Contacts" },
  "/import": { status: 200, heading: "Import" },
  "/guidebooks/nothing/stays": { status: 200, heading: "Guidebook Not Found" },
  "/admin": NOT_FOUND,
  "/no/such/page": NOT_FOUND,
};

async function expectScreens(page: Page, expected: Record<string, Shown>): Promise<void> {
  for (const [path, { status, heading }] of Object.entries(expected)) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status(), `the status of ${path}`).toBe(status);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    });
  }
}

test(
  "Every screen of the table is asked for here, and is among those that are looked at",
  { tag: "@quick" },
  () => {
    const lookedAt = [
      publicScreens,
      newHostScreens,
      emptyHostScreens,
      editorScreens({ id: "1", slug: "s" }),
      guidebookScreens({ id: "1", slug: "s" }),
      stayScreens({ id: "1", slug: "s" }),
    ];
    for (const paths of [Object.keys(subscribed), lookedAt.flat().map(({ path }) => path)]) {
      const isThere = (pattern: string) =>
        paths.some((path) => matchPath(pattern, path.replace(/[?#].*/, "")));
      // The journey of the operator looks at theirs.
      expect(screens.filter(({ path, ofOperators }) => !ofOperators && !isThere(path))).toEqual([]);
    }
  },
);

test.beforeEach(({ faults }) => faults.expect(/status of 40[04]/));

test("Signed out: the public screens, and nothing else is found", async ({ page }) => {
  await expectScreens(page, signedOut);
});

test("Signed in without a subscription: the public screens, and the subscribe screen for all else", async ({
  page,
}) => {
  await comeAsNewHost(page, "Kiri");
  await expectScreens(page, unsubscribed);
});

test("Subscribed: the whole product", async ({ page }) => {
  await comeAsSubscribedHost(page, "Leo");
  await expectScreens(page, subscribed);
});

test("On a phone the menu covers the screen, with nothing over its entries, and closes on choosing", async ({
  newVisitor,
}) => {
  const page = await newVisitor(phone);
  await comeAsSubscribedHost(page, "Lou");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
  await expect(menu).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeHidden();
  await menu.getByRole("link", { name: "Profile" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
});

test("A host who was not signed in comes back to where they were going", async ({ page, context }) => {
  const email = await comeAsSubscribedHost(page, "Mia");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await context.clearCookies();
  await page.goto(`/guidebooks/${id}`);
  await page.getByRole("link", { name: "Sign in to go on" }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/guidebooks/${id}`)}`);
  await signIn(page, email);
  await expect(page).toHaveURL(`/guidebooks/${id}`);
  await expect(page.getByRole("textbox", { name: "Guidebook Name" })).toHaveValue("Wānaka Lake House");
});

test("A link that would lead a host to another site leads to the dashboard", async ({ page, context }) => {
  const email = await comeAsSubscribedHost(page, "Nik");
  await context.clearCookies();
  await page.goto(`/login?next=${encodeURIComponent("//elsewhere.example/login")}`);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("Another host's guidebook is not found, nor said to exist", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Olive");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  const stranger = await newVisitor();
  await comeAsSubscribedHost(stranger, "Pat");
  await stranger.goto(`/guidebooks/${id}`);
  await expect(stranger.getByRole("heading", { name: "Guidebook Not Found" })).toBeVisible();
});
