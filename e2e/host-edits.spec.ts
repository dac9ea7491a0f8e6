import type { Locator } from "@playwright/test";
import { cardOf, edit, field, save, write } from "./editing.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

const GAP = 20;
/** The height of a section without content, at most, and of each line that it suggests. */
const ROW = 120;
const SUGGESTION = 52;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return box;
}

test("Cards stand in reading order, each right below another; the one that is edited takes the whole width", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Hana");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  await page.goto(`/guidebooks/${id}`);
  const cards = page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("button", { name: /^Edit / }) });
  await expect(cards).toHaveCount(17);

  const boxes = await Promise.all((await cards.all()).map(boxOf));
  const tops = boxes.map(({ y }) => y);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  for (const [at, { x, y }] of boxes.entries()) {
    const above = boxes.slice(0, at).findLast((other) => other.x === x);
    if (!above) continue;
    const gap = y - (above.y + above.height);
    expect(gap).toBeGreaterThanOrEqual(GAP);
    expect(gap).toBeLessThan(GAP + 4);
  }

  const reading = await boxOf(cardOf(page, "House Rules"));
  const editing = await boxOf(await edit(page, "House Rules"));
  expect(editing.width).toBeGreaterThan(1.9 * reading.width);
});

test("Sections without content are rows; the filled button is that of the next step and opens its form there", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Ada");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/guidebooks/${id}`);
    const edits = page.getByRole("main").getByRole("button", { name: /^Edit / });
    await expect(edits).toHaveCount(width === 390 ? 1 : 17);
    for (const button of await edits.all()) {
      const { height, suggestions, background } = await button.evaluate((one) => ({
        height: one.closest("section")?.offsetHeight,
        suggestions: one.closest("section")?.querySelectorAll("li").length ?? 0,
        background: getComputedStyle(one).backgroundColor,
      }));
      expect(height).toBeLessThanOrEqual(ROW + suggestions * SUGGESTION);
      // On a desk the steps above have the button of the next one.
      const isNext = width === 390 && (await button.textContent()) === "Edit WiFi";
      expect(background === "rgba(0, 0, 0, 0)", await button.innerText()).toBe(!isNext);
    }
    const nextOnDesk = page.getByRole("button", { name: "Add the Wi-Fi" });
    await (width === 390 ? page.getByRole("button", { name: "Edit WiFi" }) : nextOnDesk).click();
    await expect(cardOf(page, "WiFi").getByLabel("Network name")).toBeFocused();
  }
});

test("The form that Edit opens is in sight, and so is its card when it closes", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await comeAsSubscribedHost(page, "Gus");
  const lines = Array.from({ length: 20 }, (_, at) => `<p>Line ${at}</p>`).join("");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", { ...lakeHouse, welcome: { text: lines } });
  await page.goto(`/guidebooks/${id}`);
  // It is in the second column; its form takes both columns, below all of the first.
  const card = await edit(page, "Check In");
  await expect(field(card, "How guests get in")).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole("button", { name: "Save Changes" })).toBeInViewport({ ratio: 1 });
  await card.getByRole("button", { name: "Cancel Check In" }).click();
  await expect(card.getByText("4817#")).toBeInViewport({ ratio: 1 });
});

test("The line that is being written stays above the button that saves it", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await comeAsSubscribedHost(page, "Lia");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "Amenities");
  const text = field(card, "Text");
  await text.click();
  for (let line = 1; line <= 20; line++) {
    await page.keyboard.type(`Line ${line}`);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.type("The last line");
  const last = text.getByText("The last line");
  const button = card.getByRole("button", { name: "Save Changes" });
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(last);
      return (await boxOf(button)).y - y - height;
    })
    .toBeGreaterThan(0);
});

test("A long section is folded, and unfolds for a press or for whoever goes into it by keyboard", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Iris");
  const lines = Array.from({ length: 40 }, (_, at) => `<p>Line ${at}</p>`).join("");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", {
    welcome: { text: `${lines}<p><a href="https://example.com">The last link</a></p>` },
    kitchen: { text: "<p>The hob wakes with a long press.</p>" },
  });
  await page.goto(`/guidebooks/${id}`);
  const card = cardOf(page, "Welcome Message");
  await expect.poll(async () => (await boxOf(card)).height).toBeLessThan(700);
  await expect(cardOf(page, "Kitchen & Other Areas").getByRole("button", { name: "Show all" })).toBeHidden();

  await card.getByRole("button", { name: "Show all of Welcome Message" }).click();
  await expect.poll(async () => (await boxOf(card)).height).toBeGreaterThan(1000);
  await card.getByRole("button", { name: "Show less of Welcome Message" }).click();
  await expect.poll(async () => (await boxOf(card)).height).toBeLessThan(700);
  await card.getByRole("link", { name: "The last link" }).focus();
  await expect.poll(async () => (await boxOf(card)).height).toBeGreaterThan(1000);
});

test("On a phone a thumb goes from section to section, and the tab comes along", async ({ newVisitor }) => {
  const page = await newVisitor({ ...phone, isMobile: true, hasTouch: true });
  await comeAsSubscribedHost(page, "Juno");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await page.goto(`/guidebooks/${id}`);
  const ways = page.getByRole("navigation", { name: "Sections before and after" });
  // The section of the next step is the first that is shown.
  await expect(page.getByRole("tab", { name: "WiFi" })).toBeInViewport({ ratio: 1 });
  for (const [title, next] of [
    ["WiFi", "Check In"],
    ["Check In", "House Rules"],
  ] as const) {
    await expect(cardOf(page, title)).toBeVisible();
    await ways.getByRole("button", { name: next }).tap();
    await expect(page.getByRole("heading", { name: next })).toBeFocused();
    await expect(page.getByRole("tab", { name: next })).toBeInViewport({ ratio: 1 });
  }
  await ways.getByRole("button", { name: "Check In" }).tap();
  await page.getByRole("button", { name: "Preview", exact: true }).tap();
  await page.getByRole("button", { name: "Back to editing" }).tap();
  await expect(page.getByRole("heading", { name: "Check In" })).toBeFocused();
  await write(await edit(page, "Check In"), "Details", "Blue door.");
  await save(page, "Check In");
});

test("A row that a thumb moves stays under it", async ({ newVisitor }) => {
  const page = await newVisitor({ ...phone, isMobile: true, hasTouch: true });
  await comeAsSubscribedHost(page, "Kai");
  const rules = { rules: ["Shoes off inside", "Quiet after ten", "No drones", "Feed the cat"] };
  const { id } = await makeGuidebook(page, "Wānaka Lake House", { rules });
  await page.goto(`/guidebooks/${id}`);
  await page.getByRole("tab", { name: "House Rules" }).tap();
  const card = await edit(page, "House Rules");
  const up = card.getByRole("button", { name: "Move up: Feed the cat" });
  await up.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(up);
  for (const rule of ["Rule 3", "Rule 2"]) {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(field(card, rule)).toHaveValue("Feed the cat");
  }
});

test("The dashboard says where something waits to be saved", async ({ page }) => {
  await comeAsSubscribedHost(page, "Kim");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await makeGuidebook(page, "Quiet Cottage");
  await page.goto(`/guidebooks/${id}`);
  await field(await edit(page, "WiFi"), "Password").fill("kererū");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const guidebook = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(guidebook("Wānaka Lake House").getByText("Unsaved changes")).toBeVisible();
  await expect(guidebook("Quiet Cottage").getByText("Unsaved changes")).toBeHidden();
});
