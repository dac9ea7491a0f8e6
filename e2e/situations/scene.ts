import { expect, type Page } from "@playwright/test";
import type { Faults } from "../faults.ts";
import type { Caller } from "../hosts.ts";
import { show } from "../screens.ts";
import type { Home } from "./property.ts";
import type { Row } from "./row.ts";

/** A screen that is open in a browser, in a cell of the table. */
export interface Scene {
  row: Row;
  property: Home;
  page: Page;
  faults: Faults;
  /** How much the server had when the scene began (`Effect`). */
  before: number;
  /** Opens another tab of the same browser. */
  newTab: () => Promise<Page>;
  /** Signs another host up in another browser. */
  newHost: (firstName: string) => Promise<{ caller: Caller; email: string }>;
  /** Moves the page's and the server's clock on; only in situations of time. */
  pass: (ms: number) => Promise<void>;
}

/** How long a press may take to show what it did. */
const SEEN_MS = 15_000;

/** What no screen says in any situation. */
const LIES = /Something went wrong(?! on our side)|\bundefined\b|\bNaN\b|Invalid Date|\[object Object\]/;
/** What is shown to those alone whom it concerns. */
const WRONG_CAUSES = /Start Your Subscription|No active subscription|404 Page Not Found/;

/** Opens the screen of a scene and fills it as its action says. */
export async function openScreen({
  page,
  property,
  row,
}: Pick<Scene, "page" | "property" | "row">): Promise<void> {
  await show(page, property.screen);
  await fillIn({ page, property, row });
}

export async function fillIn({
  page,
  property,
  row,
}: Pick<Scene, "page" | "property" | "row">): Promise<void> {
  await row.action.choose?.(page);
  for (const { field, words } of row.action.typed ?? [])
    await field(page).fill(property.words[words] ?? words);
}

/** Expects what was typed to be in its fields. */
export async function expectTyped({ page, property, row }: Scene): Promise<void> {
  for (const { field, words } of row.action.typed ?? [])
    await expect(field(page), "what was typed").toHaveValue(property.words[words] ?? words, {
      timeout: SEEN_MS,
    });
}

/** Reads the text of a screen, in one line. */
export const readText = (page: Page) =>
  page.evaluate(() => (document.querySelector("main") ?? document.body).innerText.replace(/\s+/g, " "));

/** Expects a screen to say nothing that is wrong of it. */
export async function expectNoLie(page: Page, { isPayer = true } = {}): Promise<void> {
  const shown = await page.locator("body").innerText();
  expect(shown, "what a screen says").not.toMatch(LIES);
  if (isPayer) expect(shown, "what a payer is told").not.toMatch(WRONG_CAUSES);
}

/** How many of what a press makes the server has now, read as the host. */
export async function countEffect(property: Home, row: Row): Promise<number> {
  const { effect } = row.action;
  if (!effect) return 0;
  const answer = await property.host.request.get(effect.path(property.guidebook));
  if (!answer.ok()) return 0; // it went with the account or the plan
  return (await answer.text()).match(effect.pattern)?.length ?? 0;
}

/** Expects the presses of a scene to have changed this much on the server, and no more a moment later. */
export async function expectEffect(scene: Scene, times: 0 | 1): Promise<void> {
  const { effect } = scene.row.action;
  if (!effect) return;
  const expected = scene.before + times * (effect.change ?? 1);
  await expect
    .poll(() => countEffect(scene.property, scene.row), { message: "what was made", timeout: SEEN_MS })
    .toBe(expected);
}

export const signInQuestion = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });

/** Presses the button of the main action. Returns false where the screen asks to sign in first: one with nothing to show does by itself. */
export async function press({ page, row }: Scene, { twice = false } = {}): Promise<boolean> {
  const question = signInQuestion(page);
  if (await question.isVisible()) return false;
  await row.action.reveal?.(page);
  const target = row.action.button(page);
  try {
    await (twice ? target.dblclick({ timeout: SEEN_MS }) : target.click({ timeout: SEEN_MS }));
    return true;
  } catch (error) {
    if (await question.isVisible()) return false;
    throw error;
  }
}

/** Presses, and expects what the screen's main action shows, made once. */
export async function goOn(scene: Scene): Promise<void> {
  await expectTyped(scene);
  await press(scene);
  await expectDone(scene);
}

export async function expectDone(scene: Scene): Promise<void> {
  const { page, row } = scene;
  await expect(row.action.seen(page), "what is seen after the press").toBeVisible({ timeout: SEEN_MS });
  await expectNoLie(page, { isPayer: row.who !== "new host" && row.who !== "visitor" });
  await expectEffect(scene, 1);
}

const MESSAGES =
  '[role="alert"], [role="status"], output, #offline, [role="dialog"], [role="alertdialog"], dialog[open], [aria-label^="Messages"] li, [id$="-error"], [aria-live]';

const sentencesOf = async (page: Page): Promise<string[]> => {
  const messages = await page.locator(MESSAGES).filter({ visible: true }).allInnerTexts();
  return messages
    .flatMap((words) => words.split("\n"))
    .filter((line) => /[\w’'”)]\.(\s|$)/.test(line.trim()));
};

/** Returns a function that reads the sentences that have come since. */
export async function watchSentences(page: Page): Promise<() => Promise<string>> {
  const before = new Set(await sentencesOf(page));
  return async () => (await sentencesOf(page)).filter((line) => !before.has(line)).join(" ");
}

/** Does something, and expects a sentence about it that was not there before. */
export async function expectSentence({ page }: Scene, act: () => Promise<unknown>): Promise<void> {
  const readNews = await watchSentences(page);
  await act();
  await expect.poll(readNews, { message: "a sentence that says what to do", timeout: SEEN_MS }).not.toBe("");
}

/** Presses: what still may be done is done, once; what may not is refused with a sentence, and kept. */
export async function pressAndSee(scene: Scene): Promise<void> {
  const { page, row, property } = scene;
  const begin = { ...scene, before: await countEffect(property, row) };
  const isDone = () => row.action.seen(page).isVisible();
  // A screen of a person who is signed out may lead to sign-in.
  const isAtSignIn = () =>
    signInQuestion(page)
      .or(page.getByRole("heading", { name: "Sign In", exact: true }))
      .first()
      .isVisible();
  const readNews = await watchSentences(page);
  await press(scene);
  await expect
    .poll(async () => (await isDone()) || (await isAtSignIn()) || (await readNews()) !== "", {
      message: "it is done, or a sentence says why not",
      timeout: SEEN_MS,
    })
    .toBe(true);
  await row.action
    .seen(page)
    .waitFor({ timeout: 1000 })
    .catch(() => undefined); // a sentence may come first
  if ((await isDone()) && row.action.effect) return expectDone(begin);
  await expectNoLie(page, { isPayer: false });
  if (await isDone()) return;
  await expectTyped(scene);
  await expectEffect(begin, 0);
}
