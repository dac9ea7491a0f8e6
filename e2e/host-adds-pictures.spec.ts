import { axeOf } from "./axe.ts";
import type { Page } from "@playwright/test";
import { cardOf, edit, field, save } from "./editing.ts";
import { lakeHouse, makeGuidebook, type MadeGuidebook } from "./guidebooks.ts";
import { openTile, phone, swipeLeft } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { tabTo } from "./keyboard.ts";
import { takePhoto } from "./photos.ts";
import { printToPdf } from "./paper.ts";
import { expect, test } from "./server.ts";

test.use(phone);

const violations = async (page: Page) => {
  const { violations: found } = await axeOf(page).analyze();
  return found.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id);
};

/** Pictures that a guest's browser has requested for since. */
function watchPictures(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image" && request.url().includes("/media/"))
      requested.push(request.url());
  });
  return requested;
}

/** A guidebook with a gallery of three, made by the calls alone. */
async function makeGallery(page: Page): Promise<MadeGuidebook> {
  const urls: string[] = [];
  for (const colour of ["#7a5230", "#2a6f97", "#3d5a4c"]) {
    const file = { name: "a.jpg", mimeType: "image/jpeg", buffer: await takePhoto(colour) };
    urls.push((await (await page.request.post("/api/media", { multipart: { file } })).json()).url);
  }
  const words = ["The deck", "The lake", "The shed"];
  return makeGuidebook(page, "Gallery House", {
    ...lakeHouse,
    welcome: {
      text: "<p>Kia ora</p>",
      pictures: urls.map((url, at) => ({ url, alt: `${words[at]} at noon`, caption: words[at] })),
    },
  });
}

test("a host adds three pictures at once, one of which fails, and puts them in order by keyboard", async ({
  page,
  faults,
  newVisitor,
}) => {
  await comeAsSubscribedHost(page, "Ada");
  const { id, slug } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "Welcome Message");
  const files = await Promise.all(
    ["#7a5230", "#2a6f97", "#3d5a4c"].map(async (colour, at) => ({
      name: `${["deck", "lake", "shed"][at]}.jpg`,
      mimeType: "image/jpeg",
      buffer: await takePhoto(colour),
    })),
  );
  // The line breaks under the second one.
  let sent = 0;
  faults.expect(/ERR_FAILED/);
  await page.route("**/api/media*", (route) => (++sent === 2 ? route.abort() : route.continue()));
  await card.getByLabel("Add pictures").setInputFiles(files);
  const rows = card.getByRole("group", { name: /, \d of \d$/ });
  await expect(rows).toHaveCount(2);
  const uploads = card.getByRole("list", { name: "Uploads" });
  await expect(uploads.getByText("The picture could not be uploaded. Please try again.")).toBeVisible();
  await uploads.getByRole("button", { name: "Try again" }).click();
  await expect(rows).toHaveCount(3);
  await expect(uploads).toBeHidden();
  await expect(card.getByText("3 pictures have no description")).toBeVisible();

  for (const [at, words] of ["The deck", "The lake", "The shed"].entries()) {
    await field(rows.nth(at), "Caption").fill(words);
  }
  await field(rows.nth(2), "Description").fill("A blue door, two bikes behind it");
  await expect(card.getByText("2 pictures have no description")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // The last one is to come first.
  const handle = card.getByRole("button", { name: "Move The shed", exact: true });
  await tabTo(page, handle, "Shift+Tab");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(handle).toBeFocused();
  await expect(card.getByRole("status").filter({ hasText: "The shed is now 1 of 3" })).toBeAttached();
  await save(page, "Welcome Message");
  await expect(cardOf(page, "Welcome Message").getByText("2 pictures have no description yet")).toBeVisible();

  const guest = await newVisitor(phone);
  await guest.goto(`/view/${slug}`);
  const captions = (await openTile(guest, "House Info")).locator("figcaption");
  await expect(captions).toHaveText(["The shed", "The deck", "The lake"]);
});

test("a host says what of the cover stays in sight, and cuts something off", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Cleo");
  const { id, slug } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  await page.goto(`/guidebooks/${id}`);
  const photo = { name: "deck.jpg", mimeType: "image/jpeg", buffer: await takePhoto() };
  await page.getByLabel("Cover photo", { exact: true }).setInputFiles(photo);
  await page.getByRole("button", { name: "More for the cover photo" }).click();
  await page.getByRole("menuitem", { name: "Adjust cover photo" }).click();
  const dialog = page.getByRole("dialog", { name: "Adjust cover photo" });
  const corner = dialog.getByRole("button", { name: "Upper left corner" });
  await tabTo(page, corner);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await tabTo(page, dialog.getByRole("button", { name: "Focus" }));
  for (let step = 0; step < 3; step++) await page.keyboard.press("Shift+ArrowRight");
  await expect(dialog.getByText("Shows 80 % of the width")).toContainText("The focus is 80 % from the left");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save cover" }).click();
  await expect(dialog).toBeHidden();

  const guest = await newVisitor(phone);
  await guest.goto(`/view/${slug}`);
  const cover = guest.locator(".hero-picture img");
  await expect(cover).toHaveAttribute("width", "1280");
  expect(await cover.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("75% 50%");
});

test("a guest looks at pictures one by one: by tap, swipe and keys", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Ben");
  const { slug } = await makeGallery(page);
  const guest = await newVisitor(phone);
  const requested = watchPictures(guest);
  await guest.goto(`/view/${slug}`, { waitUntil: "networkidle" });
  expect(requested, "before the section is opened").toEqual([]);
  const section = await openTile(guest, "House Info");
  const first = section.getByRole("link", { name: "The deck at noon" });
  await expect.poll(() => requested.length).toBe(3);
  expect(requested.filter((url) => !url.endsWith(".avif"))).toEqual([]);

  await first.tap();
  const viewer = guest.getByRole("dialog", { name: "Pictures" });
  await expect(viewer.getByText("1 / 3")).toBeVisible();
  await expect(viewer.getByRole("img", { name: "The deck at noon" })).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  await swipeLeft(guest);
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await expect(viewer.getByText("The lake", { exact: true })).toBeInViewport();
  // While the swipe still settles it takes the step of the key back.
  await expect(async () => {
    await guest.keyboard.press("ArrowRight");
    await expect(viewer.getByRole("button", { name: "Next picture" })).toBeHidden({ timeout: 2000 });
  }).toPass();
  await expect(viewer.getByText("3 / 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Previous picture" }).tap();
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await guest.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test("a guest without script is led to the picture itself; on paper all of them are there", async ({
  page,
  newVisitor,
}) => {
  await comeAsSubscribedHost(page, "Dora");
  const { slug } = await makeGallery(page);
  const plain = await newVisitor({ ...phone, javaScriptEnabled: false });
  await plain.goto(`/view/${slug}#welcome`);
  const link = plain.getByRole("link", { name: "The lake at noon" });
  const opened = plain.context().waitForEvent("page");
  await link.click();
  await expect((await opened).locator("img")).toHaveAttribute("src", /\/media\/\w+\.jpg$/);

  const reader = await newVisitor();
  const requested = watchPictures(reader);
  await reader.goto(`/view/${slug}`, { waitUntil: "networkidle" });
  expect(requested).toEqual([]);
  await printToPdf(reader);
  expect(requested).toHaveLength(3);
  const missing = await reader.evaluate(
    () => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
  );
  expect(missing).toBe(0);
});
