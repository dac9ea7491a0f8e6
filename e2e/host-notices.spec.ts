import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

const WATER = "Water is off on Tuesday, 9 to 11 am.";

test(
  "A host tells guests something for a while, and takes it back",
  { tag: "@quick" },
  async ({ page, newVisitor }) => {
    await comeAsSubscribedHost(page, "Nell");
    const { slug } = await makeGuidebook(page, "Wānaka Lake House");
    await makeGuidebook(page, "Hut");
    await page.goto("/stays");
    await page.getByRole("button", { name: "Tell guests" }).click();
    const dialog = page.getByRole("dialog", { name: "Notice to guests" });
    await dialog.getByRole("button", { name: "Tell guests" }).click();
    await expect(dialog.getByText("Write what your guests should know.")).toBeVisible();
    await dialog.getByLabel("What they should know").fill(WATER);
    await dialog.getByLabel("Until").selectOption("Another day or time");
    await dialog.getByLabel("Day and time of the end").fill("2099-01-05T11:00");
    await dialog.getByLabel("Wānaka Lake House").check();
    await dialog.getByRole("button", { name: "Tell guests of 1 home" }).click();
    await seeToast(page, "Guests are told");

    const guest = await newVisitor();
    await guest.goto(`/view/${slug}`);
    await expect(guest.getByText(WATER)).toBeVisible();

    await page.getByRole("button", { name: `End: ${WATER}` }).click();
    await expect(page.getByText("Notice ended", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: `End: ${WATER}` })).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: `End: ${WATER}` })).toBeVisible();

    await page.getByRole("button", { name: `End: ${WATER}` }).click();
    await expect(page.getByRole("button", { name: `End: ${WATER}` })).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByText(WATER)).toBeHidden();
  },
);
