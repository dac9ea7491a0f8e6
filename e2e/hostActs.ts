import { expect, type Page } from "@playwright/test";
import {
  answerArrivalForm,
  answerRequests,
  askFor,
  makePropertyToActIn,
  makeStayOn,
  problemsOf,
  report,
} from "./acts.ts";
import { makeGuidebookWithStays } from "./guestStays.ts";
import type { Caller } from "./hosts.ts";
import type { Screen } from "./screens.ts";
import { unfold } from "./unfold.ts";

/** What a host sees of what guests ask, report and answer, and where it is switched on. */
export async function hostActScreens(caller: Caller): Promise<Screen[]> {
  const property = await makePropertyToActIn(caller);
  const { id } = property;
  const staying = await makeStayOn(caller, property, [-1, 3], { guestName: "Ben" });
  await report(caller, staying, {
    kind: "heating",
    text: "The radiator in the bedroom stays cold, and the one in the hall makes a noise.",
    photos: 3,
  });
  await report(caller, staying, { kind: "other", text: "It smells of gas in the kitchen." });
  const requested = await makeStayOn(caller, property, [5, 8]);
  await answerArrivalForm(caller, requested);
  await askFor(caller, property, requested, { kind: "early", time: "12:30", note: "We land at eleven." });
  await askFor(caller, property, requested, { kind: "other", name: "A basket of firewood" });
  // A later booking contradicts what its guest asks for, and another a yes.
  const contradicted = await makeStayOn(caller, property, [8, 11], { guestName: "Melanie" });
  const answered = await makeStayOn(caller, property, [20, 23], { guestName: "Priya" });
  await askFor(caller, property, answered, { kind: "early", time: "11:30" });
  await askFor(caller, property, answered, { kind: "late", time: "13:00" });
  await askFor(caller, property, answered, { kind: "other" });
  await answerRequests(caller, answered, [
    { answer: "yes" },
    { answer: "other", time: "12:00" },
    { answer: "no" },
  ]);
  await makeStayOn(caller, property, [23, 25], { guestName: "Isla" });
  await askFor(caller, property, contradicted, { kind: "late", time: "12:30" });
  await makeStayOn(caller, property, [11, 13], { guestName: "Tom" });
  const off = await makeGuidebookWithStays(caller);
  const newest = async () => (await problemsOf(caller, property))[0]?.id;
  const reportPath = `/guidebooks/${id}/stays?problem=${await newest()}`;

  const stays = `/guidebooks/${id}/stays`;
  const dialog = (page: Page) => page.getByRole("dialog");
  const edit = (name: string | RegExp) => async (page: Page) => {
    await page.getByRole("button", { name }).click();
    await expect(dialog(page)).toBeVisible();
  };
  return [
    { name: "act-stays", path: stays },
    { name: "act-stays-of-all", path: "/stays" },
    { name: "act-stays-report", path: reportPath },
    { name: "act-stays-answered", path: stays, prepare: unfold(/^Answered/) },
    {
      name: "act-stays-other-time",
      path: stays,
      prepare: (page) => page.getByRole("button", { name: "Yes, but at … to Anna" }).first().click(),
    },
    { name: "act-answers-sheet", path: stays, prepare: openAnswers },
    { name: "act-offer-early", path: stays, prepare: edit(/^Edit.*Early check-in/) },
    { name: "act-offer-link", path: stays, prepare: edit(/^Edit.*A basket of firewood/) },
    { name: "act-offer-new", path: stays, prepare: edit("Another extra") },
    { name: "act-settings-form", path: `${stays}#ask-guests`, prepare: loadAgain },
    { name: "act-settings-review", path: `${stays}#review-link`, prepare: loadAgain },
    { name: "act-settings-reports", path: stays, prepare: unfold("Someone else for some kinds") },
    { name: "act-settings-off", path: `/guidebooks/${off.id}/stays` },
    { name: "act-settings-form-off", path: `/guidebooks/${off.id}/stays#ask-guests`, prepare: loadAgain },
    { name: "act-offer-first", path: `/guidebooks/${off.id}/stays`, prepare: edit("Late check-out") },
    { name: "act-check-lists", path: "/stays/cleaners" },
    { name: "act-check-list", path: "/stays/cleaners", prepare: openCheckList("Change the check list of") },
    {
      name: "act-check-list-new",
      path: "/stays/cleaners",
      prepare: openCheckList("Set up the check list of"),
    },
  ];
}

/** Where only what follows "#" is another one, the page and what lies over it stay as they are. */
async function loadAgain(page: Page): Promise<void> {
  await page.reload();
  await expect(
    page
      .getByText("Each guest finds a short form")
      .or(page.getByText("Show the link"))
      .filter({ visible: true }),
  ).toBeVisible();
}

async function openAnswers(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Anna" });
  const more = page.getByRole("button", { name: "More for Anna" });
  await expect(sheet.or(more).first()).toBeVisible();
  if (!(await sheet.isVisible())) await more.first().click();
  await sheet.getByRole("button", { name: "Show the answers" }).click();
  await expect(sheet.getByText("Erik Lindqvist")).toBeVisible();
}

const openCheckList = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
};
