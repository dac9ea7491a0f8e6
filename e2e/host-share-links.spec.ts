import type { Locator, Page } from "@playwright/test";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

async function openOtherWays(page: Page, guidebookId: string): Promise<Locator> {
  await page.goto(`/guidebooks/${guidebookId}`);
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Share your guidebook" });
  await dialog.locator("summary").filter({ hasText: "Other ways" }).click();
  return dialog;
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("One of them is not there.");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.beforeEach(({ faults }) => faults.expect(/status of 404/));

test(
  "A host gives one stay a link of its own, and ends it when the guests have left",
  { tag: "@quick" },
  async ({ page, context, newVisitor }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await comeAsSubscribedHost(page, "Finn");
    const { id, slug } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
    const dialog = await openOtherWays(page, id);
    await dialog.getByLabel("Who is it for?").fill("Ben, July");
    await dialog.getByRole("button", { name: "Create link" }).click();
    await seeToast(page, "Link created");
    await expect(dialog.locator(".."), "what is in a dialog must not make it leave").toHaveCSS(
      "opacity",
      "1",
    );
    await dialog.getByRole("button", { name: "Copy Ben, July" }).click();
    await seeToast(page, "Link copied!");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/view\/[A-Za-z0-9]{22}$/);

    const guest = await newVisitor();
    for (const url of [link, link.replace("/view/", "/print/"), link.replace("/view/", "/qr/")]) {
      expect((await guest.goto(url))?.status()).toBe(200);
      expect(await guest.content(), "an expired guest must not hold the permanent link").not.toContain(slug);
    }

    await dialog.getByRole("button", { name: "End Ben, July" }).click();
    await page
      .getByRole("alertdialog", { name: "End this link?" })
      .getByRole("button", { name: "End link" })
      .click();
    await seeToast(page, "Link ended");
    expect((await guest.goto(link))?.status()).toBe(404);
    expect((await guest.goto(`/view/${slug}`))?.status()).toBe(200);
  },
);

test("What is said over a dialog leaves its ends free, and Escape closes the dialog first", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Isla");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await page.clock.install();
  const dialog = await openOtherWays(page, id);
  await dialog.getByRole("button", { name: "Create link" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Link created" });
  await expect(toast).toBeVisible();
  // It would go by itself before a busy machine has shown five widths.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  for (const width of [320, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await dialog.getByRole("button", { name: "Close" }).last().scrollIntoViewIfNeeded();
    for (const close of await dialog.getByRole("button", { name: "Close" }).all())
      expect(await overlap(toast, close), `a toast over a dialog at ${width} px`).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toast).toBeHidden();
});

test("A host whose address has spread too far moves to a new one", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Gwen");
  const { id, slug } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  const dialog = await openOtherWays(page, id);
  const link = dialog.getByLabel("Link", { exact: true });
  const old = await link.inputValue();
  expect(old).toContain(`/view/${slug}`);
  await dialog.getByRole("button", { name: "New permanent link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make a new link" }).click();
  await seeToast(page, "New permanent link");
  await expect(link).not.toHaveValue(old);

  const guest = await newVisitor();
  expect((await guest.goto(old))?.status()).toBe(404);
  expect((await guest.goto(await link.inputValue()))?.status()).toBe(200);
  await expect(guest.getByRole("heading", { name: "Wānaka Lake House" })).toBeVisible();
});
