import { axeOf } from "./axe.ts";
import type { Page } from "@playwright/test";
import { cardOf, chooseFor, edit, field, press } from "./editing.ts";
import { contentOf, lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

const CODE = "4817#";
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function makeStay(page: Page, guidebookId: string, stay: object) {
  const made = await page.request.post(`/api/guidebooks/${guidebookId}/stays`, { data: stay });
  expect(made.ok()).toBe(true);
  return (await made.json()) as { id: string };
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Who sees the codes" });

test(
  "A host hides the code from the lock beside it, and sees who sees it when",
  { tag: "@quick" },
  async ({ page }) => {
    await comeAsSubscribedHost(page, "Mere");
    const welcome = { text: "<p>The key safe opens with 48 17.</p>" };
    const { id, slug } = await makeGuidebook(page, "Wānaka Lake House", { ...lakeHouse, welcome });
    await makeStay(page, id, { arrival: dayFromNow(10), departure: dayFromNow(14), guestName: "Anna" });
    await page.goto(`/guidebooks/${id}`);
    const card = await edit(page, "Check In");
    await expect(card.getByText("Seen by everyone with a link")).toBeVisible();
    await card.getByRole("button", { name: "Change who sees the door code" }).click();

    const dialog = dialogOf(page);
    await dialog.getByText("Guests who stay").click();
    await expect(dialog.getByText(/^Anna, /)).toBeVisible();
    await expect(dialog.getByText("The door code is also in text that anyone can read")).toBeVisible();
    await expect(dialog.getByLabel("Time zone of the property")).toHaveValue("Auckland (Pacific)");
    const { violations } = await axeOf(page).include("[role=dialog]").analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
    await dialog.getByLabel("Contact for the night").fill("Mere, 021 555 010");
    await dialog.getByRole("button", { name: "Save" }).click();
    await seeToast(page, "Saved");
    await expect(card.getByText("Seen by guests, 3 days before to check-out")).toBeVisible();
    await card.getByRole("button", { name: "Cancel Check In" }).click();

    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const guests = page.frameLocator("iframe[title='Guest page preview']");
    const section = guests.locator("#checkin");
    await expect(section).toBeAttached();
    await expect(guests.getByText(CODE)).toHaveCount(0);
    for (const [as, count] of [
      ["A guest, during the stay", 1],
      ["A guest, after the stay", 0],
      ["A guest, before the stay", 0],
      ["A guest, arrival day", 1],
    ] as const) {
      await page.getByLabel("Preview as").selectOption(as);
      const code = section.getByText(CODE);
      await expect(code, as).toHaveCount(count);
    }
    expect(await (await page.request.get(`/view/${slug}`)).text()).not.toContain(CODE);
  },
);

test("From the warning a host goes to the section that gives the code away", async ({ page }) => {
  await comeAsSubscribedHost(page, "Tia");
  const rules = { rules: ["Shoes off inside", "The safe: 4817"] };
  const { id } = await makeGuidebook(page, "Wānaka Lake House", { ...lakeHouse, rules });
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "Check In");
  await card.getByRole("button", { name: "Change who sees the door code" }).click();
  await dialogOf(page).getByText("Guests who stay").click();
  await dialogOf(page).getByRole("button", { name: "Go to House Rules" }).click();
  await expect(page.getByRole("heading", { name: "House Rules" })).toBeFocused();
});

test("A new door code waits for the next check-in while somebody stays", async ({ page, faults }) => {
  await comeAsSubscribedHost(page, "Nia");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  const days = { arrival: dayFromNow(-3), departure: dayFromNow(3) };
  const stay = await makeStay(page, id, { ...days, guestName: "Anna" });
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "Check In");
  const input = field(card, "Door code");
  await input.fill("2468");
  await card.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "When does the new door code start?" });
  await expect(dialog.getByText("Staying now: Anna.")).toBeVisible();
  await expect(dialog.getByLabel("From the next check-in")).toBeChecked();

  faults.expect(/\/api\/stays\//);
  faults.expect(/500/);
  await page.route("**/api/stays/*", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await dialog.getByRole("button", { name: "Save" }).click();
  await seeToast(page, "The door code was not changed");
  await expect(dialog).toBeVisible();
  expect(await contentOf(page, id, "checkin")).toMatchObject({ doorCode: CODE });

  await dialog.getByRole("button", { name: "Save" }).click();
  await seeToast(page, "Section updated");
  expect(await contentOf(page, id, "checkin")).toMatchObject({ doorCode: "2468" });
  const stays = (await (await page.request.get(`/api/guidebooks/${id}/stays`)).json()) as object[];
  expect(stays).toMatchObject([{ id: stay.id, doorCode: CODE }]);
});

