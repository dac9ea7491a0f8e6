import type { Page } from "@playwright/test";
import { phone } from "./guests.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { tabTo } from "./keyboard.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

const wide = { viewport: { width: 1440, height: 900 } };
const small = { viewport: phone.viewport, isMobile: true, hasTouch: true };

/** Types the first contact by the keyboard alone, from the name on. */
async function typeMere(page: Page): Promise<void> {
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Mere");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Host");
  await tabTo(page, page.getByLabel("Telephone"));
  await page.keyboard.type("021 555 010");
  await expect(page.getByText("Guests dial")).toBeVisible();
  await tabTo(page, page.getByLabel("Use WhatsApp"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("Certain hours"));
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByLabel("At any hour")).toBeChecked();
}

for (const { name, host, guest, tag } of [
  { name: "a wide screen", host: wide, guest: small, tag: [] },
  { name: "a phone", host: small, guest: wide, tag: ["@release"] },
]) {
  test(`A host on ${name} gives two homes one contact, and guests call`, { tag }, async ({ newVisitor }) => {
    const page = await newVisitor(host);
    await comeAsSubscribedHost(page, "Mere");
    const lake = await makeGuidebook(page, "Lake House", lakeHouse);
    const hut = await makeGuidebook(page, "Hut", { property: lakeHouse["property"] ?? {} });
    await page.goto("/contacts");
    await page.getByRole("button", { name: "Add contacts" }).click();
    await typeMere(page);
    await page.getByRole("button", { name: "Save for 2 homes" }).click();
    await seeToast(page, "Contacts added");

    const reader = await newVisitor(guest);
    for (const { slug } of [lake, hut]) {
      await reader.goto(`/view/${slug}#emergency`);
      const foot = reader.getByRole("contentinfo");
      await expect(foot.getByRole("link", { name: "Call Mere" })).toHaveAttribute("href", "tel:+6421555010");
      await expect(foot.getByRole("link", { name: "WhatsApp Mere" })).toBeVisible();
      for (const link of await foot.getByRole("link", { name: / Mere$/ }).all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const emergency = reader.getByRole("region", { name: "Emergency" });
      await expect(emergency.getByRole("link", { name: "Call Mere" })).toBeVisible();
    }

    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "Guests have no contact yet" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("In 2 homes: Hut and Lake House")).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Mere and Tane");
    await page.getByRole("button", { name: "Save for 2 homes" }).click();
    await seeToast(page, "Contacts saved");
    await reader.reload();
    const call = reader.getByRole("contentinfo").getByRole("link", { name: "Call Mere and Tane" });
    await expect(call).toBeVisible();
  });
}
