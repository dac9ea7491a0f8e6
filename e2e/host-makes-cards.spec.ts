import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

test(
  "A host prints cards, and the one at an appliance opens its guide",
  { tag: "@quick" },
  async ({ page, newVisitor }) => {
    await comeAsSubscribedHost(page, "Nina");
    const { id } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
    await page.goto(`/guidebooks/${id}/cards`);
    await page.getByRole("checkbox", { name: /Your guidebook$/ }).uncheck();
    await expect(page.getByText(/Prints \d+ cards? on \d+ pages? of A4/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Print \d+ cards?$/ })).toBeEnabled();
    const card = page.getByRole("listitem").filter({ has: page.getByText(/\/g\/\w{10}/) });
    await card.first().getByRole("button", { name: /^Save/ }).click();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "As PNG" }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^Wānaka Lake House .*\.png$/);

    const link =
      (await card
        .last()
        .getByText(/\/g\/\w{10}/)
        .textContent()) ?? "";
    const guest = await newVisitor();
    await guest.goto(link.slice(link.indexOf("/g/")));
    await expect(guest).toHaveURL(/\/view\/[\w-]+#howto-\d+$/);
    await expect(guest.locator("details:has(:target)")).toHaveAttribute("open");
    await expect(guest.locator('link[rel="manifest"]')).toHaveAttribute("href", /app\.webmanifest$/);
  },
);
