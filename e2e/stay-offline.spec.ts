import type { Page } from "@playwright/test";
import { makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { openAndSave, stored } from "./savedPages.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

const DOOR_CODE = "4817#";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
/** The first moment of a day in UTC, where the property is. */
const midnightOf = (days: number) => Date.parse(`${dayFromNow(days)}T00:00:00Z`);

async function makeStay(host: Page, name: string, arrival: number, departure: number) {
  await comeAsSubscribedHost(host, name);
  const { id, slug } = await makeGuidebook(host, "Lake House", {
    checkin: {
      doorCode: DOOR_CODE,
      details: '<p>Blue door.</p><div class="stay-only"><p>Safe 5520</p></div>',
    },
  });
  const access = { access: "stays", timeZone: "UTC", contact: "Mere, 021 555 010" };
  expect((await host.request.put(`/api/guidebooks/${id}/access`, { data: access })).ok()).toBe(true);
  const data = { arrival: dayFromNow(arrival), departure: dayFromNow(departure) };
  const made = await host.request.post(`/api/guidebooks/${id}/stays`, { data });
  return { ...((await made.json()) as { id: string; token: string }), slug };
}

test.use(phone);

test(
  "shows the code without a network, and no more when its end has come",
  { tag: "@quick" },
  async ({ page, newVisitor, faults }) => {
    const { token } = await makeStay(page, "Gail", -1, 1);
    const guest = await newVisitor(phone);
    await guest.clock.install();
    const path = `/view/${token}`;
    await openAndSave(guest, path);
    await expect.poll(() => stored(guest)).toContain(DOOR_CODE);
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await guest.context().setOffline(true);
    await guest.reload();
    await expect(guest.locator("body")).toContainText(DOOR_CODE);

    // Twelve hours longer than with a network: it could not ask.
    await guest.clock.runFor(midnightOf(2) + 11 * HOUR - Date.now());
    await expect(guest.locator("body")).toContainText(DOOR_CODE);
    await guest.clock.runFor(2 * HOUR);
    await expect(guest.locator("body")).toContainText(
      "Thank you for staying. The codes are hidden now; the tips remain.",
    );
    await expect(guest.getByText("Blue door.")).toBeAttached();
    const left = `${await guest.content()} ${await stored(guest)}`;
    for (const secret of [DOOR_CODE, "5520"]) expect(left).not.toContain(secret);
  },
);

test("hides the code when it comes back from history after its end", async ({ page, newVisitor, faults }) => {
  const { token } = await makeStay(page, "Hana", -1, 1);
  const guest = await newVisitor(phone);
  const path = `/view/${token}`;
  await openAndSave(guest, path);
  await expect.poll(() => stored(guest)).toContain(DOOR_CODE);
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await guest.context().setOffline(true);
  await guest.clock.setFixedTime(midnightOf(3));
  await guest.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(guest.locator("body")).toContainText("Thank you for staying.");
  expect(`${await guest.content()} ${await stored(guest)}`).not.toContain(DOOR_CODE);
});

test("does not open a saved code whose end has come", async ({ page, newVisitor, faults }) => {
  const { token } = await makeStay(page, "Ines", -1, 1);
  const guest = await newVisitor(phone);
  const path = `/view/${token}`;
  await openAndSave(guest, path);
  await expect.poll(() => stored(guest)).toContain(DOOR_CODE);
  // A worker has no clock that can be moved: its page is given an end that has passed.
  await guest.evaluate(async (key) => {
    const secrets = await caches.open("stay-secrets");
    const saved = await secrets.match(key);
    const headers = new Headers(saved?.headers);
    headers.set("guidebook-secrets-until", String(Date.now() - 1));
    await secrets.put(key, new Response(await saved?.text(), { headers }));
  }, path);
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await guest.context().setOffline(true);
  await guest.reload();
  await expect(guest.locator("body")).toContainText("Thank you for staying.");
  expect(`${await guest.content()} ${await stored(guest)}`).not.toContain(DOOR_CODE);
});

test("says that it has not fetched a code that should be there", async ({ page, newVisitor, faults }) => {
  const { token } = await makeStay(page, "Jona", 10, 12);
  const guest = await newVisitor(phone);
  const path = `/view/${token}`;
  await openAndSave(guest, path);
  await expect(guest.locator("#checkin .secret-note")).toContainText("Your door code appears here from");
  expect(await stored(guest)).not.toContain(DOOR_CODE);
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await guest.context().setOffline(true);
  await guest.reload();
  await expect(guest.locator("#checkin .secret-note")).toContainText("Your door code appears here from");
  await guest.clock.setFixedTime(midnightOf(8));
  await guest.reload();
  await expect(guest.locator("#checkin .secret-note")).toHaveText(
    "Your code should be ready, but this phone has not fetched it. Connect once, or ring Mere, 021 555 010.",
  );
  await guest.clock.setFixedTime(midnightOf(14));
  await guest.reload();
  await expect(guest.locator("#checkin .secret-note")).toHaveText(
    "Thank you for staying. The codes are hidden now; the tips remain.",
  );
});

test(
  "takes a link that its host has ended off the phone",
  { tag: "@quick" },
  async ({ page, newVisitor, faults }) => {
    const { id, token } = await makeStay(page, "Kiri", -1, 1);
    const guest = await newVisitor(phone);
    const path = `/view/${token}`;
    await openAndSave(guest, path);
    await expect.poll(() => stored(guest)).toContain(DOOR_CODE);
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|404/);
    await guest.context().setOffline(true);
    await guest.reload();
    await expect(guest.locator("body")).toContainText(DOOR_CODE);
    expect((await page.request.delete(`/api/stays/${id}`)).ok()).toBe(true);
    await guest.context().setOffline(false);
    await expect(
      guest.getByText("Your host has ended this link. Your booking is not affected."),
    ).toBeVisible();
    expect(await stored(guest)).not.toContain(DOOR_CODE);
  },
);

test("keeps neither the way in nor the page on which a guest waits", async ({ page, newVisitor }) => {
  const { slug } = await makeStay(page, "Lani", -1, 1);
  const guest = await newVisitor(phone);
  const path = `/view/${slug}`;
  await openAndSave(guest, path);
  await guest.goto(`${path}/stay`);
  await guest.getByLabel("Send your host your first name.").fill("Lani");
  await guest.getByRole("button", { name: "Ask your host" }).click();
  await expect(guest.getByText("Your host has your name.")).toBeVisible();
  expect(await guest.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await guest.goto(path);
  const paths = await guest.evaluate(async () => {
    const requests = await (await caches.open("guidebooks")).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((saved) => saved.startsWith("/view/"));
  });
  expect(paths).toEqual([path]);
  expect(await stored(guest)).not.toContain(DOOR_CODE);
});
