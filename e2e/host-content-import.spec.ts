import { newDocx } from "#test/manuals/docx.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";
import { readTable, tableOfProperties } from "./propertyTables.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

test(
  "A host brings a Word file in, moves a sentence, leaves one, takes it all back, and makes homes of a table",
  { tag: "@quick" },
  async ({ page, server }) => {
    await comeAsSubscribedHost(page, "Aroha");
    await page.goto("/import");
    const docx = await newDocx([
      { text: "Lake House guide", style: "Title" },
      { text: "Wi-Fi", style: "Heading1" },
      { text: "Network: LakeHouse. Password: kea-2020" },
      { text: "Arriving", style: "Heading1" },
      { text: "Press 4471 at the gate. The porch light is on." },
      { text: "House rules", style: "Heading1" },
      { text: "No smoking", list: "bullet" },
      { text: "The red kayak leaks", list: "bullet" },
    ]);
    await page
      .getByLabel("Files", { exact: true })
      .setInputFiles({ name: "guide.docx", mimeType: WORD, buffer: Buffer.from(docx) });

    const checkIn = page.getByRole("region", { name: "Check In" });
    const gate = checkIn.getByRole("listitem").filter({ hasText: "Press 4471 at the gate." });
    await expect(gate.getByRole("checkbox", { name: "Only during the stay" })).toBeChecked();

    const rules = page.getByRole("region", { name: "House Rules" });
    await rules.getByRole("button", { name: /^House Rules/ }).click();
    await page.getByRole("checkbox", { name: "No smoking" }).uncheck();
    const kayak = page.getByRole("button", { name: "More: The red kayak leaks" });
    await kayak.click();
    await page.getByRole("button", { name: /^Move ?: The red kayak/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Amenities" }).click();
    await expect(kayak).toBeFocused();
    await expect(rules.getByRole("button", { name: /^House Rules/ })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await page.getByRole("button", { name: "Put into the guidebook" }).click();
    await expect(page.getByText(/^It is in /)).toBeVisible();

    const path = (await page.getByRole("link", { name: "See it as a guest" }).getAttribute("href")) ?? "";
    const readAsGuest = async () => (await fetch(new URL(path, server.url))).text();
    const html = await readAsGuest();
    expect(html).toContain("The red kayak leaks");
    expect(html).not.toContain("No smoking");
    await page.getByRole("button", { name: "Undo" }).click();
    await seeToast(page, "Undone", "The guidebook is as it was before.");
    expect(await readAsGuest()).not.toContain("The red kayak leaks");

    await readTable(page, tableOfProperties);
    await page.getByLabel("Colour").selectOption("Amenities");
    await page.reload();
    await expect(page.getByLabel("Colour").locator("option:checked")).toHaveText("Amenities");
    await page.getByRole("button", { name: "Make 2 guidebooks" }).click();
    await expect(page.getByText("2 of 3 made")).toBeVisible();
    await page.getByRole("button", { name: "Archive these 2 again" }).click();
    await expect(page.getByRole("button", { name: "Make 2 guidebooks" })).toBeEnabled();
  },
);
