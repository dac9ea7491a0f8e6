import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

test(
  "A host takes a guidebook out, reads it without us, and brings it back",
  { tag: "@quick" },
  async ({ page, browser }) => {
    await comeAsSubscribedHost(page, "Aroha");
    await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
    await page.goto("/profile#your-data");
    await page.getByText("Or one of them").click();
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export Wānaka Lake House" }).click();
    const folder = mkdtempSync(join(tmpdir(), "porchlight-export-"));
    const zip = join(folder, "guidebook.zip");
    await (await coming).saveAs(zip);
    execFileSync("python3", ["-m", "zipfile", "-e", zip, folder]);

    const offline = await browser.newContext({ offline: true });
    const reader = await offline.newPage();
    const requests: string[] = [];
    reader.on("request", (request) => requests.push(request.url()));
    const errors: string[] = [];
    reader.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await reader.goto(pathToFileURL(join(folder, "index.html")).href);
    await expect(reader.getByRole("heading", { name: "Wānaka Lake House", level: 1 })).toBeVisible();
    await reader.getByRole("navigation").getByRole("link").first().click();
    expect(requests.every((url) => url.startsWith("file:") || url.startsWith("data:"))).toBe(true);
    expect(errors).toEqual([]);
    await offline.close();

    await page.getByLabel("Exported file").setInputFiles(zip);
    await expect(page).toHaveURL(/\/guidebooks\/\w+$/);
    await expect(page.getByLabel("Guidebook Name")).toHaveValue("Wānaka Lake House");
  },
);
