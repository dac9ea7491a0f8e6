import { serverHeaders } from "./serverHeaders.ts";
import type { Route } from "@playwright/test";
import { untilHydrated } from "./waitForHydration.ts";
import { comeAsNewHost, comeAsSubscribedHost, signIn } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

test(
  "A host whose card is declined is charged nothing, can go back, and pays another time",
  { tag: "@quick" },
  async ({ page }) => {
    await comeAsNewHost(page, "Cara");
    await page.goto("/");
    const subscribe = page.getByRole("button", { name: "Subscribe for $20/year" });
    await subscribe.click();
    await page.getByRole("button", { name: "Simulate a declined card" }).click();
    await expect(page.getByText("The card was declined.")).toBeVisible();
    await page.getByRole("link", { name: "Back to the plan" }).click();
    await expect(page).toHaveURL("/subscribe?cancelled=true");
    await expect(page.getByText("Payment cancelled")).toBeVisible();
    await untilHydrated(page);

    await subscribe.click();
    await page.getByRole("button", { name: "Pay $20 AUD" }).click();
    await seeToast(page, "Payment Successful!");
    await expect(page).toHaveURL("/dashboard");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await expect(page.getByText("Payment Successful!")).toBeHidden();
    await page.goto("/profile");
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
  },
);

test("A host who goes on while the payment is confirmed is not called back", async ({ page }) => {
  await comeAsNewHost(page, "Dina");
  await page.goto("/");
  await page.getByRole("button", { name: "Subscribe for $20/year" }).click();
  const delayed = Promise.withResolvers<Route>();
  await page.route("**/api/subscription-status?session_id=*", (route) => delayed.resolve(route));
  await page.getByRole("button", { name: "Pay $20 AUD" }).click();
  const question = await delayed.promise;

  await page.getByRole("link", { name: "Create New Guidebook" }).click();
  await page.getByLabel("Guidebook Name").fill("Wānaka Lake House");
  const confirmed = page.waitForResponse("**/api/subscription-status?session_id=*");
  await question.continue();
  await (await confirmed).finished();
  await page.waitForTimeout(500); // what would call the host back comes right after
  await expect(page).toHaveURL("/create-simple");
  await expect(page.getByLabel("Guidebook Name")).toHaveValue("Wānaka Lake House");
});

test("A payment that the bank has not confirmed yet is not asked for twice", async ({ page }) => {
  await comeAsNewHost(page, "Elsa");
  await page.clock.install();
  await page.goto("/?success=true&session_id=not-there-yet");
  await expect(page.getByText("Payment Successful!").first()).toBeVisible();
  const being = page.getByText("Your payment is being confirmed. You do not need to pay again.").first();
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(being).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Subscribe for $20/year" })).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("It is not confirmed yet.")).toBeVisible();
});

test("A payment that is on its way is said on every screen, and no second one is offered", async ({
  page,
}) => {
  await comeAsNewHost(page, "Faye");
  const opened = await page.request.post("/api/create-checkout-session");
  const { url } = (await opened.json()) as { url: string };
  await page.clock.install();
  await page.goto(`/?success=true&session_id=${url.split("/").at(-1)}`);
  for (const delay of [500, 1000, 2000, 4000, 5000]) {
    const statusRead = page.waitForResponse((response) =>
      response.url().includes("/api/subscription-status"),
    );
    await page.clock.runFor(delay);
    await statusRead;
  }
  const waiting = page.getByText("Your payment is being confirmed. You do not need to pay again.").first();
  const offer = page.getByRole("button", { name: "Subscribe for $20/year" });
  for (const path of ["/", "/subscribe", "/dashboard", "/guidebooks/new"]) {
    await page.goto(path);
    await expect(waiting, path).toBeVisible();
    await expect(offer, path).toBeHidden();
  }
  expect((await page.request.post(url)).ok()).toBe(true);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("A host who comes back signed out is asked to sign in, and goes on", async ({ page, context }) => {
  const email = await comeAsNewHost(page, "Ivy");
  const opened = await page.request.post("/api/create-checkout-session");
  const { url } = (await opened.json()) as { url: string };
  expect((await page.request.post(url)).ok()).toBe(true);
  await context.clearCookies();
  await page.goto(`/?success=true&session_id=${url.split("/").at(-1)}`);
  await expect(page.getByText("Payment Successful!").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("A host who owes a payment is told where to pay it, and comes back to the product", async ({
  page,
  faults,
}) => {
  faults.expect(/status of 409/);
  await comeAsNewHost(page, "Gil");
  await page.goto("/dashboard");
  const message = "A payment is due on your subscription. Open billing to pay it.";
  await page.route("**/api/create-checkout-session", (route) =>
    route.fulfill({ status: 409, json: { code: "payment_due", message } }),
  );
  await page.getByRole("button", { name: "Subscribe for $20/year" }).click();
  await seeToast(page, "Error", message);

  const paid = { status: "active", plan: "Pro", periodEnd: Date.now() + 1e10, renews: true, pastDue: false };
  await page.route("**/api/subscription-status?refresh=true", (route) =>
    route.fulfill({ json: paid, headers: serverHeaders }),
  );
  await page.goto("/profile?billing=returned");
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/profile");
});

test("A host cancels the plan, takes it up again, hears of a failed payment, and gets the money back", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Hal");
  await page.goto("/profile");
  const plan = page.getByRole("region", { name: "Subscription" });
  const after = (move: string) =>
    test.step(move, async () => {
      await plan.getByRole("button", { name: "Manage billing" }).click();
      await page.getByRole("button", { name: move }).click();
      await page.getByRole("link", { name: "Back to your profile" }).click();
      await expect(page).not.toHaveURL(/test-billing/);
      await untilHydrated(page);
    });

  await expect(plan).toContainText("Renews on");
  await after("Cancel plan");
  await expect(plan).toContainText("Cancelled. You keep everything until");
  await expect(page).toHaveURL("/profile");
  await after("Resume plan");
  await expect(plan).toContainText("Renews on");
  await after("Let the next payment fail");
  await expect(plan).toContainText("Your last payment did not go through");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  await page.goto("/profile");
  await after("Refund, and end the plan now");
  await expect(page.getByText("Your subscription has ended")).toBeVisible();
  await expect(page.getByRole("button", { name: "Subscribe for $20/year" })).toBeEnabled();
});
