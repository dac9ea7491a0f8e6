import type { Page } from "@playwright/test";
import { waitForReact } from "./waitForHydration.ts";
import { edit, field } from "./editing.ts";
import { contentOf, makeGuidebook } from "./guidebooks.ts";
import { takePhoto } from "./photos.ts";
import { comeAsNewHost, comeAsSubscribedHost, PASSWORD, signIn, signInAgain } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

test.beforeEach(({ faults }) => faults.expect(/status of 409/));

const cover = (page: Page) => page.getByRole("dialog", { name: "This page is out of date" });
const anotherTab = async (page: Page) => waitForReact(await page.context().newPage());

async function namesOfGuidebooks(page: Page): Promise<string[]> {
  const list = (await (await page.request.get("/api/guidebooks")).json()) as { name: string }[];
  return list.map(({ name }) => name);
}

/** Has the host of the page join the account of another host, in which the session acts from then on. */
async function joinAccountOf(owner: Page, page: Page): Promise<void> {
  const made = await owner.request.post("/api/account/members", { data: { role: "editor" } });
  const { url } = (await made.json()) as { url: string };
  const token = new URL(url).pathname.split("/").at(-1);
  expect((await page.request.post(`/api/invitations/${token}`)).ok()).toBe(true);
}

/** Chooses the account to act in, and waits until the app has reloaded. */
async function chooseAccount(page: Page, label: string): Promise<void> {
  const loaded = page.waitForEvent("load");
  await page.getByLabel("Account", { exact: true }).first().selectOption({ label });
  await loaded;
}

test("A co-host changes the account in one tab: the other makes nothing in it", async ({
  page,
  newVisitor,
}) => {
  const olive = await newVisitor();
  await comeAsSubscribedHost(olive, "Olive");
  await comeAsSubscribedHost(page, "Hana");
  await joinAccountOf(olive, page);
  await page.goto("/dashboard");
  await chooseAccount(page, "Hana Host (owner)");
  await page.goto("/create-simple");
  await page.getByText("Blank", { exact: true }).click();
  await page.getByLabel("Guidebook Name").fill("Hana's Hut");

  const other = await anotherTab(page);
  await other.goto("/dashboard");
  await chooseAccount(other, "Olive Host (co-host)");
  await expect(cover(page)).toContainText("This browser now works in Olive Host's account.");
  // Back where it was, the first tab goes on with what was typed.
  await chooseAccount(other, "Hana Host (owner)");
  await expect(cover(page)).toBeHidden();
  await expect(page.getByLabel("Guidebook Name")).toHaveValue("Hana's Hut");

  await test.step("A tab that has heard nothing is refused by the call", async () => {
    await page.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    const { id } = (
      (await (await page.request.get("/api/account/choice")).json()) as { id: string; ownerName: string }[]
    ).find(({ ownerName }) => ownerName === "Olive Host")!;
    await page.request.post("/api/account/choice", { data: { accountId: id } });
    await page.getByRole("button", { name: "Create Blank Guidebook" }).click();
    await expect(cover(page)).toContainText("This browser now works in Olive Host's account.");
    expect(await namesOfGuidebooks(olive)).toEqual([]);
  });

  await cover(page).getByRole("button", { name: "Load this page again" }).click();
  await expect(cover(page)).toBeHidden();
  await page.getByText("Blank", { exact: true }).click();
  await page.getByLabel("Guidebook Name").fill("Olive's Orchard");
  await page.getByRole("button", { name: "Create Blank Guidebook" }).click();
  await seeToast(page, "Guidebook created", "Your guidebook has been created successfully.");
  expect(await namesOfGuidebooks(olive)).toEqual(["Olive's Orchard"]);
});

