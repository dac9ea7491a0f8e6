import type { Page } from "@playwright/test";
import { edit, field } from "./editing.ts";
import { contentOf, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost, PASSWORD, signInAgain } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

/** A host at a guidebook of theirs; answers its id. */
async function openEditor(page: Page, firstName: string): Promise<string> {
  await comeAsSubscribedHost(page, firstName);
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await page.goto(`/guidebooks/${id}`);
  return id;
}

const question = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });

test.beforeEach(({ faults }) => faults.expect(/status of 401/));

test(
  "All that one press saves goes on after one sign-in, the name too",
  { tag: "@quick" },
  async ({ page, context }) => {
    const id = await openEditor(page, "Iris");
    await field(await edit(page, "WiFi"), "Password").fill("kererū");
    await field(await edit(page, "Check In"), "Door code").fill("4817#");
    await page.getByRole("textbox", { name: "Guidebook Name" }).fill("The Lake House");
    await context.clearCookies();
    await page.getByRole("button", { name: "Save", exact: true }).click();

    await signInAgain(page);
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "The Lake House" })).toBeAttached();
    await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
    await expect.poll(() => contentOf(page, id, "wifi")).toMatchObject({ password: "kererū" });
    await expect.poll(() => contentOf(page, id, "checkin")).toMatchObject({ doorCode: "4817#" });
    await page.reload();
    await expect(page.getByText("You have unsaved changes")).toBeHidden();
  },
);

test("A host who does not sign in loses nothing, and is asked again by the next press", async ({
  page,
  context,
}) => {
  const id = await openEditor(page, "Jack");
  const card = await edit(page, "WiFi");
  await field(card, "Password").fill("kererū");
  await context.clearCookies();
  await card.getByRole("button", { name: "Save Changes" }).click();
  await question(page).getByRole("button", { name: "Close" }).click();
  await expect(question(page)).toBeHidden();
  await expect(field(card, "Password")).toHaveValue("kererū");
  await expect(card.getByText("Not saved")).toBeHidden();

  await card.getByRole("button", { name: "Save Changes" }).click();
  await signInAgain(page, "not the lamp");
  await expect(question(page).getByText("Authentication failed")).toBeVisible();
  await signInAgain(page, PASSWORD);
  await expect(question(page)).toBeHidden();
  await expect.poll(() => contentOf(page, id, "wifi")).toMatchObject({ password: "kererū" });
});

test("A guidebook is made after the sign-in, and the host comes to it", async ({ page, context }) => {
  await comeAsSubscribedHost(page, "Kiri");
  await page.goto("/create-simple");
  await page.getByText("Blank", { exact: true }).click();
  await page.getByLabel("Guidebook Name").fill("Wānaka Lake House");
  await context.clearCookies();
  await page.getByRole("button", { name: "Create Blank Guidebook" }).click();
  await signInAgain(page);
  await seeToast(page, "Guidebook created", "Your guidebook has been created successfully.");
  await expect(page).toHaveURL(/\/guidebooks\/\w/);
  await expect(page.getByRole("textbox", { name: "Guidebook Name" })).toHaveValue("Wānaka Lake House");
});

test("A link is made after the sign-in, with what was typed", async ({ page, context }) => {
  await openEditor(page, "Lena");
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Share your guidebook" });
  await dialog.locator("summary").filter({ hasText: "Other ways" }).click();
  await dialog.getByLabel("Who is it for?").fill("Ben, July");
  await context.clearCookies();
  await dialog.getByRole("button", { name: "Create link" }).click();
  await signInAgain(page);
  await seeToast(page, "Link created");
  await expect(dialog.getByRole("button", { name: "Copy Ben, July" })).toBeVisible();
  await expect(dialog.getByLabel("Who is it for?")).toHaveValue("");
});

test("A list that could not be loaded is loaded after the sign-in", async ({ page, context }) => {
  await comeAsSubscribedHost(page, "Moana");
  await page.goto("/dashboard");
  await context.clearCookies();
  await page.getByRole("link", { name: "Contacts" }).click();
  await question(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Failed to load your contacts. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await signInAgain(page);
  await expect(page.getByRole("heading", { name: "Contacts", level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
});
