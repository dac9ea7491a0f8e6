import type { Page } from "@playwright/test";
import { addLines, cardOf, edit, field, save, write } from "./editing.ts";
import { contentOf, fillSection, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost, signInAgain } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { enter, tabTo } from "./keyboard.ts";
import { seeToast } from "./toasts.ts";

/** A host at a guidebook of theirs; answers its id. */
async function openEditor(page: Page, firstName: string): Promise<string> {
  await comeAsSubscribedHost(page, firstName);
  const { id } = await makeGuidebook(page, "Wānaka Lake House", {
    wifi: { networkName: "LakeHouse", password: "" },
  });
  await page.goto(`/guidebooks/${id}`);
  return id;
}

test(
  "What was typed and not saved is there after a reload, and gone when it is discarded",
  { tag: "@quick" },
  async ({ page }) => {
    await openEditor(page, "Quinn");
    await write(await edit(page, "Welcome Message"), "Text", "The porch light is on.");
    await addLines(await edit(page, "House Rules"), "Add a rule", ["Shoes off inside"]);

    await page.reload();
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    await expect(page.getByText("Welcome Message: “The porch light is on.”")).toBeVisible();
    await expect(page.getByText("House Rules: “Shoes off inside”")).toBeVisible();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(field(cardOf(page, "Welcome Message"), "Text")).toHaveText("The porch light is on.");
    await expect(field(cardOf(page, "House Rules"), "Rule 1")).toHaveValue("Shoes off inside");
    await save(page, "Welcome Message");

    await page.reload();
    await expect(page.getByText("House Rules: “Shoes off inside”")).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).click();
    await cardOf(page, "House Rules").getByRole("button", { name: "Undo in House Rules" }).click();
    await expect(field(cardOf(page, "House Rules"), "Rule 1")).toHaveValue("Shoes off inside");
    await page.reload();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.reload();
    await expect(cardOf(page, "Welcome Message").getByText("The porch light is on.")).toBeVisible();
    await expect(cardOf(page, "House Rules").getByText("No house rules yet.")).toBeVisible();
    await expect(page.getByText("You have unsaved changes")).toBeHidden();
  },
);

test("Cancel leaves the form, and what was written can be had back", async ({ page }) => {
  await openEditor(page, "Rosa");
  const card = await edit(page, "WiFi");
  await field(card, "Password").fill("a typo");
  await card.getByRole("button", { name: "Cancel WiFi" }).click();
  await expect(field(card, "Password")).toBeHidden();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Changes discarded" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(field(card, "Password")).toHaveValue("a typo");

  await card.getByRole("button", { name: "Cancel WiFi" }).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await card.getByRole("button", { name: "Undo in WiFi" }).click();
  await expect(field(card, "Password")).toHaveValue("a typo");
});

test(
  "A save over somebody else's is caught: the host keeps theirs, or takes the other",
  { tag: "@quick" },
  async ({ page, faults }) => {
    faults.expect(/status of 409/);
    const id = await openEditor(page, "Sam");
    const dialog = page.getByRole("dialog", { name: "WiFi was changed elsewhere" });

    await test.step("takes theirs", async () => {
      await field(await edit(page, "WiFi"), "Password").fill("mine");
      await fillSection(page, id, "wifi", { networkName: "LakeHouse", password: "theirs" });
      await cardOf(page, "WiFi").getByRole("button", { name: "Save Changes" }).click();
      await expect(dialog.getByRole("region", { name: "Theirs" })).toContainText("theirs");
      await expect(dialog.getByRole("region", { name: "Mine" })).toContainText("mine");
      await dialog.getByRole("button", { name: "Take theirs" }).click();
      await expect(cardOf(page, "WiFi").getByText("theirs", { exact: true })).toBeVisible();
      expect(await contentOf(page, id, "wifi")).toMatchObject({ password: "theirs" });
    });

    await test.step("decides later, and is asked again", async () => {
      await field(await edit(page, "WiFi"), "Password").fill("mine after all");
      await fillSection(page, id, "wifi", { networkName: "LakeHouse", password: "theirs again" });
      await cardOf(page, "WiFi").getByRole("button", { name: "Save Changes" }).click();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(field(cardOf(page, "WiFi"), "Password")).toHaveValue("mine after all");
    });

    await test.step("keeps mine", async () => {
      await cardOf(page, "WiFi").getByRole("button", { name: "Save Changes" }).click();
      await dialog.getByRole("button", { name: "Keep mine" }).click();
      await seeToast(page, "Section updated");
      expect(await contentOf(page, id, "wifi")).toMatchObject({ password: "mine after all" });
    });
  },
);

