import { expect, type Page, type Route } from "@playwright/test";
import { serverHeaders } from "../serverHeaders.ts";
import {
  expectDone,
  expectEffect,
  expectNoLie,
  expectSentence,
  expectTyped,
  goOn,
  press,
  watchSentences,
  type Scene,
} from "./scene.ts";
import type { Row } from "./row.ts";
import type { Situation } from "./situation.ts";

const callsNothing = ({ action }: Row) =>
  action.isCall ? undefined : "its main action calls the server for no change";
const isForm = (row: Row) =>
  row.action.isForm ? "it sends a form: the browser shows the answer itself" : callsNothing(row);

/** Changes are asked for by any method but GET; what is counted is none. */
const isChange = (route: Route) =>
  route.request().method() !== "GET" && !route.request().url().endsWith("/api/events");

async function answerChanges(page: Page, answer: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route("**", (route) => (isChange(route) ? answer(route) : route.fallback()));
}

/** A press that fails: says so, keeps what was typed, and the next press does it, once. */
async function failOnce(scene: Scene, end: () => Promise<unknown>): Promise<void> {
  const { page, row } = scene;
  await expectSentence(scene, () => press(scene));
  await expect(row.action.seen(page), "it is not said to be done").toBeHidden();
  await expectNoLie(page, { isPayer: row.who !== "new host" && row.who !== "visitor" });
  await expectTyped(scene);
  await expectEffect(scene, 0);
  await end();
  await goOn(scene);
}

const answerWith = (answer: Parameters<Route["fulfill"]>[0]) => async (scene: Scene) => {
  await answerChanges(scene.page, (route) => route.fulfill(answer));
  await failOnce(scene, () => scene.page.unrouteAll({ behavior: "wait" }));
};

const refusal = (status: number, code: string, message: string) => ({
  status,
  json: { code, message },
  headers: { ...serverHeaders, "Retry-After": "60" },
});

/** The change is made and its answer lost: the screen finds it by itself, or the next press does, without a second one. */
async function loseAnswer(scene: Scene): Promise<void> {
  const { page, row } = scene;
  let isLost = false;
  await answerChanges(page, async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  await press(scene);
  await expect.poll(() => isLost, "the press makes a call").toBe(true);
  const seen = row.action.seen(page);
  await seen.waitFor({ timeout: 4000 }).catch(() => undefined); // the next press finds it
  if (!(await seen.isVisible())) await pressAgain(scene);
  await expectNoLie(page, { isPayer: false });
  await expectEffect(scene, 1);
}

async function pressAgain(scene: Scene): Promise<void> {
  const readNews = await watchSentences(scene.page);
  await press(scene);
  await expect
    .poll(async () => (await scene.row.action.seen(scene.page).isVisible()) || (await readNews()) !== "")
    .toBe(true);
}

async function pressTwice(scene: Scene): Promise<void> {
  await expectTyped(scene);
  await press(scene, { twice: true });
  await expectDone(scene);
}

async function pressOffline(scene: Scene): Promise<void> {
  const context = scene.page.context();
  await context.setOffline(true);
  await failOnce(scene, () => context.setOffline(false));
}

const atPress = { part: "the press", isImpossible: callsNothing } as const;

export const pressSituations: Situation[] = [
  { ...atPress, name: "pressed twice", play: pressTwice },
  { ...atPress, name: "offline at the press", faults: /ERR_|Failed to fetch/, play: pressOffline },
  {
    ...atPress,
    name: "answer lost after the save",
    isImpossible: isForm,
    faults: /ERR_FAILED|status of 409/,
    play: loseAnswer,
  },
  {
    ...atPress,
    name: "refused with 429",
    isImpossible: isForm,
    faults: /status of 429/,
    play: answerWith(refusal(429, "too_many", "Too many attempts. Please try again in a minute.")),
  },
  {
    ...atPress,
    name: "failed with 500",
    isImpossible: isForm,
    faults: /status (of )?500/,
    play: answerWith(refusal(500, "internal", "Something went wrong on our side. Please try again.")),
  },
  {
    ...atPress,
    name: "answered by a portal",
    isImpossible: isForm,
    play: answerWith({ contentType: "text/html", body: "<h1>Welcome to Hotel Wi-Fi</h1>" }),
  },
];
