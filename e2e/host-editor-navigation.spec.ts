import { axeOf } from "./axe.ts";
import { cardOf, edit } from "./editing.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

test(
  "A host writes beside the guests' page and sees it change",
  { tag: "@quick" },
  async ({ page, newVisitor }) => {
    await comeAsSubscribedHost(page, "Aroha");
    const { id, slug } = await makeGuidebook(page, "Lake House", lakeHouse);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/guidebooks/${id}`);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await page.getByRole("button", { name: "Edit next to it" }).click();
    const card = await edit(page, "House Rules");
    const guests = page.frameLocator("iframe[title='Guest page preview']");
    await expect(guests.getByRole("heading", { name: "House Rules" })).toBeVisible();
    await card.getByRole("textbox").first().fill("Slippers are by the door");
    await expect(guests.getByText("Slippers are by the door")).toBeVisible();
    const guest = await newVisitor(phone);
    await guest.goto(`/view/${slug}#rules`);
    await expect(guest.getByText("Slippers are by the door")).toHaveCount(0);
    await card.getByRole("button", { name: "Save Changes" }).click();
    await expect(guests.getByText("Slippers are by the door")).toBeVisible();
  },
);

test("A host on a phone goes by steps and by the list of all sections", async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await comeAsSubscribedHost(page, "Aroha");
  const { id } = await makeGuidebook(page, "Bach");
  await page.goto(`/guidebooks/${id}`);
  const steps = page.getByRole("region", { name: "Ready for the first guest" });
  await expect(steps.getByText("0 of 5")).toBeVisible();
  await steps.getByRole("button", { name: "WiFi" }).click();
  await expect(cardOf(page, "WiFi").getByLabel("Network name")).toBeFocused();
  await page.getByRole("button", { name: "All sections" }).click();
  const { violations } = await axeOf(page).analyze();
  expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
  await page.getByRole("dialog", { name: "Sections" }).getByRole("button", { name: "Shopping" }).click();
  await expect(cardOf(page, "Shopping").getByRole("heading", { name: "Shopping" })).toBeFocused();
  await page.getByRole("tab", { name: "WiFi" }).click();
  await cardOf(page, "WiFi").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Arrange, print and more" }).click();
  await page.getByRole("menuitem", { name: "Hide the first steps" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("tab", { name: /Welcome Message/ })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test("A host who renames a guidebook is offered to change the name where it stands", async ({ page }) => {
  await comeAsSubscribedHost(page, "Aroha");
  const welcome = { text: "<p>Welcome to Lake House, <strong>our home</strong>.</p>" };
  const { id, slug } = await makeGuidebook(page, "Lake House", { ...lakeHouse, welcome });
  await page.goto(`/guidebooks/${id}`);
  await page.getByRole("textbox", { name: "Guidebook Name" }).fill("Hill House");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const offer = page.getByRole("dialog", { name: "Change the name there too?" });
  await expect(offer.getByRole("checkbox", { name: "Welcome Message" })).toBeChecked();
  await offer.getByRole("button", { name: "Change to “Hill House”" }).click();
  await expect(cardOf(page, "Welcome Message").getByText("Welcome to Hill House, our home.")).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto(`/view/${slug}`);
  await expect(page.getByText("Welcome to Hill House, our home.").first()).toBeVisible();
});
