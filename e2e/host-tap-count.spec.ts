import type { Locator } from "@playwright/test";
import { untilHydrated } from "./waitForHydration.ts";
import { cardOf } from "./editing.ts";
import { phone } from "./guests.ts";
import { newEmail, PASSWORD } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

const MAX_TAPS_TO_SHARED = 13;
const MAX_TAPS_TO_NEW_PASSWORD = 4;

test("On a phone a host comes from signing up to a shared guidebook with Wi-Fi in thirteen taps, and changes the password in four @release", async ({
  newVisitor,
}) => {
  const page = await newVisitor(phone);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.tap();
  };
  /** A field is tapped once; the keyboard's own key goes on to the next. */
  const typeOn = async (words: string) => {
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
  };

  await page.goto("/signup");
  await untilHydrated(page);
  await tap(page.getByLabel("First name"));
  await typeOn("Tui");
  await typeOn("Ngata");
  await typeOn(newEmail("tui"));
  await page.keyboard.type(PASSWORD);
  await tap(page.getByRole("button", { name: "Create Account" }));
  await tap(page.getByRole("button", { name: "Subscribe for $20/year" }));
  await tap(page.getByRole("button", { name: /pay/i }));
  await expect(page).toHaveURL(/\/dashboard$/);
  await tap(page.getByRole("link", { name: "Create Blank Guidebook" }));
  await tap(page.getByLabel("Guidebook Name"));
  await page.keyboard.type("Wānaka Lake House");
  await page.keyboard.press("Enter");
  await expect(page.getByText("0 of 16 sections ready")).toBeVisible();
  await tap(page.getByRole("button", { name: "Wi-Fi", exact: true }));
  const card = cardOf(page, "WiFi");
  await expect(card.getByLabel("Network name")).toBeFocused();
  await typeOn("LakeHouse-5G");
  await page.keyboard.type("kererū & tūī; 7");
  await tap(card.getByRole("button", { name: "Save Changes" }));
  await seeToast(page, "Section updated");
  await tap(page.getByRole("button", { name: "Share", exact: true }).first());
  const dialog = page.getByRole("dialog", { name: "Share your guidebook" });
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await tap(dialog.getByRole("button", { name: "Copy", exact: true }));
  expect(taps).toBeLessThanOrEqual(MAX_TAPS_TO_SHARED);
  const guest = await newVisitor();
  await guest.goto(`${link}#wifi`);
  await expect(guest.getByText("kererū & tūī; 7").first()).toBeVisible();
  test.info().annotations.push({ type: "from signing up to shared", description: `${taps} taps` });

  await page.goto("/dashboard");
  await untilHydrated(page);
  taps = 0;
  await tap(page.getByRole("link", { name: /Wānaka Lake House/ }).first());
  await expect(page.getByText("1 of 16 sections ready")).toBeVisible();
  await tap(page.getByRole("button", { name: /^Wi-Fi/ }));
  await expect(card.getByLabel("Network name")).toBeFocused();
  await tap(card.getByLabel("Password", { exact: true }));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("new and longer 8");
  await tap(card.getByRole("button", { name: "Save Changes" }));
  await seeToast(page, "Section updated");
  expect(taps).toBeLessThanOrEqual(MAX_TAPS_TO_NEW_PASSWORD);
  await guest.reload();
  await expect(guest.getByText("new and longer 8").first()).toBeVisible();
  test.info().annotations.push({ type: "to a new password", description: `${taps} taps` });
});
