import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { enter, tabTo } from "./keyboard.ts";
import { expect, test } from "./server.ts";

test(
  "A host orders, hides and adds sections without a mouse",
  { tag: "@release" },
  async ({ page, newVisitor }) => {
    await comeAsSubscribedHost(page, "Kahu");
    const { id, slug } = await makeGuidebook(page, "Lake House", {
      welcome: { text: "<p>Kia ora</p>" },
      rules: { rules: ["Shoes off"] },
      dining: { items: ["Kika"] },
    });
    await page.goto(`/guidebooks/${id}`);
    await enter(page, page.getByRole("button", { name: "Arrange, print and more" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Arrange sections" });
    const handle = dialog.getByRole("button", { name: "Move House Rules", exact: true });
    await tabTo(page, handle);
    for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowUp");
    await expect(handle).toBeFocused();
    await expect(dialog.getByRole("status").filter({ hasText: "House Rules: 1 of" })).toBeAttached();
    await enter(page, dialog.getByRole("button", { name: "Hide Places To Eat" }));
    await expect(dialog.getByRole("button", { name: "Show Places To Eat" })).toBeFocused();
    const announced = dialog.getByRole("status").filter({ hasText: "Places To Eat is hidden from guests" });
    await expect(announced).toBeAttached();

    await enter(page, dialog.getByRole("button", { name: "Add a section" }));
    await expect(dialog.getByLabel("Section name")).toBeFocused();
    await page.keyboard.type("Pool");
    await tabTo(page, dialog.getByRole("radio", { name: "Star" }));
    await page.keyboard.press("ArrowLeft");
    await enter(page, dialog.getByRole("button", { name: "Add section" }));
    await expect(dialog.getByText("Pool", { exact: true })).toBeVisible();
    await enter(page, dialog.getByRole("button", { name: "Save order" }));
    await expect(dialog).toBeHidden();

    const guest = await newVisitor();
    await guest.goto(`/view/${slug}`);
    const tiles = guest.getByRole("navigation", { name: "Guidebook sections" }).getByRole("link");
    await expect(tiles.first()).toContainText("House Rules");
    await expect(tiles.filter({ hasText: "Places To Eat" })).toHaveCount(0);
  },
);
