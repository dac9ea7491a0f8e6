import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

test("A host sees whether the guidebook was opened, and not by whom", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Aroha");
  const { slug } = await makeGuidebook(page, "Hut");
  await page.goto("/dashboard");
  await expect(page.getByText("Not opened yet")).toBeVisible();

  const guest = await newVisitor();
  const sent: string[] = [];
  guest.on("request", (request) => {
    if (request.url().includes("/seen")) sent.push(new URL(request.url()).search);
  });
  await guest.goto(`/view/${slug}#wifi`);
  await expect.poll(() => sent).toEqual(["?section=", "?section=wifi"]);
  const quiet = await newVisitor();
  await quiet.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
  );
  const ofQuiet: string[] = [];
  quiet.on("request", (request) => ofQuiet.push(request.url()));
  await quiet.goto(`/view/${slug}`);
  await quiet.waitForLoadState("networkidle");
  expect(ofQuiet.filter((url) => url.includes("/seen"))).toEqual([]);

  // Opens are gathered for ten seconds before they are written.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("1 time opened")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole("button", { name: "See the last 30 days of Hut" }).click();
  const dialog = page.getByRole("dialog", { name: "How guests use it" });
  await expect(dialog.getByText("time opened")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "once" })).toHaveCount(2);
});
