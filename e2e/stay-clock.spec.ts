import { expect, test, type Browser } from "@playwright/test";
import { newSecretSearch } from "#test/secretForms.ts";
import { startPostgres } from "../scripts/postgres.mjs";
import { newPhone, setPhoneClock } from "./clockPhones.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { stored } from "./savedPages.ts";
import { openStage, type Stage } from "./staged/stage.ts";

// A stay in Sydney across a night in which clocks change: on a phone with and without a network, minute by minute as it says.
const DOOR_CODE = "739164#";
const SAFE = "The safe opens with 552093";
const secretsIn = newSecretSearch([DOOR_CODE, SAFE]);
const TEN_MINUTES = 600_000;

interface Walk {
  databases: "SQLite" | "PostgreSQL";
  arrival: string;
  departure: string;
  /** When it is booked, and moments at which the codes show or not. */
  booked: string;
  moments: [iso: string, isShown: boolean][];
  /** From when a phone that was never online again shows them no more, and a minute before. */
  savedUntil: [before: string, after: string];
}

const walks: Walk[] = [
  {
    databases: "SQLite",
    arrival: "2026-04-03",
    departure: "2026-04-06",
    booked: "2026-03-20T12:00:00+11:00",
    moments: [
      ["2026-03-30T23:59:59+11:00", false],
      ["2026-03-31T00:00:00+11:00", true],
      ["2026-04-03T15:00:00+11:00", true],
      ["2026-04-04T02:30:00+11:00", true],
      ["2026-04-05T02:30:00+10:00", true],
      ["2026-04-06T09:00:00+10:00", true],
      ["2026-04-06T23:59:00+10:00", true],
      ["2026-04-07T00:00:00+10:00", false],
      ["2026-04-13T12:00:00+10:00", false],
    ],
    savedUntil: ["2026-04-07T11:59:00+10:00", "2026-04-07T12:00:01+10:00"],
  },
  {
    databases: "PostgreSQL",
    arrival: "2026-10-02",
    departure: "2026-10-05",
    booked: "2026-09-20T12:00:00+10:00",
    moments: [
      ["2026-09-28T23:59:59+10:00", false],
      ["2026-09-29T00:00:00+10:00", true],
      ["2026-10-02T15:00:00+10:00", true],
      ["2026-10-04T01:59:00+10:00", true],
      ["2026-10-04T03:00:00+11:00", true],
      ["2026-10-05T23:59:00+11:00", true],
      ["2026-10-06T00:00:00+11:00", false],
      ["2026-10-12T12:00:00+11:00", false],
    ],
    savedUntil: ["2026-10-06T11:59:00+11:00", "2026-10-06T12:00:01+11:00"],
  },
];

for (const walk of walks)
  test(`A stay across a change of clocks shows its codes in its days alone: ${walk.databases} @release`, async ({
    browser,
  }) => {
    test.setTimeout(TEN_MINUTES);
    const postgres = walk.databases === "PostgreSQL" ? await startPostgres() : null;
    const key = "a key that only these tests have, no other";
    const stage = postgres
      ? await openStage(2, { DATABASE_URL: postgres.url, SECRET_KEY: key })
      : await openStage();
    try {
      await walkThrough(browser, stage, walk);
    } finally {
      await stage.stop();
      await postgres?.stop();
    }
  });

async function walkThrough(browser: Browser, stage: Stage, walk: Walk): Promise<void> {
  const origins = stage.servers.map(({ url }) => url);
  const [baseURL = ""] = origins;
  stage.setClock(walk.booked);
  const { slug, token } = await book(browser, baseURL, walk);
  const path = `/view/${token}`;
  const guest = await newPhone(browser, baseURL, walk.booked, path);
  let left: Awaited<ReturnType<typeof newPhone>> | undefined;

  for (const [moment, isShown] of walk.moments) {
    stage.setClock(moment);
    await setPhoneClock(guest.page, moment);
    await guest.takeBytes();
    await guest.page.reload();
    const expected = isShown ? [DOOR_CODE, SAFE] : [];
    await expect.poll(async () => secretsIn(await guest.page.content()), moment).toEqual(expected);
    await expect.poll(async () => secretsIn(await stored(guest.page)), moment).toEqual(expected);
    const bytes = await guest.takeBytes();
    expect(bytes.length).toBeGreaterThan(1000);
    if (!isShown) expect(secretsIn(bytes), moment).toEqual([]);

    // Without a network it says the same.
    await guest.page.context().setOffline(true);
    await guest.page.reload();
    await expect.poll(async () => secretsIn(await guest.page.content()), moment).toEqual(expected);
    await guest.page.context().setOffline(false);

    // Each process sends the same, and to everybody else nothing.
    for (const origin of origins) {
      expect(secretsIn(await textOf(`${origin}${path}`)), `${origin} ${moment}`).toEqual(expected);
      for (const each of [`/view/${slug}`, `/print/${slug}`, `/qr/${slug}`, `/api/public/${slug}`])
        expect(secretsIn(await textOf(origin + each)), each).toEqual([]);
    }
    if (isShown && !left) {
      left = await newPhone(browser, baseURL, moment, path);
      await expect.poll(async () => secretsIn(await stored(left?.page ?? guest.page))).toEqual(expected);
      await left.page.context().setOffline(true);
    }
  }

  // A phone that was never online again since the codes came.
  if (!left) throw new Error("the codes never showed");
  const [before, after] = walk.savedUntil;
  for (const [moment, isShown] of [[before, true] as const, [after, false] as const]) {
    await setPhoneClock(left.page, moment);
    await left.page.reload();
    const expected = isShown ? [DOOR_CODE, SAFE] : [];
    await expect.poll(async () => secretsIn(await (left?.page.content() ?? "")), moment).toEqual(expected);
    await expect
      .poll(async () => secretsIn(await stored(left?.page ?? guest.page)), moment)
      .toEqual(expected);
  }
  await guest.page.context().close();
  await left.page.context().close();
}

const textOf = async (url: string) => (await fetch(url)).text();

async function book(browser: Browser, baseURL: string, { arrival, departure }: Walk) {
  const context = await browser.newContext({ baseURL });
  const host = await context.newPage();
  await comeAsSubscribedHost(host, "Aroha");
  const { id, slug } = await makeGuidebook(host, "Lake House", {
    checkin: {
      doorCode: DOOR_CODE,
      details: `<p>Blue door.</p><div class="stay-only"><p>${SAFE}</p></div>`,
    },
  });
  const access = { access: "stays", timeZone: "Australia/Sydney", contact: "Mere, 021 555 010" };
  expect((await host.request.put(`/api/guidebooks/${id}/access`, { data: access })).ok()).toBe(true);
  const made = await host.request.post(`/api/guidebooks/${id}/stays`, { data: { arrival, departure } });
  const { token } = (await made.json()) as { token: string };
  await context.close();
  return { slug, token };
}
