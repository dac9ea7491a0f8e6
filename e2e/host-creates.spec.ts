import { PNG } from "pngjs";
import sharp from "sharp";
import { edit, save } from "./editing.ts";
import { fillings } from "./fillings.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { openTile } from "./guests.ts";
import { comeAsSubscribedHost, signUp, subscribe } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { printToPdf } from "./paper.ts";
import { readQr } from "./qr.ts";
import { seeToast } from "./toasts.ts";

test("A host signs up, subscribes, fills all 17 sections and shares them with a guest without script", async ({
  page,
  context,
  server,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await test.step("signs up, and sees nothing but the subscribe screen until the plan is paid", async () => {
    await signUp(page, "Aroha");
    for (const path of ["/", "/dashboard", "/create-simple", "/guidebooks/new", "/profile"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Start Your Subscription" })).toBeVisible();
    }
    await subscribe(page);
    await expect(page.getByText("No Guidebooks Yet")).toBeVisible();
  });

  await test.step("creates a blank guidebook", async () => {
    await page.getByRole("main").getByRole("link", { name: "Generate with AI" }).first().click();
    await page.getByRole("radio", { name: "Blank" }).check({ force: true });
    await page.getByRole("button", { name: "Create Blank Guidebook" }).click();
    await seeToast(page, "Guidebook name required", "Please enter a name for your guidebook.");
    await page.getByLabel("Guidebook Name").fill("Wānaka Lake House");
    await page.getByRole("button", { name: "Create Blank Guidebook" }).click();
    await seeToast(page, "Guidebook created", "Your guidebook has been created successfully.");
    await expect(page).toHaveURL(/\/guidebooks\/[^/]+$/);
    await expect(page.getByText("0 of 16 sections ready")).toBeVisible();
  });

  await test.step("fills every section", async () => {
    for (const { title, fill } of fillings) {
      const card = await edit(page, title);
      await fill(card);
      await save(page, title);
    }
    await expect(page.getByText("16 of 16 sections ready")).toBeVisible();
  });

  const link = await test.step("shares it", async () => {
    await page.getByRole("button", { name: "Share", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Share your guidebook" });
    const url = await dialog.getByLabel("Link", { exact: true }).inputValue();
    expect(url).toMatch(new RegExp(`^${server.url}/view/wanaka-lake-house-[a-z0-9]{6}$`));
    expect(await readQr(dialog.getByRole("img", { name: "QR code" }))).toBe(url);
    await dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await seeToast(page, "Link copied!", "The share link has been copied to your clipboard.");
    return url;
  });

  await test.step("a guest without script finds every word", async () => {
    const guest = await newVisitor({ javaScriptEnabled: false });
    await guest.goto(link);
    await expect(guest.getByRole("heading", { name: "Wānaka Lake House" })).toBeVisible();
    for (const { tile, words } of fillings) {
      const place = tile ? await openTile(guest, tile) : guest.getByRole("contentinfo");
      for (const some of words) await expect(place.getByText(some).first()).toBeVisible();
      if (tile) await guest.getByRole("link", { name: "Back to Welcome" }).click();
    }
    await guest.goto(`${link}#welcome`);
    await expect(guest.getByRole("link", { name: "the lake and the town" })).toHaveAttribute(
      "href",
      "https://lakewanaka.co.nz",
    );
    const photo = guest.getByRole("region", { name: "House Info" }).getByAltText("The deck at first light");
    await expect(photo).toBeVisible();
    const file = await guest.request.get((await photo.getAttribute("src")) ?? "");
    const { width, exif } = await sharp(await file.body()).metadata();
    expect({ width, exif }, "scaled, and without the place where it was taken").toEqual({ width: 1200 });
  });
});

test("A host prints the sheet and the QR code", { tag: "@quick" }, async ({ page, newVisitor, server }) => {
  await comeAsSubscribedHost(page, "Ben");
  const { slug } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  const link = `${server.url}/view/${slug}`;

  await test.step("the sheet is one A4 page with the property's own words", async () => {
    const sheet = await newVisitor({ deviceScaleFactor: 3 });
    await sheet.goto(`/print/${slug}`);
    for (const block of [
      "WELCOME",
      "WIFI NETWORK",
      "PASSWORD",
      "HOUSE RULES",
      "EMERGENCY",
      "CHECK OUT",
      "REVIEWS",
    ])
      await expect(sheet.getByRole("heading", { name: block })).toBeVisible();
    for (const words of [
      "kererū & tūī; 7",
      "Quiet after ten",
      "111",
      "Strip the beds",
      "12 Beacon Point Road",
    ])
      await expect(sheet.getByRole("main").getByText(words).first()).toBeVisible();
    await expect(sheet.getByText("THANK YOU FOR CHOOSING TO STAY WITH US")).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Print Guidebook" })).toBeVisible();
    expect(await readQr(sheet.getByRole("img", { name: "QR code for the digital guidebook" }))).toBe(link);
    expect(await readQr(sheet.getByRole("img", { name: "joins the Wi-Fi" }))).toBe(
      String.raw`WIFI:T:WPA;S:LakeHouse-5G;P:kererū & tūī\; 7;;`,
    );
    expect(await printToPdf(sheet)).toEqual({ pages: 1, width: 210, height: 297 });
  });

  await test.step("an empty guidebook prints the defaults, on one page too", async () => {
    const empty = await makeGuidebook(page, "Quiet Cottage");
    const sheet = await newVisitor();
    await sheet.goto(`/print/${empty.slug}`);
    for (const words of [
      "No parties or events",
      "Lock up and leave the keys where you found them",
      "111",
      "SCAN QR CODE FOR DIGITAL GUIDEBOOK",
    ])
      await expect(sheet.getByRole("main").getByText(words)).toBeVisible();
    expect(await printToPdf(sheet)).toEqual({ pages: 1, width: 210, height: 297 });
  });

  await test.step("the QR page leads guests to the guidebook", async () => {
    await page.goto(`/qr/${slug}`);
    await expect(page.getByRole("heading", { name: "The Lake House" })).toBeVisible();
    await expect(page.getByText("Scan to view guidebook")).toBeVisible();
    const code = page.getByRole("img", { name: "QR code" });
    expect(await code.boundingBox()).toMatchObject({ width: 256, height: 256 });
    expect(await readQr(code)).toBe(link);
    const png = await page.request.get(`/qr/${slug}.png`);
    expect(PNG.sync.read(await png.body()).width).toBeGreaterThanOrEqual(512);
  });
});

test(
  "A host archives a guidebook, and guests find it gone until it is restored",
  { tag: "@quick" },
  async ({ page, newVisitor, faults }) => {
    faults.expect(/status of 404/);
    await comeAsSubscribedHost(page, "Carla");
    const { slug } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
    const guest = await newVisitor();
    await guest.goto(`/view/${slug}`);

    await test.step("archives it, after being asked", async () => {
      await page.goto("/");
      await page.getByRole("button", { name: "Archive Wānaka Lake House" }).click();
      const dialog = page.getByRole("alertdialog", { name: "Archive Guidebook" });
      await expect(dialog).toContainText(
        "Are you sure you want to archive this guidebook? This action will hide it from your dashboard, but it can be restored later if needed.",
      );
      await page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole("button", { name: "Archive Wānaka Lake House" }).click();
      await dialog.getByRole("button", { name: "Archive" }).click();
      await expect(page.getByRole("main"), "where the last card is gone").toBeFocused();
      await seeToast(page, "Guidebook archived", "The guidebook has been successfully archived.");
      await expect(dialog).toBeHidden();
      await expect(page.getByText("No Guidebooks Yet")).toBeVisible();
    });

    await test.step("its pages are gone", async () => {
      const views = await guest.reload();
      expect(views?.status()).toBe(404);
      await expect(guest.getByRole("heading", { name: "Guidebook Not Found" })).toBeVisible();
      await expect(guest.getByText("This guidebook may have expired or been deleted.")).toBeVisible();
      expect((await guest.goto(`/print/${slug}`))?.status()).toBe(404);
      expect((await guest.goto(`/qr/${slug}`))?.status()).toBe(404);
      await expect(guest.getByRole("heading", { name: "QR Code Not Found" })).toBeVisible();
    });

    await test.step("restores it, and it is back at its address", async () => {
      await page.getByRole("link", { name: "Archived" }).click();
      await page.getByRole("button", { name: "Restore Wānaka Lake House" }).click();
      await expect(page.getByRole("region", { name: "Archived" })).toBeFocused();
      await seeToast(page, "Guidebook restored");
      expect((await guest.goto(`/view/${slug}`))?.status()).toBe(200);
      await expect(guest.getByRole("heading", { name: "Wānaka Lake House" })).toBeVisible();
      await page.getByRole("link", { name: "Your Guidebooks" }).click();
      await expect(page.getByRole("link", { name: "Wānaka Lake House", exact: true })).toBeVisible();
    });
  },
);
