import { makeGuidebook, lakeHouse } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

test("A host decides what the sheet on the fridge says", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Petra");
  const { id, slug } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.goto(`/guidebooks/${id}`);
  await page.getByRole("button", { name: "Arrange, print and more" }).click();
  await page.getByRole("menuitem", { name: "Print sheet" }).click();
  const sheet = page.frameLocator("iframe");
  await expect(sheet.getByRole("heading", { name: "REVIEWS" })).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Back to Dashboard" })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Reviews (in our words)" })).toBeChecked();

  await page.getByRole("checkbox", { name: "Reviews" }).uncheck();
  await page.getByLabel("In an emergency").fill("Ring Mere next door, 021 555 010");
  await page.getByRole("button", { name: "Save this text" }).click();
  await expect(sheet.getByText("Ring Mere next door")).toBeVisible();
  await expect(sheet.getByRole("heading", { name: "REVIEWS" })).toHaveCount(0);

  const guest = await newVisitor();
  await guest.goto(`/print/${slug}`);
  await expect(guest.getByText("Ring Mere next door")).toBeVisible();
  await expect(guest.getByText("our words")).toHaveCount(0);
  await guest.getByRole("link", { name: "Open the guidebook" }).click();
  await expect(guest).toHaveURL(new RegExp(`/view/${slug}$`));
});
