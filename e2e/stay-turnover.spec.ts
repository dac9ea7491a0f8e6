import { expect, test, type Browser } from "@playwright/test";
import { newSecretSearch } from "#test/secretForms.ts";
import { startPostgres } from "../scripts/postgres.mjs";
import { newPhone, setPhoneClock } from "./clockPhones.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { stored } from "./savedPages.ts";
import { openStage, type Stage } from "./staged/stage.ts";

// One guest leaves on the day on which the next arrives, with a code of each one's own, on two phones.
const ANNAS_CODE = "739164#";
const BENS_CODE = "480257#";
const secretsIn = newSecretSearch([ANNAS_CODE, BENS_CODE]);
const TEN_MINUTES = 600_000;

const TURNOVER = "2026-04-06";
const at = (time: string) => `${TURNOVER}T${time}:00+10:00`;

/** Who reads a code, before and after the host agreed on a late check-out at 4 pm. */
const moments: { moment: string; anna: boolean; ben: boolean; agreed?: true }[] = [
  { moment: "2026-04-05T23:59:00+10:00", anna: true, ben: false },
  { moment: at("00:00"), anna: true, ben: true },
  { moment: at("09:59"), anna: true, ben: true },
  { moment: at("12:00"), anna: true, ben: true },
  { moment: at("14:59"), anna: true, ben: true },
  { moment: at("15:00"), anna: false, ben: true },
  { moment: at("15:01"), anna: true, ben: true, agreed: true },
  { moment: at("17:59"), anna: true, ben: true, agreed: true },
  { moment: at("18:00"), anna: false, ben: true, agreed: true },
  { moment: "2026-04-07T00:00:00+10:00", anna: false, ben: true, agreed: true },
];

for (const databases of ["SQLite", "PostgreSQL"] as const)
  test(`On a turnover day each phone shows its own code alone, and a late check-out at once: ${databases} @release`, async ({
    browser,
  }) => {
    test.setTimeout(TEN_MINUTES);
    const postgres = databases === "PostgreSQL" ? await startPostgres() : null;
    const stage = postgres
      ? await openStage(2, {
          DATABASE_URL: postgres.url,
          SECRET_KEY: "a key that only these tests have, no other",
        })
      : await openStage();
    try {
      await walkThroughTheDay(browser, stage);
    } finally {
      await stage.stop();
      await postgres?.stop();
    }
  });

async function walkThroughTheDay(browser: Browser, stage: Stage): Promise<void> {
  const [baseURL = "", last = ""] = [stage.servers[0]?.url, stage.servers.at(-1)?.url];
  const booked = "2026-03-20T12:00:00+11:00";
  stage.setClock(booked);
  const { anna, ben, agree } = await bookBoth(browser, baseURL);
  const phones = {
    // Each through another process, if there are two.
    anna: await newPhone(browser, baseURL, booked, `/view/${anna.token}`),
    ben: await newPhone(browser, last, booked, `/view/${ben.token}`),
  };
  let isAgreed = false;
  for (const step of moments) {
    stage.setClock(step.moment);
    if (step.agreed && !isAgreed) await agree();
    isAgreed = step.agreed === true;
    for (const [name, own] of [["anna", ANNAS_CODE] as const, ["ben", BENS_CODE] as const]) {
      const { page, takeBytes } = phones[name];
      const moment = `${name}, ${step.moment}`;
      const expected = step[name] ? [own] : [];
      await setPhoneClock(page, step.moment);
      await takeBytes();
      await page.reload();
      await expect.poll(async () => secretsIn(await page.content()), moment).toEqual(expected);
      await expect.poll(async () => secretsIn(await stored(page)), moment).toEqual(expected);
      expect(secretsIn(await takeBytes()), moment).toEqual(expected);
      await page.context().setOffline(true);
      await page.reload();
      await expect.poll(async () => secretsIn(await page.content()), `${moment}, offline`).toEqual(expected);
      await page.context().setOffline(false);
    }
  }
  for (const { page } of Object.values(phones)) await page.context().close();
}

async function bookBoth(browser: Browser, baseURL: string) {
  const host = await (await browser.newContext({ baseURL })).newPage();
  await comeAsSubscribedHost(host, "Aroha");
  const { id } = await makeGuidebook(host, "Lake House", {
    checkin: { details: "<p>Blue door.</p>", checkInTime: "15:00" },
    departure: { items: ["Lock up"], checkOutTime: "10:00" },
  });
  const access = { access: "stays", showFrom: "arrival", timeZone: "Australia/Sydney", contact: "Mere" };
  expect((await host.request.put(`/api/guidebooks/${id}/access`, { data: access })).ok()).toBe(true);
  const add = async (data: object) => {
    const made = await host.request.post(`/api/guidebooks/${id}/stays`, { data });
    expect(made.ok(), await made.text()).toBe(true);
    return (await made.json()) as { id: string; token: string };
  };
  const anna = await add({ arrival: "2026-04-02", departure: TURNOVER, doorCode: ANNAS_CODE });
  const ben = await add({ arrival: TURNOVER, departure: "2026-04-09", doorCode: BENS_CODE });
  const agree = async () => {
    const agreed = await host.request.patch(`/api/stays/${anna.id}`, { data: { checkOutTime: "16:00" } });
    expect(agreed.ok(), await agreed.text()).toBe(true);
  };
  return { anna, ben, agree };
}
