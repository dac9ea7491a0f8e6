import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { openTile, phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { takePhoto } from "./photos.ts";
import { savedPictures } from "./savedPages.ts";

const DEMO = "/view/demo-wanaka-retreat";

test.use(phone);

test("opens it again where there is no network", { tag: "@quick" }, async ({ page, context, faults }) => {
  await page.goto(DEMO);
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await context.setOffline(true);
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.reload();
  await expect(page.getByText("Saved on this device. You are offline.")).toBeVisible();
  await openTile(page, "WiFi");
  await expect(page.getByText("slow-morning-42").first()).toBeVisible();
  const background = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(background, "the style was kept too").toBe("rgb(251, 248, 242)");
});

test("sees a photo without network, too, that was never opened before", async ({
  page,
  newVisitor,
  faults,
}) => {
  await comeAsSubscribedHost(page, "Fay");
  const photo = `data:image/jpeg;base64,${(await takePhoto()).toString("base64")}`;
  const { slug } = await makeGuidebook(page, "Photo House", {
    howto: { items: [{ title: "Light the fire", description: "<p>Open the flue.</p>", imageUrls: [photo] }] },
  });
  const guest = await newVisitor(phone);
  await guest.goto(`/view/${slug}`);
  await expect(guest.getByText("Saved on this device")).toBeVisible();
  await expect.poll(() => savedPictures(guest)).toBeGreaterThan(0);
  await guest.context().setOffline(true);
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const fire = (await openTile(guest, "How-To Guides")).getByRole("img", { name: "Light the fire, 1 of 1" });
  await fire.scrollIntoViewIfNeeded();
  await expect.poll(() => fire.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("has the page saved before a large photo has come", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Ida");
  const { id, slug } = await makeGuidebook(page, "Photo House", lakeHouse);
  const cover = `data:image/jpeg;base64,${(await takePhoto()).toString("base64")}`;
  expect((await page.request.put(`/api/guidebooks/${id}`, { data: { cover } })).ok()).toBe(true);
  const guest = await newVisitor(phone);
  await guest.route("**/media/**", () => {});
  await guest.goto(`/view/${slug}`, { waitUntil: "commit" });
  await expect(guest.getByText("Saved on this device")).toBeVisible();
});

for (const [cause, response] of [
  ["the server is in trouble", { status: 502, body: "Bad gateway" }],
  ["a proxy knows no server", { status: 404, body: "404 page not found" }],
  ["another page stands in its place", { contentType: "text/html", body: "<h1>Back soon</h1>" }],
] as const)
  test(`keeps the saved page where ${cause}`, async ({ page, context, faults }) => {
    await page.goto(DEMO);
    await expect(page.getByText("Saved on this device")).toBeVisible();
    let refused = 0;
    await context.route(`**${DEMO}`, (route) => {
      refused++;
      return route.fulfill(response);
    });
    faults.expect(/502|404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Wānaka Retreat" })).toBeVisible();
    expect(refused).toBeGreaterThan(0);
    // What came meanwhile has not taken its place either.
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Saved on this device. You are offline.")).toBeVisible();
  });
