import type { Locator } from "@playwright/test";
import { untilHydrated } from "./waitForHydration.ts";
import { cardOf } from "./editing.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost, newEmail, PASSWORD } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

const MAX_TAPS_TO_SHARED = 12;
const MAX_TAPS_TO_WAY_IN = 16;
const MAX_TAPS_TO_NEW_PASSWORD = 5;

test("On a phone a host comes from signing up to a shared guidebook with Wi-Fi in twelve taps, adds door and check-in by sixteen, and changes the password in five @release", async ({
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

  const steps = page.getByRole("region", { name: "Ready for the first guest" });
  /** The steps to the first guest can be folded on a phone. */
  const showSteps = async () => {
    const folded = page.getByRole("button", { name: "Show these steps" });
    if (await folded.isVisible()) await tap(folded);
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
  await showSteps();
  await tap(steps.getByRole("button", { name: "WiFi", exact: true }));
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

  await tap(dialog.getByRole("button", { name: "Close" }).first());
  await showSteps();
  await tap(steps.getByRole("button", { name: "Check In", exact: true }));
  const checkIn = cardOf(page, "Check In");
  const from = checkIn.getByLabel("Check-in from");
  await tap(from);
  await from.fill("15:00");
  await tap(checkIn.getByLabel("Door code", { exact: true }));
  await page.keyboard.type("7391#");
  await tap(checkIn.getByRole("button", { name: "Save Changes" }));
  await expect(page.getByText("2 of 16 sections ready")).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS_TO_WAY_IN);
  test.info().annotations.push({ type: "to Wi-Fi, door and check-in", description: `${taps} taps` });

  await page.goto("/dashboard");
  await untilHydrated(page);
  taps = 0;
  await tap(page.getByRole("link", { name: /Wānaka Lake House/ }).first());
  await expect(page.getByText("2 of 16 sections ready")).toBeVisible();
  await showSteps();
  await tap(steps.getByRole("button", { name: /^WiFi/ }));
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

const quieter = ["Stays", "People", "Import"];
const screensOfHost = [
  "/dashboard",
  "/create-simple",
  "/profile",
  "/stays",
  "/people",
  "/import",
  "/contacts",
];

for (const { width, presses } of [
  { width: 1440, presses: 1 },
  { width: 390, presses: 2 },
])
  test(`At ${width} pixels Stays, People and Import are ${presses === 1 ? "one press" : "two presses"} from every screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await comeAsSubscribedHost(page, "Tui");
    for (const path of screensOfHost)
      for (const name of quieter) {
        await page.goto(path);
        let pressed = 0;
        const press = async (what: Locator) => {
          pressed += 1;
          await what.click();
        };
        const menu = page.getByRole("button", { name: "Open menu" });
        if (await menu.isVisible()) await press(menu);
        await press(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }));
        await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
        expect(pressed, `${name} from ${path}`).toBe(presses);
      }
  });

test("A host imports from the empty dashboard in four presses, and invites a cleaner in three", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Tui");
  let pressed = 0;
  const press = async (what: Locator) => {
    pressed += 1;
    await what.click();
  };

  await page.goto("/dashboard");
  await press(page.getByRole("main").getByRole("link", { name: "Import", exact: true }));
  await press(page.getByLabel("Or paste your text"));
  await page.keyboard.insertText("# Lake House\n\n## WiFi\nNetwork: Lake\nPassword: kea-2020");
  await press(page.getByRole("button", { name: "Continue", exact: true }));
  await press(page.getByRole("button", { name: /^(Put into|Create|Save)/ }));
  await expect(page.getByText(/^It is in /)).toBeVisible();
  expect(pressed, "to import").toBeLessThanOrEqual(4);

  await page.goto("/dashboard");
  pressed = 0;
  await press(page.getByRole("link", { name: "People" }));
  await press(page.getByRole("button", { name: "New link for a cleaner" }));
  await press(page.getByRole("button", { name: "Make link" }));
  await seeToast(page, "Link created");
  expect(pressed, "to invite a cleaner").toBeLessThanOrEqual(3);
});
