import { comeAsSubscribedHost, newEmail, PASSWORD, signIn } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { emailTo, linkIn } from "./emails.ts";
import { seeToast } from "./toasts.ts";

const NEW_PASSWORD = "the lake is cold 9";

test("A host who mistypes is told what to do, and not which half was wrong", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 401/);
  const email = await comeAsSubscribedHost(page, "Fern");
  await context.clearCookies();
  await page.goto("/login");

  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await seeToast(page, "Missing information", "Please fill in all required fields.");

  await signIn(page, email, "not the password");
  const words = page.getByRole("listitem").filter({ hasText: "Authentication failed" });
  const wrongPassword = await words.textContent();
  await seeToast(page, "Authentication failed");
  await signIn(page, newEmail("nobody"), PASSWORD);
  expect(await words.textContent()).toBe(wrongPassword);
  await seeToast(page, "Authentication failed");

  const password = page.getByLabel("Password", { exact: true });
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("A form says why it failed for as long as that holds: refused, or without a connection", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const inForm = page.locator("form").getByRole("alert");
  await page.goto("/login");
  // A dialog's code comes with its first opening here.
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset your password" });
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await signIn(page, newEmail("nobody"), PASSWORD);
  await seeToast(page, "Authentication failed");
  await expect(inForm).toContainText("Authentication failed");
  const refused = await inForm.textContent();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign In" }).click();
  await seeToast(page, "Authentication failed", "You are offline.");
  await expect(inForm).toHaveText(/^You are offline/);
  expect(refused).not.toContain("connection");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await dialog.getByLabel("Email").fill(newEmail("nobody"));
  await dialog.getByRole("button", { name: "Send reset link" }).click();
  await seeToast(page, "Failed to send reset email", "You are offline.");
  await expect(dialog.getByRole("alert")).toContainText("You are offline");
  await page.keyboard.press("Escape");

  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(inForm).toContainText("Authentication failed");
});

test("A press that comes before React does is kept, and what was typed too", async ({ page }) => {
  const email = await comeAsSubscribedHost(page, "Hana");
  await page.context().clearCookies();
  const arrived = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const loaded = page.goto("/login");
  await signIn(page, email);
  await expect(page.getByRole("button", { name: "Sign In" })).toHaveAttribute("data-pressed");
  arrived.resolve();
  await loaded;
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("Whoever signs up has to say all that is needed", async ({ page, faults }) => {
  faults.expect(/status of 409/);
  const taken = await comeAsSubscribedHost(page, "Gus");
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: "Create an account" }).click();

  await page.getByRole("button", { name: "Create Account" }).click();
  await seeToast(page, "Missing information", "Please fill in all required fields.");
  await page.getByLabel("First name").fill("Gus");
  await page.getByLabel("Last name").fill("Host");
  await page.getByLabel("Email").fill(taken);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create Account" }).click();
  await seeToast(page, "Password too short", "Password must be at least 8 characters long.");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await seeToast(page, "Authentication failed");
  await expect(page.getByLabel("First name")).toHaveValue("Gus");
});

test("What was refused is not said any more once the form is sent again", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("First name").fill("Ida");
  await page.getByLabel("Last name").fill("Host");
  await page.getByLabel("Email").fill(newEmail("ida"));
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create Account" }).click();
  const refusal = page.getByRole("listitem").filter({ hasText: "Password too short" });
  await refusal.hover(); // under a pointer it would stay for good
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/auth/signup", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await expect(refusal).toBeHidden();
  answered.resolve();
  await expect(page).not.toHaveURL(/signup/);
});

test(
  "A host who forgot the password chooses a new one from an email",
  { tag: "@quick" },
  async ({ page, context, server, faults }) => {
    const email = await comeAsSubscribedHost(page, "Hana");
    await context.clearCookies();
    await page.goto("/login");

    const link = await test.step("asks for the email", async () => {
      await page.getByRole("button", { name: "Forgot your password?" }).click();
      const dialog = page.getByRole("dialog", { name: "Reset your password" });
      await dialog.getByRole("button", { name: "Send reset link" }).click();
      await seeToast(page, "Email required", "Please enter your email address.");
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByRole("button", { name: "Send reset link" }).click();
      await seeToast(page, "Password reset email sent");
      await expect(dialog).toBeHidden();
      return linkIn(await emailTo(server, email, "/reset-password"), "/reset-password");
    });

    await test.step("chooses a new password, and arrives at the door two seconds later", async () => {
      await page.goto(link);
      await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel("Confirm new password").fill("something else");
      await page.getByRole("button", { name: "Reset Password" }).click();
      await seeToast(page, "Password mismatch", "New password and confirmation do not match.");
      await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
      const pressed = Date.now();
      await page.getByRole("button", { name: "Reset Password" }).click();
      await expect(page.getByText("Password reset successful").first()).toBeVisible();
      await page.waitForURL("**/login");
      expect(Date.now() - pressed).toBeGreaterThanOrEqual(2000);
      await signIn(page, email, NEW_PASSWORD);
      await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    });

    await test.step("the link says when it is opened again that it was used", async () => {
      faults.expect(/status of 400/);
      await page.goto(link);
      await expect(page.getByText("This password reset link is invalid or expired.")).toBeVisible();
      await expect(page.getByLabel("New password", { exact: true })).toBeHidden();
      await expect(page.getByRole("button", { name: "Request a new reset link" })).toBeVisible();
      await page.goto("/reset-password");
      await expect(page.getByText("This password reset link is invalid or expired.")).toBeVisible();
    });
  },
);

test("A host changes the password, and every other device is signed out", async ({
  page,
  newVisitor,
  faults,
}) => {
  faults.expect(/status of 40[01]/);
  const email = await comeAsSubscribedHost(page, "Ines");
  const tablet = await newVisitor();
  await tablet.goto("/login");
  await signIn(tablet, email);
  await expect(tablet.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  await page.goto("/profile");
  const change = page.getByRole("button", { name: "Change Password" });
  await change.click();
  await seeToast(page, "Invalid input", "All password fields are required.");
  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByLabel("Confirm new password").fill("short");
  await change.click();
  await seeToast(page, "Password too short", "New password must be at least 8 characters long.");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
  await change.click();
  await seeToast(page, "Password update failed", "Current password is incorrect");
  await page.getByLabel("Current password").fill(PASSWORD);
  await change.click();
  await seeToast(page, "Password updated");

  await tablet.goto("/profile");
  await expect(tablet.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  faults.expect(/status of 404/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
});

test("A host who is signed in is sent on from the doors, and signs out", async ({ page, faults }) => {
  await comeAsSubscribedHost(page, "Jo");
  for (const door of ["/login", "/signup"]) {
    await page.goto(door);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  faults.expect(/status of 404/);
  expect((await page.goto("/dashboard"))?.status()).toBe(404);
});

test("sign-in, sign-up and reset say without script that they need it", async ({ newVisitor }) => {
  const plain = await newVisitor({ javaScriptEnabled: false });
  for (const path of ["/login", "/signup", "/reset-password?token=t"]) {
    await plain.goto(path);
    await expect(plain.locator("noscript p")).toContainText("This page needs JavaScript.");
  }
});
