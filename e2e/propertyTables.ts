import { expect, type Page } from "@playwright/test";

export const tableOfProperties = `Property name;Address;WiFi name;WiFi password;Door code;Check-in;Check-out;Colour
Lake House;12 Shore Road, Wānaka;LakeHouse;kea-2020;0815;3 pm;10:00;green
Barn;4 Hill Lane;Barn;clover77;4471#;late;10 am;red
;In the yard;;;;;;blue
`;

/** Chooses a table where guidebooks are made, and waits until its homes are shown. */
export async function readTable(page: Page, table: string): Promise<void> {
  const buffer = Buffer.from(table);
  await page
    .getByLabel("Files", { exact: true })
    .setInputFiles({ name: "homes.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("heading", { name: "Homes in homes.csv" })).toBeVisible();
}
