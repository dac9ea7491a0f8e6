import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost, signInAgain } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { addStay, askToBeLetIn, nextStayDays } from "./stays.ts";
import { seeToast } from "./toasts.ts";

const MINUTE = 60_000;
const zone = { access: "stays", timeZone: "Pacific/Auckland" };

test(
  "The dashboard shows a guest who asks at the door while it is open",
  { tag: "@quick" },
  async ({ page, newVisitor }) => {
    await comeAsSubscribedHost(page, "Hana");
    const { id, slug } = await makeGuidebook(page, "Lake House", lakeHouse);
    await page.request.put(`/api/guidebooks/${id}/access`, { data: zone });
    await page.clock.install();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Lake House" })).toBeVisible();
    await askToBeLetIn(await newVisitor(), slug, "Anna");
    await page.clock.fastForward(MINUTE);
    await expect(page.getByText("Anna waits at the door and asks for the code.")).toBeVisible();
  },
);

test("Stays shows what would keep tonight's guest out while it is open, also after a look elsewhere", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Rewi");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.request.put(`/api/guidebooks/${id}/access`, { data: zone });
  await addStay(page, id, { ...nextStayDays(), guestName: "Anna" });
  await page.clock.install();
  await page.goto("/stays");
  const tonight = page.getByRole("region", { name: "Ready for tonight?" });
  await expect(tonight.getByText(/^Anna /)).toBeVisible();
  await addStay(page, id, { ...nextStayDays(), guestName: "Ben" });
  await page.clock.fastForward(MINUTE);
  await expect(tonight.getByText(/^Ben /)).toBeVisible();
  await addStay(page, id, { ...nextStayDays(), guestName: "Cleo" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(tonight.getByText(/^Cleo /)).toBeVisible();
});

test("A cleaner's page shows a stay that is added while it is open, and stays where nothing of ours comes", async ({
  page,
  newVisitor,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await comeAsSubscribedHost(page, "Wiremu");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.request.put(`/api/guidebooks/${id}/access`, { data: zone });
  const link = await page.request.post("/api/turnover-links", { data: { guidebookIds: [id] } });
  const { url } = (await link.json()) as { url: string };
  const cleaner = await newVisitor();
  await cleaner.clock.install();
  await cleaner.goto(url);
  await expect(cleaner.getByText("Nobody arrives or leaves")).toBeVisible();
  await addStay(page, id, nextStayDays());
  await cleaner.clock.fastForward(MINUTE);
  await expect(cleaner.getByRole("heading", { name: "Lake House" }).first()).toBeVisible();

  await cleaner.route(url, (route) => route.fulfill({ contentType: "text/html", body: "<main>Hotel Wi-Fi" }));
  await cleaner.clock.fastForward(MINUTE);
  await cleaner.unrouteAll();
  await cleaner.context().setOffline(true);
  await cleaner.clock.fastForward(MINUTE);
  await expect(cleaner.getByRole("heading", { name: "Lake House" }).first()).toBeVisible();
});

test("A screen whose session ends while it is open says so, and goes on after a sign-in", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 401/);
  await comeAsSubscribedHost(page, "Ira");
  const { id } = await makeGuidebook(page, "Lake House", lakeHouse);
  await page.request.put(`/api/guidebooks/${id}/access`, { data: zone });
  await addStay(page, id, { ...nextStayDays(), guestName: "Anna" });
  await page.clock.install();
  await page.goto("/stays");
  await expect(page.getByText("Anna").first()).toBeVisible();
  await context.clearCookies();
  await page.clock.fastForward(MINUTE);
  const signedOut = page.getByRole("status").filter({ hasText: "You are signed out" });
  await expect(signedOut).toBeVisible();
  await expect(page.getByText("could not be reached")).toHaveCount(0);
  await expect(page.getByText("Anna").first()).toBeVisible();
  await signedOut.getByRole("button", { name: "Sign in again" }).click();
  await signInAgain(page);
  await expect(signedOut).toHaveCount(0);
});

test("A network's own page in our place archives nothing, and says so", async ({ page }) => {
  await comeAsSubscribedHost(page, "Kahu");
  await makeGuidebook(page, "Lake House", lakeHouse);
  await page.goto("/dashboard");
  await page.route("**/archive", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Welcome to Hotel Wi-Fi</h1>" }),
  );
  await page.getByRole("button", { name: "Archive Lake House" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await seeToast(page, "Error", "Failed to archive the guidebook. Please try again.");
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("A guidebook that is made without a connection is not, and the host is told why", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await comeAsSubscribedHost(page, "Marama");
  await page.goto("/guidebooks/new");
  await page.getByLabel("Guidebook Name").fill("Lake House");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Create Guidebook" }).click();
  await seeToast(page, "Failed to create guidebook", "You are offline. Nothing was changed.");
  await expect(page.getByLabel("Guidebook Name")).toHaveValue("Lake House");
});
