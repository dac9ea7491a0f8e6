import { expect, type Page } from "@playwright/test";

export const PASSWORD = "lamp by the door 7";

let hosts = 0;

/** What calls the server without a screen: a page, or a browser that has none open. */
export type Caller = Pick<Page, "request">;

/** An address that no other journey has. */
export const newEmail = (firstName: string) =>
  `${firstName}.${Date.now()}.${hosts++}@example.com`.toLowerCase();

/** Signs up through the screens. The name makes the email address, which is the answer. */
export async function signUp(page: Page, firstName: string, lastName = "Host"): Promise<string> {
  const email = newEmail(firstName);
  await page.goto("/signup");
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Start Your Subscription" })).toBeVisible();
  return email;
}

/** Buys the subscription on our own checkout page and arrives on the dashboard. */
export async function subscribe(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Subscribe for $20/year" }).click();
  await page.getByRole("button", { name: /pay/i }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}

/** Fills the sign-in form that is shown. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Signs a browser up by the calls alone, for journeys that begin later. Answers the email address. */
export async function comeAsNewHost(caller: Caller, firstName: string): Promise<string> {
  const email = newEmail(firstName);
  const data = { email, password: PASSWORD, firstName, lastName: "Host" };
  expect((await caller.request.post("/api/auth/signup", { data })).ok()).toBe(true);
  return email;
}

/** The same, with the subscription paid in test billing. */
export async function comeAsSubscribedHost(caller: Caller, firstName: string): Promise<string> {
  const email = await comeAsNewHost(caller, firstName);
  const session = await caller.request.post("/api/create-checkout-session");
  const { url } = (await session.json()) as { url: string };
  expect((await caller.request.post(url)).ok()).toBe(true);
  return email;
}

/** Fills the dialog that asks a host whose session has ended to sign in again. */
export async function signInAgain(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
}
