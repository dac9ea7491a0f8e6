import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

test("a host makes a token, a program reads with it, and the host ends it", async ({ page, request }) => {
  await comeAsSubscribedHost(page, "Aroha");
  await makeGuidebook(page, "Wānaka Lake House");
  await page.goto("/profile#tokens");
  await page.getByRole("button", { name: "Make a token" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a token" });
  await dialog.getByRole("button", { name: "Make the token" }).click();
  await expect(dialog.getByText("Give the token a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Spreadsheet");
  await dialog.getByRole("button", { name: "Make the token" }).click();
  const token = await page
    .getByRole("dialog", { name: "Token for Spreadsheet" })
    .getByLabel("Token")
    .inputValue();
  await page.getByRole("button", { name: "Done" }).click();

  const headers = { authorization: `Bearer ${token}`, cookie: "" };
  const read = await request.get("/api/guidebooks", { headers });
  expect(await read.json()).toMatchObject([{ name: "Wānaka Lake House" }]);

  await page.getByRole("button", { name: "End Spreadsheet" }).click();
  await page.getByRole("button", { name: "End the token" }).click();
  await expect(page.getByText("None connected")).toBeVisible();
  expect((await request.get("/api/guidebooks", { headers })).status()).toBe(401);
});

test("an owner adds a webhook, sees what was sent, and removes it", async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await comeAsSubscribedHost(page, "Aroha");
  await page.goto("/profile#webhooks");
  await page.getByRole("button", { name: "Add a webhook" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a webhook" });
  await dialog.getByLabel("Address").fill("https://127.0.0.1/hook");
  await dialog.getByRole("button", { name: "Add the webhook" }).click();
  await expect(dialog.getByText("Only addresses on the public internet")).toBeVisible();
  await dialog.getByLabel("Address").fill("https://hooks.example.com/porchlight");
  await dialog.getByLabel("A home is ready").check();
  await dialog.getByRole("button", { name: "Add the webhook" }).click();
  const secret = page.getByRole("dialog", { name: "Secret for hooks.example.com" }).getByLabel("Secret");
  await expect(secret).toHaveValue(/^whsec_/);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Stays, A home is ready")).toBeVisible();

  await page.getByRole("button", { name: "More for hooks.example.com" }).click();
  await page.getByRole("menuitem", { name: "Send a test" }).click();
  await expect(page.getByText("Test on its way", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More for hooks.example.com" }).click();
  await page.getByRole("menuitem", { name: "What was sent" }).click();
  const sent = page.getByRole("dialog", { name: "Sent to hooks.example.com" });
  await expect(sent.getByRole("button", { name: "Send again webhook.test" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More for hooks.example.com" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("None yet").first()).toBeVisible();
});