test("An earlier door code waits for the next check-in too, for a guest whom the editor does not know yet", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Sia");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "Check In");
  await field(card, "Door code").fill("2468");
  await card.getByRole("button", { name: "Save Changes" }).click();
  await seeToast(page, "Section updated");
  const stay = await makeStay(page, id, {
    arrival: dayFromNow(-3),
    departure: dayFromNow(3),
    guestName: "Anna",
  });
  await chooseFor(page, "Check In", "History");
  await page
    .getByRole("button", { name: /As it was before|Saved/ })
    .nth(1)
    .click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  const dialog = page.getByRole("dialog", { name: "When does the new door code start?" });
  await expect(dialog.getByText("Staying now: Anna.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await seeToast(page, "Version restored");
  const stays = (await (await page.request.get(`/api/guidebooks/${id}/stays`)).json()) as object[];
  expect(stays).toMatchObject([{ id: stay.id, doorCode: "2468" }]);
});

test("Words go into a block only for the stay and out again, by keyboard, with undo, and the text goes on below", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Rua");
  const list = "<ul><li><p>Left gate</p></li><li><p>Safe 5520</p></li></ul>";
  const { id } = await makeGuidebook(page, "Wānaka Lake House", { welcome: { text: `<p>Hello</p>${list}` } });
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "Welcome Message");
  const text = field(card, "Text");
  const tool = card.getByRole("button", { name: "Only during the stay" });
  await text.getByText("Safe 5520").click();
  await caretHasMoved(page);

  await page.keyboard.press("Alt+F10");
  while (!(await tool.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const block = text.getByRole("group", { name: "Only during the stay" });
  await expect(block).toContainText("Left gate");
  await expect(block).not.toContainText("Hello");
  await expect(tool).toHaveAttribute("aria-pressed", "true");

  // What clears formatting leaves the secret a secret.
  await press(card, "Text", "Remove formatting");
  await expect(block).toContainText("Safe 5520");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(block).toHaveCount(0);
  await press(card, "Text", "Only during the stay");

  await text.press("Control+End");
  await caretHasMoved(page);
  await page.keyboard.type("Below");
  await expect(block).not.toContainText("Below");
  await card.getByRole("button", { name: "Save Changes" }).click();
  await seeToast(page, "Section updated");
  expect(await contentOf(page, id, "welcome")).toEqual({
    text: `<p>Hello</p><div class="stay-only">${list}</div><p>Below</p>`,
  });
  await expect(cardOf(page, "Welcome Message").locator(".stay-only")).toContainText("Safe 5520");

  await edit(page, "Welcome Message");
  await text.press("Control+a");
  await press(card, "Text", "Only during the stay");
  await expect(block).toHaveCount(1);
  await expect(block).toContainText("Below");
  await press(card, "Text", "Only during the stay");
  await expect(block).toHaveCount(0);
  await card.getByRole("button", { name: "Save Changes" }).click();
  await seeToast(page, "Section updated");
  expect(await contentOf(page, id, "welcome")).toEqual({ text: `<p>Hello</p>${list}<p>Below</p>` });
});

test("Enter leaves the block, Backspace at its start does not, and a paste from elsewhere makes none", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Sia");
  const html = '<div class="stay-only"><p>Safe 5520</p></div>';
  const { id } = await makeGuidebook(page, "Wānaka Lake House", { welcome: { text: `<p>Hello</p>${html}` } });
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "Welcome Message");
  const text = field(card, "Text");
  const block = text.getByRole("group", { name: "Only during the stay" });
  await block.getByText("Safe 5520").click();
  await page.keyboard.press("Home");
  await caretHasMoved(page);
  await page.keyboard.press("Backspace");
  await expect(block).toHaveText("Safe 5520");
  await page.keyboard.press("End");
  await caretHasMoved(page);
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Outside");
  await expect(block).toHaveText("Safe 5520");

  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<div class="stay-only"><p>From elsewhere</p></div><div><p>Two</p></div>',
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toContainText("From elsewhere");
  await expect(block).toHaveCount(1);
  await expect(block).toHaveText("Safe 5520");
});

/** The editor learns of a moved caret two frames after the key; a person presses the next key later than that. */
const caretHasMoved = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
