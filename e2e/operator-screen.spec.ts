import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { newOidcProvider } from "#test/oidcProvider.ts";
import { watchFaults } from "./faults.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsNewHost } from "./hosts.ts";
import { serveRegion } from "./mapRegion.ts";
import { startServer } from "./server.ts";
import { waitForReact } from "./waitForHydration.ts";

/** A port that is free now: the provider has to know the server's URL before the server starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo; // listening on TCP
  await new Promise((closed) => server.close(closed));
  return port;
}

test("An operator signs in by the provider and does the evening's work in the browser", async ({
  browser,
}) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = await newOidcProvider(url);
  provider.users.set("o1", { email: "olga@example.com", email_verified: true, name: "Olga Tate" });
  const regions = await serveRegion();
  const env = { ...provider.env, PORT: String(port), OIDC_NAME: "Keycloak", REGIONS_URL: regions.url };
  const server = await startServer(env);
  const faults = watchFaults(url);
  faults.expect(new RegExp(`third party: ${provider.env.OIDC_ISSUER}/`));
  const visit = async () => {
    const context = await browser.newContext({ baseURL: url, reducedMotion: "reduce" });
    faults.watch(context);
    return waitForReact(await context.newPage());
  };
  const aroha = await visit();
  await comeAsNewHost(aroha, "Aroha");

  const olga = await visit();
  await test.step("a cancelled sign-in says so, and the next one goes through", async () => {
    provider.signInAs("nobody");
    await olga.goto("/login");
    await olga.getByRole("link", { name: "Continue with Keycloak" }).click();
    await expect(olga.getByText("The sign-in was cancelled.")).toBeVisible();
    provider.signInAs("o1");
    await olga.getByRole("link", { name: "Continue with Keycloak" }).click();
    await expect(olga).toHaveURL(`${url}/dashboard`);
  });

  await test.step("the screen is there once the shell has named the operator", async () => {
    faults.expect(/404 .*\/admin/);
    expect((await olga.goto("/admin"))?.status()).toBe(404);
    const settings = { ...process.env, ...env, DATA_DIR: server.dataDir };
    const add = ["scripts/admin.ts", "operator", "add", "olga@example.com"];
    const added = spawnSync(process.execPath, add, { env: settings, encoding: "utf8" });
    expect(added.stdout).toContain("is an operator");
    await olga.goto("/admin");
    await expect(olga.getByRole("heading", { name: "Server" })).toBeVisible();
    await expect(olga.getByText("SQLite")).toBeVisible();
  });

  await test.step("gives a plan, takes a guidebook down and puts it back", async () => {
    await olga.getByLabel("Find").fill("aroha");
    await expect(olga.getByText("Olga Tate").nth(1)).toBeHidden();
    await olga.getByRole("button", { name: /^Actions for Aroha/ }).click();
    await olga.getByRole("menuitem", { name: "Give a plan" }).click();
    await olga.getByLabel("Until the end of").fill("2030-01-31");
    await olga.getByLabel("Why").fill("A neighbour.");
    await olga.getByRole("dialog").getByRole("button", { name: "Give a plan" }).click();
    await expect(olga.getByText("plan until 31 Jan 2030")).toBeVisible();

    const { slug } = await makeGuidebook(aroha, "Lake House");
    await olga.reload();
    for (const [button, status] of [
      ["Take down", 404],
      ["Put back", 200],
    ] as const) {
      await olga.getByRole("button", { name: `${button} Lake House` }).click();
      await olga.getByLabel("Why").fill("A complaint.");
      await olga.getByRole("dialog").getByRole("button", { name: button }).click();
      await expect(olga.getByRole("dialog")).toBeHidden();
      expect((await aroha.request.get(`/view/${slug}`)).status()).toBe(status);
    }
    await expect(olga.getByText("A neighbour.")).toBeVisible();
    await expect(olga.getByText("Put a guidebook back: Lake House")).toBeVisible();
  });

  await test.step("closes sign-up, invites a person, and writes to all hosts", async () => {
    await olga.getByLabel("Who may make an account").selectOption("closed");
    await olga.getByLabel("Message to all hosts").fill("Back at 9 pm.");
    await olga.getByRole("button", { name: "Save settings" }).click();
    await expect(olga.getByText("From the people who run this server")).toBeVisible();
    await aroha.goto("/dashboard");
    await expect(aroha.getByText("Back at 9 pm.")).toBeVisible();
    await aroha.getByRole("button", { name: "Close" }).click();
    await aroha.reload();
    await expect(aroha.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await expect(aroha.getByText("Back at 9 pm.")).toBeHidden();

    await olga.getByRole("button", { name: "Invite a person" }).click();
    await olga.getByLabel("Email", { exact: true }).fill("ben@example.com");
    await olga.getByLabel("Why").fill("A neighbour.");
    await olga.getByRole("dialog").getByRole("button", { name: "Invite" }).click();
    const link = await olga.getByRole("textbox", { name: "Link" }).inputValue();
    await olga.getByRole("button", { name: "Done" }).click();

    const ben = await visit();
    await ben.goto("/signup");
    await expect(ben.getByRole("heading", { name: "New accounts are closed" })).toBeVisible();
    await ben.goto(link);
    await ben.getByLabel("First name").fill("Ben");
    await ben.getByLabel("Last name").fill("Tate");
    await ben.getByLabel("Email").fill("ben@example.com");
    await ben.getByLabel("Password", { exact: true }).fill("lamp by the door 7");
    await ben.getByRole("button", { name: "Create Account" }).click();
    await expect(ben).toHaveURL(`${url}/dashboard`);
  });

  await test.step("sends a test email, and finds no one by nonsense", async () => {
    await olga.getByRole("button", { name: "Send me a test" }).click();
    await expect(olga.getByText("Look for it at olga@example.com.").first()).toBeVisible();
    await olga.getByLabel("Find").fill("nonsense");
    await expect(olga.getByText("No one was found.")).toBeVisible();
  });

  await test.step("gets a region of map data, whose size is said before", async () => {
    await olga.getByLabel("Get a region").fill("ember");
    await olga.getByRole("button", { name: "Get Port Ember" }).click();
    await expect(olga.getByRole("alertdialog")).toContainText(
      /to download, about .* more for its index\. .* are free\./,
    );
    await olga.getByRole("button", { name: "Get", exact: true }).click();
    await expect(olga.getByRole("button", { name: "Update Port Ember" })).toBeVisible({ timeout: 60_000 });
    await expect(olga.getByText(/imported \d+ \w+ \d{4}/)).toBeVisible();
    await olga.getByLabel("Get a region").fill("moon");
    await expect(olga.getByText("No region was found.")).toBeVisible();
  });

  expect(faults.unexpected()).toEqual([]);
  regions.close();
  await server.stop();
  provider.close();
});
