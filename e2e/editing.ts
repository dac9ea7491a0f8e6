import { expect, type Locator, type Page } from "@playwright/test";
import { seeToast } from "./toasts.ts";

/** The card of a section in the editor. */
export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole("main").getByRole("region", { name: title, exact: true });

/** Opens the form of a section, on a phone by its tab; an empty one is open already where it was gone to. */
export async function edit(page: Page, title: string): Promise<Locator> {
  const card = cardOf(page, title);
  const tab = page.getByRole("tab", { name: new RegExp(`^${title}`) });
  await expect(card.or(tab).first()).toBeVisible();
  if (!(await card.isVisible())) await tab.click();
  await openForm(card);
  return card;
}

export async function openForm(card: Locator): Promise<void> {
  const toggle = card.getByRole("button", { name: /^(Edit|Cancel) / });
  if ((await toggle.textContent())?.startsWith("Edit")) await toggle.click();
}

/** Chooses from the menu of a section. */
export async function chooseFor(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Saves a card that is being edited, and sees that it says so. */
export async function save(page: Page, title: string): Promise<void> {
  await cardOf(page, title).getByRole("button", { name: "Save Changes" }).click();
  await seeToast(page, "Section updated", "Your changes have been saved.");
}

/** Rich text, or a plain field, by its label. */
export const field = (inside: Locator, label: string): Locator =>
  inside.getByRole("textbox", { name: label, exact: true });

/** Writes plain words into a rich text. */
export async function write(inside: Locator, label: string, words: string): Promise<void> {
  await field(inside, label).fill(words);
}

/** Types after what is there, as fingers do, and presses a button of the toolbar before. */
export async function typeAs(inside: Locator, label: string, tool: string, words: string): Promise<void> {
  await press(inside, label, tool);
  await field(inside, label).pressSequentially(words);
  await press(inside, label, tool);
}

export async function press(inside: Locator, label: string, tool: string): Promise<void> {
  const toolbar = inside.getByRole("toolbar", { name: `Formatting: ${label}` });
  const button = toolbar.getByRole("button", { name: tool });
  if (!(await button.isVisible())) await toolbar.getByRole("button", { name: "More formatting" }).click();
  await button.click();
}

/** Adds a link at the cursor through the toolbar's dialog. */
export async function addLink(inside: Locator, label: string, url: string, words: string): Promise<void> {
  await press(inside, label, "Link");
  const dialog = inside.page().getByRole("dialog", { name: "Add a link" });
  await dialog.getByLabel("Address").fill(url);
  await dialog.getByLabel("Words to show").fill(words);
  await dialog.getByRole("button", { name: "Add link" }).click();
  await expect(dialog).toBeHidden();
}

/** Adds a picture at the cursor through the toolbar's dialog. */
export async function addPicture(
  inside: Locator,
  label: string,
  photo: Buffer,
  words: string,
): Promise<void> {
  await press(inside, label, "Picture");
  const dialog = inside.page().getByRole("dialog", { name: "Add a picture" });
  await dialog
    .getByLabel("Picture", { exact: true })
    .setInputFiles({ name: "deck.jpg", mimeType: "image/jpeg", buffer: photo });
  await dialog.getByLabel("Description").fill(words);
  await dialog.getByRole("button", { name: "Add picture" }).click();
  await expect(dialog).toBeHidden();
}

/** Adds lines to a list, each with Enter. */
export async function addLines(inside: Locator, label: string, lines: string[]): Promise<void> {
  const input = field(inside, label);
  for (const line of lines) {
    await input.fill(line);
    await input.press("Enter");
  }
}

/** Presses with a mouse as a hand does: the button stays down for a moment, and what it left may have changed meanwhile. */
export async function pressWithHand(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await target.page().waitForTimeout(80);
  await mouse.up();
}