test(
  "Another person signs in in another tab: nothing is saved under their name",
  { tag: "@quick" },
  async ({ page }) => {
    const aroha = await comeAsSubscribedHost(page, "Aroha");
    const { id } = await makeGuidebook(page, "Wānaka Lake House");
    await page.goto(`/guidebooks/${id}`);
    await field(await edit(page, "WiFi"), "Password").fill("kererū");
    const profile = await anotherTab(page);
    await profile.goto("/profile");
    await profile.getByLabel("First name").fill("Arohanui");

    const other = await anotherTab(page);
    await other.goto("/dashboard");
    await other.getByRole("link", { name: "Sign out" }).first().click();
    await other.getByRole("button", { name: "Discard and sign out" }).click();
    await expect(cover(profile)).toContainText("You signed out in another tab");

    const ben = await comeAsNewHost(other, "Ben");
    await other.request.get("/api/logout");
    await other.goto("/login");
    await signIn(other, ben);
    await expect(other.getByRole("heading", { name: "Start Your Subscription" })).toBeVisible();
    for (const tab of [page, profile]) {
      await expect(cover(tab)).toContainText("This browser is now signed in as Ben Host.");
      await expect(tab.getByRole("dialog")).toHaveCount(1);
    }

    await test.step("Back as the first person, both tabs go on", async () => {
      await other.request.get("/api/logout");
      await other.goto("/login");
      await signIn(other, aroha);
      await expect(other.getByRole("heading", { name: "Dashboard" })).toBeVisible();
      for (const tab of [page, profile]) await expect(cover(tab)).toBeHidden();
      await profile.getByRole("button", { name: "Save details" }).click();
      await expect(profile.getByText("Arohanui Host").first()).toBeAttached();
    });
  },
);

test("A tab of a session that has ended goes on once its host has signed in in another tab", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 40[14]/);
  const email = await comeAsSubscribedHost(page, "Iris");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await page.goto(`/guidebooks/${id}`);
  const card = await edit(page, "WiFi");
  await field(card, "Password").fill("kererū");
  await context.clearCookies();
  await card.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  const waiting = await anotherTab(page);
  await waiting.goto(`/stays`);
  await expect(waiting.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();

  const other = await anotherTab(page);
  await other.goto("/login");
  await signIn(other, email, PASSWORD);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => contentOf(page, id, "wifi")).toMatchObject({ password: "kererū" });
  await expect(waiting.getByRole("heading", { name: "Stays", level: 1 })).toBeVisible();
});

test("A co-host who was removed meanwhile and signs in again makes nothing elsewhere", async ({
  page,
  newVisitor,
  faults,
}) => {
  faults.expect(/status of 40[19]/);
  const olive = await newVisitor();
  await comeAsSubscribedHost(olive, "Olive");
  await comeAsSubscribedHost(page, "Hana");
  await joinAccountOf(olive, page);
  await page.goto("/create-simple");
  await page.getByText("Blank", { exact: true }).click();
  await page.getByLabel("Guidebook Name").fill("Olive's Orchard");
  const { members } = (await (await olive.request.get("/api/account/members")).json()) as {
    members: { id: string; firstName: string }[];
  };
  const { id } = members.find(({ firstName }) => firstName === "Hana")!;
  expect((await olive.request.delete(`/api/account/members/${id}`)).ok()).toBe(true);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Create Blank Guidebook" }).click();
  await signInAgain(page);
  await expect(cover(page)).toContainText("This browser now works in Hana Host's account.");
  expect(await namesOfGuidebooks(page)).toEqual([]);
});

test("Each call of a host's screens says for whom it was drawn, uploads too", async ({ page }) => {
  await comeAsSubscribedHost(page, "Lena");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  const user = (await (await page.request.get("/api/auth/user")).json()) as { id: string; accountId: string };
  const drawnFor = new Map<string, string | undefined>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // What is counted goes without credentials.
    if (["fetch", "xhr"].includes(request.resourceType()) && pathname !== "/api/events")
      drawnFor.set(`${request.method()} ${pathname}`, request.headers()["x-drawn-for"]);
  });
  for (const path of ["/dashboard", "/stays", "/import", "/contacts", "/profile", `/guidebooks/${id}`]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  await page
    .getByLabel("Cover photo", { exact: true })
    .setInputFiles({ name: "lake.jpg", mimeType: "image/jpeg", buffer: await takePhoto() });
  await expect.poll(() => [...drawnFor.keys()]).toContain("POST /api/media");
  const calls = [...drawnFor].filter(([call]) => call.includes("/api/"));
  expect(calls.length).toBeGreaterThan(8);
  for (const [call, header] of calls) expect.soft(header, call).toBe(`${user.id} ${user.accountId}`);
});
