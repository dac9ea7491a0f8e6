import { expect } from "@playwright/test";
import { makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { test } from "./server.ts";

test("a host translates a rule into German, and a German guest reads it, with the original one tap away, offline too", async ({
  page,
  newVisitor,
  faults,
}) => {
  faults.expect(/status of 409/);
  await comeAsSubscribedHost(page, "Aroha");
  const { id, slug } = await makeGuidebook(page, "Lake House", {
    rules: { rules: ["Quiet after 22:00", "Shoes off inside"] },
  });
  await page.goto(`/guidebooks/${id}`);
  await page.getByRole("button", { name: "Arrange, print and more" }).click();
  await page.getByRole("menuitem", { name: "Languages" }).click();
  await page.getByRole("checkbox", { name: "German Deutsch" }).check();
  await page.getByRole("button", { name: "Translate into German" }).click();
  await expect(page.getByText("0 of 2 done")).toBeVisible();

  const quiet = page.getByRole("textbox", { name: "Translation" }).first();
  await quiet.fill("Leise nach 23:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("“22:00” is missing. “23:00” is not in the original.")).toBeVisible();
  await quiet.fill("Leise nach 22:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("1 of 2 done")).toBeVisible();

  const guest = await newVisitor({ locale: "de-DE", javaScriptEnabled: false });
  await guest.goto(`/view/${slug}#rules`);
  const rules = guest.getByRole("region", { name: "Hausregeln" });
  await expect(rules.getByRole("listitem")).toHaveText(["Leise nach 22:00", "Shoes off inside"]);
  await rules.getByRole("link", { name: "Original lesen" }).click();
  await expect(rules.getByRole("listitem")).toHaveText(["Quiet after 22:00", "Shoes off inside"]);
  await rules.getByRole("link", { name: "Übersetzung lesen" }).click();
  await expect(rules.getByRole("listitem").first()).toHaveText("Leise nach 22:00");

  const reader = await newVisitor({ ...phone, locale: "de-DE" });
  await reader.goto(`/view/${slug}#rules`);
  const saved = () =>
    reader.evaluate(async () => (await (await caches.open("guidebooks")).keys()).map(({ url }) => url));
  await expect.poll(saved).toContainEqual(expect.stringMatching(/\?original$/));
  await reader.context().setOffline(true);
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const offline = reader.getByRole("region", { name: "Hausregeln" });
  await offline.getByRole("link", { name: "Original lesen" }).tap();
  await expect(offline.getByRole("listitem").first()).toHaveText("Quiet after 22:00");
  await offline.getByRole("link", { name: "Übersetzung lesen" }).tap();
  await expect(offline.getByRole("listitem").first()).toHaveText("Leise nach 22:00");
});
