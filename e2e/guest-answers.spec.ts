import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { fillWayIn, makeGuidebookWithStays, makeStay } from "./guestStays.ts";

test("a guest without script answers, and has the code in the same moment", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Mere");
  const { id } = await makeGuidebookWithStays(page);
  await fillWayIn(page, id);
  const { token } = await makeStay(page, id, "before");
  await page.goto(`/guidebooks/${id}/stays`);
  await page.getByRole("button", { name: "Ask guests before they arrive" }).click();
  for (const question of [
    "The names of all guests",
    "When they will arrive",
    "To agree to the house rules",
  ]) {
    await page.getByRole("checkbox", { name: question }).check();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: question })).toBeEnabled();
  }
  await page.getByRole("checkbox", { name: /Show the codes only after they answer/ }).check();
  await expect(page.getByText("before the codes show")).toBeVisible();

  const guest = await newVisitor({ ...phone, javaScriptEnabled: false });
  await guest.goto(`/view/${token}`);
  const card = guest.getByRole("region", { name: "Before you come" });
  await expect(card.getByText("Your host asks you to answer a few questions first.")).toBeVisible();
  await expect(guest.getByText("4817#")).toHaveCount(0);
  await card.getByRole("link", { name: "Answer now" }).tap();
  await card.getByRole("textbox", { name: /Names of all guests/ }).fill("Anna Ito\nBen Ito");
  await card.getByLabel("When will you arrive?").fill("16:30");
  await card.getByRole("checkbox", { name: "I agree to these house rules" }).check();
  await card.getByRole("button", { name: "Send to your host" }).tap();
  await expect(guest.getByText("4817#").first()).toBeAttached();
  await card.getByText("Before you arrive").tap();
  await expect(card.getByText("Anna Ito, Ben Ito")).toBeVisible();
  await expect(card.getByText("Anna Ito agreed to the house rules.")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "More for Anna" }).click();
  await page.getByRole("button", { name: "Show the answers" }).click();
  await expect(page.getByText("Agreed by Anna Ito", { exact: false })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ask guests before they arrive" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download all answers" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^guests-\d{4}-\d\d-\d\d\.csv$/);
});