test("A session that ended asks to sign in again, and the save goes on", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 401/);
  const id = await openEditor(page, "Tui");
  await field(await edit(page, "WiFi"), "Password").fill("kererū");
  await context.clearCookies();
  await cardOf(page, "WiFi").getByRole("button", { name: "Save Changes" }).click();

  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog.getByLabel("Email")).toHaveValue(/^tui/);
  await signInAgain(page);
  await seeToast(page, "Section updated", "Your changes have been saved.");
  await expect(dialog).toBeHidden();
  expect(await contentOf(page, id, "wifi")).toMatchObject({ password: "kererū" });
});

test("A save without a connection keeps the draft until there is one", async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const id = await openEditor(page, "Uma");
  await field(await edit(page, "WiFi"), "Password").fill("kererū");
  await context.setOffline(true);
  await expect(page.getByText("You are offline")).toBeVisible();
  await cardOf(page, "WiFi").getByRole("button", { name: "Save Changes" }).click();
  await seeToast(
    page,
    "Failed to update section",
    "You are offline. Nothing was changed. Try again when the connection is back.",
  );
  await expect(field(cardOf(page, "WiFi"), "Password")).toHaveValue("kererū");
  await context.setOffline(false);
  await save(page, "WiFi");
  expect(await contentOf(page, id, "wifi")).toMatchObject({ password: "kererū" });
});

test("A new name that was not saved is asked about before the host goes elsewhere", async ({ page }) => {
  await openEditor(page, "Zoe");
  const name = page.getByRole("textbox", { name: "Guidebook Name" });
  await name.fill("The Lake House");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving the name?" });
  await expect(dialog).toContainText("Wānaka Lake House");
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(name).toHaveValue("The Lake House");
  await name.press("Enter");
  await seeToast(page, "Guidebook updated");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("link", { name: "The Lake House", exact: true })).toBeVisible();
});

