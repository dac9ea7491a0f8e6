import type { Page } from "@playwright/test";
import { edit, field, write } from "./editing.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

async function comeToStays(page: Page): Promise<void> {
  await comeAsSubscribedHost(page, "Back");
  const { id } = await makeGuidebook(page, "Lake House");
  await page.goto("/dashboard");
  await page.goto(`/guidebooks/${id}/stays`);
}

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("Back closes a dialog, and what was typed is there when it opens again", async ({ page }) => {
      await comeToStays(page);
      const dialog = page.getByRole("dialog", { name: "Add a stay" });
      await page.getByRole("button", { name: "Add a stay" }).click();
      await dialog.getByLabel("Guest's name").fill("Mia");
      await dialog.getByLabel("Nights").fill("5");
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/stays$/);
      await page.getByRole("button", { name: "Add a stay" }).click();
      await expect(dialog.getByLabel("Guest's name")).toHaveValue("Mia");
      await expect(dialog.getByLabel("Nights")).toHaveValue("5");
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Add a stay" }).click();
      await expect(dialog.getByLabel("Guest's name")).toHaveValue("");
    });

    test("Back leaves the screen by one press where dialogs were closed by their buttons", async ({
      page,
    }) => {
      await comeToStays(page);
      const dialog = page.getByRole("dialog", { name: "Add a stay" });
      for (let times = 0; times < 3; times++) {
        await page.getByRole("button", { name: "Add a stay" }).click();
        await dialog.getByRole("button", { name: "Cancel" }).click();
        await expect(dialog).toBeHidden();
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test("Back closes the list of further things to do, and what was chosen in it", async ({ page }) => {
      await comeAsSubscribedHost(page, "Menu");
      const { id } = await makeGuidebook(page, "Lake House");
      await page.goto("/dashboard");
      await page.goto(`/guidebooks/${id}`);
      const more = page.getByRole("button", { name: "Arrange, print and more" });
      const menu = page.getByRole("menu");
      await more.click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/guidebooks/${id}$`));
      await more.click();
      await page.getByRole("menuitem", { name: "Arrange sections" }).click();
      const arrange = page.getByRole("dialog", { name: "Arrange sections" });
      await expect(arrange).toBeVisible();
      await page.goBack();
      await expect(arrange).toBeHidden();
      await more.click();
      await page.getByRole("menuitem", { name: "Languages" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Languages" })).toBeVisible();
      await page.goBack();
      await expect(more).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test("Back closes a dialog over the editor, and what was written in a card stays", async ({ page }) => {
      await comeAsSubscribedHost(page, "Twice");
      const { id } = await makeGuidebook(page, "Lake House");
      await page.goto("/dashboard");
      await page.goto(`/guidebooks/${id}`);
      const card = await edit(page, "Welcome Message");
      await write(card, "Text", "The porch light is on.");
      await page.getByRole("button", { name: "Share", exact: true }).first().click();
      const share = page.getByRole("dialog").first();
      await expect(share).toBeVisible();
      await page.goBack();
      await expect(share).toBeHidden();
      await expect(field(card, "Text")).toHaveText("The porch light is on.");
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  });

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });

  test(
    "Back closes the menu, and after an entry leads to the screen before",
    { tag: "@quick" },
    async ({ page }) => {
      await comeToStays(page);
      const menu = page.getByRole("dialog", { name: "Menu" });
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(/\/stays$/);
      await page.getByRole("button", { name: "Open menu" }).click();
      await menu.getByRole("link", { name: "Profile" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/stays$/);
      await expect(page.getByRole("button", { name: "Add a stay" })).toBeVisible();
      await expect(menu).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );

  test("Back closes the preview over the cards", async ({ page }) => {
    await comeAsSubscribedHost(page, "Preview");
    const { id } = await makeGuidebook(page, "Lake House");
    await page.goto(`/guidebooks/${id}`);
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByTitle("Guest page preview");
    await expect(preview).toBeVisible();
    await page.goBack();
    await expect(preview).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/guidebooks/${id}$`));
    await expect(page.getByRole("button", { name: "Edit WiFi" })).toBeVisible();
  });

  test("a dialog that a link opens stays closed after Back", async ({ page }) => {
    await comeAsSubscribedHost(page, "Link");
    const { id } = await makeGuidebook(page, "Lake House");
    await page.goto("/dashboard");
    await page.goto(`/guidebooks/${id}?open=access.contact`);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/guidebooks/${id}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
