import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { addStay, dayFromToday } from "./stays.ts";
import { seeToast } from "./toasts.ts";

test(
  "A host words a ready message, sees it as Anna gets it, and sends it",
  { tag: "@quick" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await comeAsSubscribedHost(page, "Mere");
    const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
    const given = { arrival: dayFromToday(20), departure: dayFromToday(22), guestName: "Anna Ito" };
    const { url } = await addStay(page, id, given);

    await page.goto("/stays");
    await page.getByRole("link", { name: "Messages", exact: true }).click();
    const card = page.getByRole("region", { name: "When they book" });
    const words = card.getByLabel("Your words");
    await expect(card.getByText("As Anna gets it").last()).toBeVisible();
    await words.fill("Kia ora ! ");
    await words.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(8, 8));
    const insert = card.getByRole("button", { name: /^Insert/ });
    await insert.click();
    await page.getByRole("menuitem", { name: /^First name/ }).click();
    await expect(words).toBeFocused();
    await expect(words).toHaveValue("Kia ora {name}! ");
    await expect(card.getByText("Without the stay’s link")).toBeVisible();
    await words.press("End");
    await insert.click();
    await page.getByRole("menuitem", { name: /^Link/ }).click();
    await expect(card.getByText(`Kia ora Anna! ${url}`)).toBeVisible();
    await expect(page.getByText(/in force since 10 May 2025/)).toHaveCount(1);

    await page.getByRole("link", { name: "Stays", exact: true }).first().click();
    const guard = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await guard.getByRole("button", { name: "Stay" }).click();
    await expect(words).toHaveValue("Kia ora {name}! {link}");
    await words.fill("Kia ora {guest}");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(words).toBeFocused();
    await expect(card.getByText("There is no field called {guest}.")).toBeVisible();
    await words.fill("Kia ora {name}! {link}");
    await page.getByRole("button", { name: "Save" }).click();
    await seeToast(page, "Messages saved");
    await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);

    await page.goto("/stays");
    await page.getByRole("button", { name: "Copy message to Anna" }).click();
    await seeToast(page, "Message copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Kia ora Anna! ${url}`);
    await page.getByRole("button", { name: "More for Anna" }).click();
    const sheet = page.getByRole("dialog", { name: "Anna Ito" });
    await sheet.getByRole("radio", { name: "Three days before" }).check();
    await expect(sheet.getByText(/If the page in the home asks for your guest code/)).toBeVisible();
    await sheet.getByRole("button", { name: "Copy message" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Check-out is on");

    await sheet.getByRole("link", { name: "Change the wording" }).click();
    await card.getByRole("button", { name: "Back to our wording" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await seeToast(page, "Messages saved");
    await page.reload();
    await expect(words).toHaveValue(/^Hello \{name\},/);
  },
);

test("A host copies what guests need most into Airbnb's own fields", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await comeAsSubscribedHost(page, "Nina");
  const rules = { rules: ["No smoking", "Ring 021 555 0100 first"] };
  const { id } = await makeGuidebook(page, "Lake House", { ...lakeHouse, rules });
  await page.goto(`/guidebooks/${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  await page.getByText("Other ways").click();
  await page.getByRole("link", { name: "Texts for Airbnb" }).click();

  const publicField = page.getByRole("region", { name: "House rules" });
  await expect(publicField.getByText("Anyone can read this before they book")).toBeVisible();
  await expect(publicField.getByText(/“021 555 0100”: The policy mentions phone numbers/)).toBeVisible();
  await page.getByRole("button", { name: "Copy Wi-Fi password" }).click();
  await seeToast(page, "Wi-Fi password copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("kererū & tūī; 7");
  await page.getByText("What we check").click();
  await expect(page.getByText(/in force since 10 May 2025/)).toBeVisible();
  expect(await page.locator("main").innerText()).not.toMatch(/allow|permit/i);
});

test("On a phone Send hands the ready message to the share sheet, and a dismissed one counts for nothing", async ({
  page,
  newVisitor,
}) => {
  await comeAsSubscribedHost(page, "Oriana");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  const given = { arrival: dayFromToday(2), departure: dayFromToday(4), guestName: "Anna" };
  const { url } = await addStay(page, id, given);
  const host = await newVisitor({ ...phone, storageState: await page.context().storageState() });
  await host.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = (data: ShareData = {}) =>
      shared.push(data) === 1
        ? Promise.reject(new DOMException("dismissed", "AbortError"))
        : Promise.resolve();
  });
  const loaded = host.waitForResponse("**/api/message-templates");
  await host.goto("/stays");
  await loaded;
  const row = host.getByRole("listitem").filter({ has: host.getByRole("button", { name: "More for Anna" }) });
  await row.getByRole("button", { name: "Send the link to Anna" }).tap();
  await expect.poll(() => host.evaluate(() => Reflect.get(window, "shared") as ShareData[])).toHaveLength(1);
  await expect(row.getByRole("button", { name: "Send the link to Anna" })).toBeEnabled();
  await row.getByRole("button", { name: "Send the link to Anna" }).tap();
  await seeToast(host, "Marked as sent");
  await expect(row.getByText("Sent", { exact: true })).toBeVisible();
  const [, message] = await host.evaluate(() => Reflect.get(window, "shared") as ShareData[]);
  expect(message?.text).toContain("See you on");
  expect(message?.text).toContain(url);
  expect(message?.url).toBeUndefined();
});
