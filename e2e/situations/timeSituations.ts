import { expect } from "@playwright/test";
import { PASSWORD, signInAgain } from "../hosts.ts";
import { show } from "../screens.ts";
import {
  expectDone,
  expectNoLie,
  expectTyped,
  goOn,
  press,
  pressAndSee,
  readText,
  signInQuestion,
  type Scene,
  watchSentences,
} from "./scene.ts";
import { isHosts, type Situation } from "./situation.ts";
import type { Row } from "./row.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ZONE = "Pacific/Auckland";

/** Expects a screen that has been open to say what the same screen says when it is opened now. */
async function expectFresh({ page, property, newTab }: Scene): Promise<void> {
  const fresh = await newTab();
  await show(fresh, property.screen);
  await expect(async () =>
    expect(await readText(page), "what it says now").toBe(await readText(fresh)),
  ).toPass({
    timeout: 15_000,
  });
  await fresh.close();
}

/** Leaves a screen open: it says nothing that is over, keeps what was typed, and its main action works. */
const wait = (ms: number) => async (scene: Scene) => {
  const { page, row } = scene;
  await scene.pass(ms);
  await page.waitForLoadState("networkidle");
  await expectTyped(scene);
  await expectNoLie(page, { isPayer: isHosts(row) });
  if (!row.action.typed) await expectFresh(scene);
  // What is over has no main action left, on a new page too.
  if (row.action.typed || (await row.action.button(page).count()) > 0) await goOn(scene);
};

/** The same for longer than a session or a stay lasts: a host signs in again and goes on, a guest reads what is over. */
const waitBeyondSession = (ms: number) => async (scene: Scene) => {
  const { page, row, property } = scene;
  await scene.pass(ms);
  await page.waitForLoadState("networkidle");
  await expectTyped(scene);
  await expectNoLie(page, { isPayer: isHosts(row) });
  if (!isHosts(row)) {
    if ((await row.action.button(page).count()) > 0) await pressAndSee(scene);
    return;
  }
  const question = signInQuestion(page);
  const isPressed = await press(scene);
  const seen = row.action.seen(page);
  await expect(
    question
      .or(seen)
      .or(page.getByRole("link", { name: "Sign in to go on" }))
      .first(),
  ).toBeVisible();
  await property.host.request.post("/api/auth/login", {
    data: { email: property.email, password: PASSWORD },
  });
  const readNews = await watchSentences(page);
  if (await question.isVisible()) {
    await signInAgain(page);
    await question.waitFor({ state: "hidden" });
  } else if (!(await seen.isVisible())) return;
  if (!isPressed) await press(scene);
  if (row.action.isOfStay)
    await expect.poll(readNews, { message: "a sentence that the stay is not changed" }).not.toBe("");
  else await expectDone(scene);
};

/** The hours from UTC of the properties' zone. */
const offsetAt = (moment: number) =>
  new Intl.DateTimeFormat("en", { timeZone: ZONE, timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;

/** Returns the next hour after which the properties' clocks have been changed. */
export function nextClockChange(now: number): number {
  let moment = Math.ceil(now / HOUR) * HOUR;
  while (offsetAt(moment) === offsetAt(moment - HOUR)) moment += HOUR;
  return moment;
}

/** Returns the next midnight of the properties' zone. */
export function nextMidnight(now: number): number {
  const dayOf = (moment: number) =>
    new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: ZONE }).format(moment);
  let moment = Math.ceil(now / HOUR) * HOUR;
  while (dayOf(moment) === dayOf(moment - HOUR)) moment += HOUR;
  return moment;
}

const isTimeless = ({ isPlain }: Row) => (isPlain ? "it says the same at any time" : undefined);

const inTime = {
  part: "time",
  hasClock: true,
  isImpossible: isTimeless,
  faults: /status of (40[14]|422)/,
} as const;

export const timeSituations: Situation[] = [
  { ...inTime, name: "open for ten minutes", play: wait(10 * MINUTE) },
  { ...inTime, name: "open for an hour", play: wait(HOUR) },
  { ...inTime, name: "open for 25 hours", play: wait(25 * HOUR) },
  { ...inTime, name: "open for 40 days", play: waitBeyondSession(40 * DAY) },
  {
    ...inTime,
    name: "open across midnight",
    beginsAt: (now) => nextMidnight(now) - 10 * MINUTE,
    play: wait(20 * MINUTE),
  },
  {
    ...inTime,
    name: "open across a change of the clocks",
    beginsAt: (now) => nextClockChange(now) - HOUR,
    play: wait(3 * HOUR),
  },
];
