import { expect, type Page } from "@playwright/test";
import {
  answerArrivalForm,
  answerRequests,
  askFor,
  makePropertyToActIn,
  makeStayOn,
  problemsOf,
  report,
  sayLeft,
} from "./acts.ts";
import type { Caller } from "./hosts.ts";
import type { Screen } from "./screens.ts";
import { unfold } from "./unfold.ts";

const at = ({ token }: { token: string }) => `/view/${token}`;
const EXTRAS = "Ask your host for more";
const REPORTS = "Something is wrong";
const QUESTIONS = "Before you arrive";

/** What guests see of a stay in which they can ask, report, answer and say that they have left. */
export async function guestActScreens(caller: Caller): Promise<Screen[]> {
  const property = await makePropertyToActIn(caller);
  const asking = await makeStayOn(caller, property, [5, 8]);
  const requested = await makeStayOn(caller, property, [12, 15]);
  await askFor(caller, property, requested, { kind: "early", time: "12:30", note: "We land at eleven." });
  await askFor(caller, property, requested, { kind: "other" });
  const answered = await makeStayOn(caller, property, [20, 23], { platform: "direct" });
  await askFor(caller, property, answered, { kind: "early", time: "11:30" });
  await askFor(caller, property, answered, { kind: "late", time: "13:00" });
  await askFor(caller, property, answered, { kind: "other", name: "A basket of firewood" });
  await askFor(caller, property, answered, { kind: "other" });
  const given = ["yes", "other", "yes", "no"] as const;
  await answerRequests(
    caller,
    answered,
    given.map((answer) => (answer === "other" ? { answer, time: "12:00" } : { answer })),
  );
  const ofPlatform = await makeStayOn(caller, property, [30, 33], { platform: "airbnb" });
  await askFor(caller, property, ofPlatform, { kind: "early", time: "11:30" });
  await askFor(caller, property, ofPlatform, { kind: "late", time: "13:00" });
  await answerRequests(caller, ofPlatform, [{ answer: "yes" }, { answer: "yes" }]);
  await answerRequests(caller, ofPlatform, [null, { answer: "withdraw" }]);
  const filled = await makeStayOn(caller, property, [40, 44]);
  await answerArrivalForm(caller, filled);

  const inside = await makePropertyToActIn(caller);
  const staying = await makeStayOn(caller, inside, [-1, 3]);
  const waiting = await makePropertyToActIn(caller, { beforeCode: true });
  const atTheDoor = await makeStayOn(caller, waiting, [1, 3]);
  const leaving = await makePropertyToActIn(caller);
  const lastDay = await makeStayOn(caller, leaving, [-3, 0], { platform: "airbnb" });
  const left = await makePropertyToActIn(caller);
  const gone = await makeStayOn(caller, left, [-3, 0], { platform: "booking" });
  await sayLeft(caller, gone);
  const over = await makeStayOn(caller, left, [-9, -5], { platform: "vrbo" });

  const reporting = (words: string) => async (page: Page) => {
    await unfold(REPORTS)(page);
    await page.getByLabel("Heating").check();
    await page.getByLabel("What is wrong?").fill(words);
  };
  return [
    { name: "act-extras", path: at(asking), prepare: unfold(EXTRAS, "Early check-in") },
    { name: "act-extras-of-host", path: at(asking), prepare: unfold(EXTRAS, "A basket of firewood") },
    { name: "act-extras-asked", path: at(requested) },
    { name: "act-extras-answered", path: at(answered) },
    { name: "act-extras-platform", path: at(ofPlatform) },
    { name: "act-extras-refused", path: at(asking), prepare: askForWhatIsGone },
    { name: "act-report", path: at(staying), prepare: reporting("The radiator in the bedroom is cold.") },
    { name: "act-report-danger", path: at(staying), prepare: reporting("It smells of gas in the kitchen.") },
    { name: "act-report-refused", path: at(staying), prepare: sendBlankReport },
    { name: "act-report-sent", path: at(staying), prepare: sendReport(caller, staying) },
    {
      name: "act-report-read",
      path: at(staying),
      async prepare(page) {
        const [first] = await problemsOf(caller, inside);
        await caller.request.patch(`/api/problems/${first?.id}`, { data: { read: true } });
        await page.reload();
        await expect(page.getByText(/Read at/).first()).toBeVisible();
      },
    },
    { name: "act-form", path: at(asking), prepare: unfold(QUESTIONS) },
    { name: "act-form-answered", path: at(filled), prepare: unfold(QUESTIONS) },
    { name: "act-form-change", path: at(filled), prepare: unfold(QUESTIONS, "Change") },
    { name: "act-form-refused", path: at(asking), prepare: sendIncompleteForm },
    { name: "act-form-first", path: at(atTheDoor) },
    { name: "act-last-day", path: at(lastDay) },
    { name: "act-left", path: at(gone) },
    { name: "act-after", path: at(over) },
  ];
}

/** Between the look and the press the host has removed it. */
async function askForWhatIsGone(page: Page): Promise<void> {
  await unfold(EXTRAS, "Early check-in")(page);
  const ask = page.getByRole("button", { name: "Ask", exact: true }).first();
  await ask.evaluate((button) => button.setAttribute("value", "removed"));
  await ask.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
}

async function sendBlankReport(page: Page): Promise<void> {
  await unfold(REPORTS)(page);
  await page.getByLabel("Water").check();
  await page.getByLabel("What is wrong?").fill("");
  await page.getByRole("button", { name: "Send to your host" }).click();
  await expect(
    page.getByRole("alert").or(page.locator("form[data-waits] output")).filter({ visible: true }).first(),
  ).toBeVisible();
}

const sendReport =
  (caller: Caller, stay: { token: string; id: string; code: string }) => async (page: Page) => {
    if (await page.locator(".wrong .now-reported").first().isVisible()) return;
    await report(caller, stay, {
      kind: "heating",
      text: "The radiator in the bedroom stays cold, and the one in the hall makes a noise.",
      photos: 2,
    });
    await page.reload();
    await expect(page.locator(".wrong .now-reported").first()).toBeVisible();
  };

async function sendIncompleteForm(page: Page): Promise<void> {
  await unfold(QUESTIONS)(page);
  await page.locator("form.ask").evaluate((form) => form.setAttribute("novalidate", ""));
  await page.getByLabel("Number plate").fill("KEA 204");
  await page.locator("form.ask").getByRole("button").click();
  await expect(page.getByRole("alert").filter({ visible: true }).first()).toBeVisible();
}
