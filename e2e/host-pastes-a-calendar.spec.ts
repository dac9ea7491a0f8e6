import { expect, test, type Locator } from "@playwright/test";
import { calendarFeed, airbnbDescription } from "#test/calendarFeed.ts";
import { untilHydrated, waitForReact } from "./waitForHydration.ts";
import { cardOf } from "./editing.ts";
import { watchFaults } from "./faults.ts";
import { lakeHouse, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { openStage, type Stage } from "./staged/stage.ts";
import { askToBeLetIn, dayFromToday } from "./stays.ts";
import { seeToast } from "./toasts.ts";

const AIRBNB = "https://www.airbnb.com/calendar/ical/1.ics?s=0123456789abcdef";
const BOOKING = "https://ical.booking.com/v1/export?t=fedcba9876543210";
const MAX_TAPS = 10;
const MAX_MS = 60_000;

let stage: Stage;
test.beforeAll(async () => {
  stage = await openStage();
});
test.afterAll(() => stage.stop());

test(
  "On a phone a host comes from a pasted calendar to a protected code in ten taps and a minute",
  { tag: "@quick" },
  async ({ browser }) => {
    const [server] = stage.servers;
    const faults = watchFaults(server?.url ?? "");
    const context = await browser.newContext({ ...phone, baseURL: server?.url ?? "" });
    faults.watch(context);
    const page = waitForReact(await context.newPage());
    await comeAsSubscribedHost(page, "Hera");
    const { id, slug } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
    const days = (from: number, nights: number) => ({
      arrival: dayFromToday(from),
      departure: dayFromToday(from + nights),
    });
    stage.showFeed(
      "www.airbnb.com",
      calendarFeed("airbnb", [
        { uid: "a", ...days(-1, 3), description: airbnbDescription("HMAAAAAAA1") },
        { uid: "b", ...days(4, 2), description: airbnbDescription("HMBBBBBBB1") },
        { uid: "c", ...days(9, 5), description: airbnbDescription("HMCCCCCCC1") },
        { uid: "d", ...days(20, 2), description: airbnbDescription("HMDDDDDDD1") },
      ]),
    );
    await page.goto(`/guidebooks/${id}/stays`);

    let taps = 0;
    const began = Date.now();
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    const urlField = page.getByRole("region", { name: "Calendars" }).getByLabel("Calendar link");
    await tap(urlField);
    await urlField.fill(AIRBNB); // pasted
    await tap(page.getByRole("button", { name: "Add calendar" }));
    await seeToast(page, "Airbnb is read", "4 stays, the next");
    await tap(page.getByRole("link", { name: "Wānaka Lake House" }).first());
    await untilHydrated(page);
    await tap(page.getByRole("tab", { name: /^Check In/ }));
    const card = cardOf(page, "Check In");
    await tap(card.getByRole("button", { name: "Edit Check In" }));
    await tap(card.getByRole("button", { name: "Change who sees the door code" }));
    const dialog = page.getByRole("dialog", { name: "Who sees the codes" });
    await tap(dialog.getByText("Guests who stay"));
    await expect(dialog.getByLabel("Time zone of the property")).toHaveValue("Auckland (Pacific)");
    await tap(dialog.getByRole("button", { name: "Save" }));
    await seeToast(page, "Saved");
    const ms = Date.now() - began;
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
    expect(ms).toBeLessThan(MAX_MS);
    test.info().annotations.push({ type: "from calendar to code", description: `${taps} taps, ${ms} ms` });

    const open = await page.request.get(`/view/${slug}`);
    expect(await open.text()).not.toContain("4817#");
    const stays = (await (await page.request.get(`/api/guidebooks/${id}/stays`)).json()) as {
      token: string;
    }[];
    const own = await page.request.get(`/view/${stays[0]?.token}`);
    expect(await own.text()).toContain("4817#");
    expect(faults.unexpected()).toEqual([]);
    await context.close();
  },
);

test("A guest of Booking.com without a code asks, the host answers with one tap, and the guest is in", async ({
  browser,
}) => {
  const baseURL = stage.servers[0]?.url ?? "";
  const faults = watchFaults(baseURL);
  const contexts = [
    await browser.newContext({ ...phone, baseURL }),
    await browser.newContext({ ...phone, baseURL }),
  ];
  for (const context of contexts) faults.watch(context);
  const [page, guest] = await Promise.all(
    contexts.map(async (context) => waitForReact(await context.newPage())),
  );
  if (!page || !guest) throw new Error("each context has a page");
  await comeAsSubscribedHost(page, "Moana");
  const { id, slug } = await makeGuidebook(page, "Wānaka Lake House", lakeHouse);
  const access = { access: "stays", timeZone: "Pacific/Auckland" };
  expect((await page.request.put(`/api/guidebooks/${id}/access`, { data: access })).ok()).toBe(true);
  const closed = {
    uid: "x",
    arrival: dayFromToday(-1),
    departure: dayFromToday(3),
    summary: "CLOSED - Not available",
  };
  stage.showFeed("ical.booking.com", calendarFeed("booking", [closed]));
  const data = { url: BOOKING, closures: "guests" };
  expect((await page.request.post(`/api/guidebooks/${id}/calendars`, { data })).ok()).toBe(true);

  await askToBeLetIn(guest, slug, "Jonas");
  await expect(guest.getByText("Your host has your name.")).toBeVisible();

  await page.goto(`/guidebooks/${id}/stays`);
  await expect(page.getByText(/^Booking\.com guest stays until/).first()).toBeVisible();
  const request = page.getByRole("listitem").filter({ hasText: "Jonas says that they stay" });
  await expect(request.getByText(/Booking\.com guest stays there until/)).toBeVisible();
  await expect(request.getByLabel("Until")).toHaveValue(dayFromToday(3));
  await request.getByRole("button", { name: "Let in Jonas" }).tap();
  await seeToast(page, "Jonas is let in");

  await expect(guest.getByText("4817#").first()).toBeAttached(); // by itself
  expect(new URL(guest.url()).pathname).toMatch(/^\/view\/[A-Za-z0-9]{22}$/);
  expect(faults.unexpected()).toEqual([]);
  for (const context of contexts) await context.close();
});
