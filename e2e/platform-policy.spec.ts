import { axeOf } from "./axe.ts";
import { cardOf, edit, field, press } from "./editing.ts";
import { contentOf, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

const BOOK = "Next time, book directly with us and save 15 %.";
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("A host hides a passage from guests of Airbnb; a guest who booked directly reads it", async ({
  page,
  browser,
}) => {
  await comeAsSubscribedHost(page, "Mere");
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, slug } = await makeGuidebook(page, "Lake House", {
    welcome: { text: `<p>Kia ora, the lake is cold.</p><p>${BOOK}</p>` },
  });
  await page.request.put(`/api/guidebooks/${id}/access`, { data: { timeZone: "UTC" } });
  const urls: Record<string, string> = {};
  for (const platform of ["airbnb", "direct"]) {
    const data = { arrival: dayFromNow(0), departure: dayFromNow(3), platform };
    const made = await page.request.post(`/api/guidebooks/${id}/stays`, { data });
    urls[platform] = ((await made.json()) as { url: string }).url;
  }

  await page.goto(`/guidebooks/${id}?open=welcome`);
  const notes = page.getByRole("list", { name: "What Airbnb’s policy mentions in Welcome Message" });
  await expect(notes.getByText(BOOK)).toBeVisible();
  await expect(notes.getByRole("link", { name: "Its policy, as of 10 May 2025" })).toHaveAttribute(
    "href",
    "https://www.airbnb.com/help/article/2799",
  );
  const { violations } = await axeOf(page).include("main").analyze();
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);

  await notes.getByRole("button", { name: "Hide from guests of Airbnb" }).press("Enter");
  const passage = page.getByRole("group", { name: "Not for guests of Airbnb" });
  await expect(passage.getByText(BOOK)).toBeVisible({ timeout: 30_000 });
  await expect(notes).toHaveCount(0);
  await cardOf(page, "Welcome Message").getByRole("button", { name: "Save Changes" }).click();
  await seeToast(page, "Section updated");
  expect(((await contentOf(page, id, "welcome")) as { text: string }).text).toContain(
    `<div data-not-for="airbnb"><p>${BOOK}</p></div>`,
  );

  const guest = await (await browser.newContext(phone)).newPage();
  for (const url of [urls.airbnb ?? "", `/view/${slug}`]) {
    await guest.goto(url);
    await expect(guest.getByText("the lake is cold").first()).toBeAttached();
    expect(await guest.content()).not.toContain("book directly");
  }
  await guest.goto(`${urls.direct}#welcome`);
  await expect(guest.locator("#welcome").getByText(BOOK)).toBeVisible();
});

test("A host chooses the platforms in the toolbar, and who opens links", async ({ page }) => {
  await comeAsSubscribedHost(page, "Mere");
  const { id } = await makeGuidebook(page, "Lake House", { welcome: { text: `<p>${BOOK}</p>` } });
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "Welcome Message");
  const text = field(card, "Text");
  await text.getByText(BOOK).click({ timeout: 30_000 });
  await press(card, "Text", "Not for guests of a platform");
  const dialog = page.getByRole("dialog", { name: "Not for guests of" });
  await dialog.getByLabel("Airbnb").check();
  await dialog.getByLabel("Vrbo").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(text.getByRole("group", { name: "Not for guests of Airbnb and Vrbo" })).toBeVisible();
  await card.getByRole("button", { name: "Save Changes" }).click();
  await seeToast(page, "Section updated");

  const checkIn = await edit(page, "Check In");
  await checkIn.getByRole("button", { name: "Change who sees the door code" }).click();
  const access = page.getByRole("dialog", { name: "Who sees the codes" });
  await access.getByLabel("Who opens your links and QR codes").selectOption("direct");
  await access.getByRole("button", { name: "Save" }).click();
  await seeToast(page, "Saved");
  const stored = await (await page.request.get(`/api/guidebooks/${id}/access`)).json();
  expect(stored).toMatchObject({ permanentLinkAs: "direct" });
});