test("Whatever a host presses without a connection says so, and waits for nothing", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openEditor(page, "Abe");
  await page.goto("/");
  await page.getByRole("button", { name: "Archive Wānaka Lake House" }).click();
  await context.setOffline(true);
  const dialog = page.getByRole("alertdialog", { name: "Archive Guidebook" });
  await dialog.getByRole("button", { name: "Archive" }).click();
  await seeToast(
    page,
    "Error",
    "You are offline. Nothing was changed. Try again when the connection is back.",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

test("Signing out asks about unsaved changes, then clears them", async ({ page }) => {
  await openEditor(page, "Vera");
  await field(await edit(page, "WiFi"), "Password").fill("kererū");
  await page.getByRole("link", { name: "Sign out" }).click();
  const dialog = page.getByRole("alertdialog", { name: "You have unsaved changes" });
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await expect(field(cardOf(page, "WiFi"), "Password")).toHaveValue("kererū");
  await page.getByRole("link", { name: "Sign out" }).click();
  await dialog.getByRole("button", { name: "Discard and sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  const draftKeys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("draft:")),
  );
  expect(draftKeys).toEqual([]);
});

test("A how-to guide needs a title and instructions; one with nothing in it is dropped", async ({ page }) => {
  const id = await openEditor(page, "Yara");
  const card = await edit(page, "How-To Guides");
  const add = card.getByRole("button", { name: "Add a how-to guide" });
  await add.click();
  await write(card, "Instructions", "Open the flue.");
  await card.getByRole("button", { name: "Save Changes" }).click();
  await expect(card.getByText("Some fields need another look. Your draft is kept.")).toBeVisible();
  await expect(card.getByText("Give this guide a title, or it will not be saved.")).toBeVisible();

  await field(card, "Title").fill("Light the fire");
  await add.click();
  await save(page, "How-To Guides");
  expect(await contentOf(page, id, "howto")).toMatchObject({ items: [{ title: "Light the fire" }] });
});

test("The preview shows the guests' page, and nothing can be edited meanwhile", async ({ page }) => {
  await openEditor(page, "Will");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.frameLocator('iframe[title="Guest page preview"]');
  await expect(preview.getByRole("heading", { name: "Wānaka Lake House" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit WiFi", includeHidden: true })).toBeDisabled();
  await page.getByRole("button", { name: "Hide preview" }).click();
  await field(await edit(page, "WiFi"), "Network name").fill("Changed");
});

test("A host without a mouse edits a list and a rich text", async ({ page }) => {
  const id = await openEditor(page, "Xena");
  const keys = page.keyboard;
  // The browser tells an editor a moment later where the cursor went: no finger is as fast as the next key here.
  const finger = { delay: 80 };

  await test.step("a list: adds, moves, removes and takes back", async () => {
    const rules = cardOf(page, "House Rules");
    await enter(page, rules.getByRole("button", { name: "Edit House Rules" }));
    await tabTo(page, field(rules, "Add a rule"));
    for (const rule of ["Quiet after ten", "Shoes off inside", "No drones"]) {
      await keys.type(rule);
      await keys.press("Enter");
    }
    await tabTo(page, rules.getByRole("button", { name: "Move up: Shoes off inside" }), "Shift+Tab");
    await keys.press("Enter");
    await expect(field(rules, "Rule 1")).toHaveValue("Shoes off inside");
    await enter(page, rules.getByRole("button", { name: "Remove: No drones" }));
    await expect(field(rules, "Rule 3")).toBeHidden();
    await enter(page, rules.getByRole("button", { name: "Undo" }));
    await expect(field(rules, "Rule 3")).toHaveValue("No drones");
    await enter(page, rules.getByRole("button", { name: "Save Changes" }));
    await seeToast(page, "Section updated");
    expect(await contentOf(page, id, "rules")).toEqual({
      rules: ["Shoes off inside", "Quiet after ten", "No drones"],
    });
  });

  await test.step("a rich text: bold, a link, a list, indent, undo, and the toolbar", async () => {
    const welcome = cardOf(page, "Welcome Message");
    const text = field(welcome, "Text");
    await tabTo(page, welcome.getByRole("button", { name: "Edit Welcome Message" }), "Shift+Tab");
    await keys.press("Enter");
    await tabTo(page, text);
    await keys.press("Control+B");
    await keys.type("Kia ora");
    await keys.press("Control+B");
    await keys.type(", see the lake");
    await keys.press("Control+Shift+ArrowLeft", finger);
    await keys.press("Control+K");
    await expect(page.getByRole("dialog", { name: "Add a link" }).getByLabel("Address")).toBeFocused();
    await keys.type("lakewanaka.co.nz");
    await keys.press("Enter");
    await expect(text).toBeFocused();
    await keys.press("End", finger);
    await keys.press("Enter");
    await keys.press("Control+Shift+8");
    await keys.type("Towels");
    await keys.press("Enter");
    await keys.press("Control+]");
    await keys.type("In the chest");
    for (let level = 0; level < 3; level++) await keys.press("Enter");
    await page.waitForTimeout(1100); // what is typed within a second is undone as one
    await keys.type("oops");
    await keys.press("Control+Z");
    await keys.press("Alt+F10");
    await expect(welcome.getByRole("button", { name: "Bold" })).toBeFocused();
    await keys.press("ArrowRight");
    await keys.press("Enter");
    await expect(text).toBeFocused();
    await keys.type("Haere mai");
    await enter(page, welcome.getByRole("button", { name: "Save Changes" }));
    await seeToast(page, "Section updated");
    expect(await contentOf(page, id, "welcome")).toEqual({
      text: [
        '<p><strong>Kia ora</strong>, see the <a href="https://lakewanaka.co.nz">lake</a></p>',
        "<ul><li><p>Towels</p><ul><li><p>In the chest</p></li></ul></li></ul>",
        "<p><em>Haere mai</em></p>",
      ].join(""),
    });
  });
});
