import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

interface Authenticator {
  devtools: CDPSession;
  authenticatorId: string;
}

/** Gives the page a virtual authenticator that knows its person (WebDriver's, over the DevTools protocol). */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

/** Returns how many passkeys the authenticator has. */
async function countPasskeys({ devtools, authenticatorId }: Authenticator): Promise<number> {
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  return credentials.length;
}

test("A host adds a passkey, is offered it at sign-in, and removes it from the password manager too", async ({
  page,
  server,
  faults,
}) => {
  faults.expect(/localhost|40[0134]/);
  // A passkey belongs to a name, never to an IP.
  const at = (path: string) => `${server.url.replace("127.0.0.1", "localhost")}${path}`;
  await page.goto(at("/"));
  const authenticator = await addAuthenticator(page);
  const request = page.request;
  const email = `pua.${Date.now()}@example.com`;
  const data = { email, password: "lamp by the door 7", firstName: "Pua", lastName: "Host" };
  expect((await request.post(at("/api/auth/signup"), { data })).ok()).toBe(true);
  const { url } = (await (await request.post(at("/api/create-checkout-session"))).json()) as {
    url: string;
  };
  expect((await request.post(new URL(url, at("/")).href)).ok()).toBe(true);

  await page.goto(at("/profile#passkeys"));
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await seeToast(page, "Passkey added");
  await page.getByRole("button", { name: /^Rename Chrome/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("My laptop");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("My laptop", { exact: true }).first()).toBeVisible();

  // The browser offers it where the email is typed; the person of this authenticator takes it at once.
  await page.goto(at("/api/logout"));
  await page.goto(at("/login"));
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  const present = (enabled: boolean) =>
    authenticator.devtools.send("WebAuthn.setAutomaticPresenceSimulation", {
      authenticatorId: authenticator.authenticatorId,
      enabled,
    });
  await page.goto(at("/api/logout"));
  await present(false);
  const challenge = "**/api/auth/passkey-login/options";
  const offered = page.waitForResponse(challenge);
  await page.goto(at("/login"));
  await offered;
  // The authenticator never answers a request that it got while no one was present.
  await page.route(challenge, async (route) => {
    await present(true);
    await route.continue();
  });
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  await page.goto(at("/profile#passkeys"));
  expect(await countPasskeys(authenticator)).toBe(1);
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await seeToast(page, "Passkey removed");
  await expect.poll(() => countPasskeys(authenticator)).toBe(0);
});
