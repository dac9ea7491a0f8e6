import { cardOf, edit, field, pressWithHand } from "./editing.ts";
import { contentOf, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

const named = (name: string) => [{ name, description: "", category: "" }];

/** Each form with a list, what its add fields are called, and what is stored of the words left in them. */
const lists = [
  { title: "House Rules", type: "rules", adding: ["Add a rule"], stored: { rules: ["Shoes off"] } },
  { title: "Check Out", type: "departure", adding: ["Add a step"], stored: { items: ["Shoes off"] } },
  {
    title: "Local Recommendations",
    type: "recommendations",
    adding: ["Add a restaurant", "Add a thing to do"],
    stored: { restaurants: named("Shoes off"), activities: named("Shoes off") },
  },
  ...[
    { title: "Places To See", type: "places" },
    { title: "Things to do", type: "activities" },
    { title: "Shopping", type: "shopping" },
    { title: "Places To Eat", type: "dining" },
    { title: "Your Nearest", type: "services" },
  ].map((places) => ({ ...places, adding: ["Add a place"], stored: { items: named("Shoes off") } })),
];

test("One press saves what still stands in the field that adds, in every list", async ({ page }) => {
  await comeAsSubscribedHost(page, "Tui");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await page.goto(`/guidebooks/${id}`);
  for (const { title, type, adding, stored } of lists)
    await test.step(title, async () => {
      const card = await edit(page, title);
      for (const label of adding) await field(card, label).pressSequentially(" Shoes off ");
      await pressWithHand(card.getByRole("button", { name: "Save Changes" }));
      await seeToast(page, "Section updated");
      expect(await contentOf(page, id, type)).toMatchObject(stored);
    });
});

test("What stands in the field that adds outlives a reload, another tab and the header's Save", async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await comeAsSubscribedHost(page, "Kea");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await page.goto(`/guidebooks/${id}`);
  await page.getByRole("tab", { name: "House Rules" }).click();
  await field(await edit(page, "House Rules"), "Add a rule").pressSequentially("Shoes off");
  await page.getByRole("tab", { name: "Check In" }).click();
  await page.getByRole("tab", { name: "House Rules" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await field(cardOf(page, "House Rules"), "Add a rule").pressSequentially("No candles");
  await page.getByRole("tab", { name: "Check In" }).click();
  await pressWithHand(page.getByRole("button", { name: "Save", exact: true }));
  await seeToast(page, "Section updated");
  expect(await contentOf(page, id, "rules")).toEqual({ rules: ["Shoes off", "No candles"] });
});

test("Cancel leaves nothing of what stood in the field that adds", async ({ page }) => {
  await comeAsSubscribedHost(page, "Ruru");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", { rules: { rules: ["Shoes off"] } });
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "House Rules");
  await field(card, "Add a rule").pressSequentially("No candles");
  await pressWithHand(card.getByRole("button", { name: "Cancel House Rules" }));
  await expect(card.getByText("Shoes off")).toBeVisible();
  await expect(card.getByText("No candles")).toBeHidden();
  await edit(page, "House Rules");
  await expect(field(card, "Rule 2")).toBeHidden();
});

test("Rows are edited, moved and removed while words stand in the field that adds", async ({ page }) => {
  await comeAsSubscribedHost(page, "Weka");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", {
    rules: { rules: ["One", "Two", "Three"] },
  });
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "House Rules");
  await field(card, "Add a rule").pressSequentially("Last");
  await card.getByRole("button", { name: "Move down: Three" }).press("Enter");
  await card.getByRole("button", { name: "Remove: Three" }).click();
  await card.getByRole("button", { name: "Undo" }).click();
  await card.getByRole("button", { name: "Move up: Two" }).click();
  await field(card, "Rule 1").fill("Second");
  await expect(field(card, "Add a rule")).toHaveValue("Last");
  await pressWithHand(card.getByRole("button", { name: "Save Changes" }));
  await seeToast(page, "Section updated");
  expect(await contentOf(page, id, "rules")).toEqual({ rules: ["Second", "One", "Three", "Last"] });
});

test("A video's complaint waits until the press is over", async ({ page }) => {
  await comeAsSubscribedHost(page, "Kaka");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "How-To Guides");
  await card.getByRole("button", { name: "Add a how-to guide" }).click();
  await field(card, "Instructions").fill("Open the flue.");
  await field(card, "Title").fill("Light the fire");
  await field(card, "Video").fill("https://example.com/fire");
  await pressWithHand(card.getByRole("button", { name: "Save Changes" }));
  await seeToast(page, "Section updated");
});
