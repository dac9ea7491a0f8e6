import type { Browser, Page } from "@playwright/test";
import { answerRequests, makePropertyToActIn, makeStayOn, problemsOf } from "./acts.ts";
import { newPhone } from "./clockPhones.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { expectNoLie } from "./situations/scene.ts";
import { openStage, type Stage } from "./staged/stage.ts";
import { unfold } from "./unfold.ts";
import { waitForReact } from "./waitForHydration.ts";

// A guest's page and a host's screen that stay open for an hour, over midnight and without a network, each in two tabs.
const MINUTE = 60_000;
const EVENING = "2026-06-10T22:50:00+12:00";
const begin = Date.parse(EVENING);

test.describe.configure({ mode: "parallel", timeout: 300_000 });
let stage: Stage;
test.beforeEach(async () => {
  stage = await openStage();
  stage.setClock(EVENING);
});
test.afterEach(() => stage.stop());

async function makeHome(browser: Browser) {
  const baseURL = stage.servers[0]?.url ?? "";
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const host = waitForReact(await context.newPage());
  await comeAsSubscribedHost(host, "Hana");
  const property = await makePropertyToActIn(host);
  const stay = await makeStayOn(host, property, [-1, 3], { now: begin });
  const { page } = await newPhone(browser, baseURL, EVENING, `/view/${stay.token}`);
  const other = await page.context().newPage();
  await other.goto(`/view/${stay.token}`);
  return { host, property, stay, page, other };
}

/** Moves the clocks of the server and of the open pages of a browser to a moment after the beginning. */
async function pass(minutes: number, ...pages: Page[]): Promise<void> {
  stage.setClock(new Date(begin + minutes * MINUTE).toISOString());
  for (const page of pages) {
    const now = await page.evaluate(() => Date.now());
    await page.clock.fastForward(begin + minutes * MINUTE - now);
  }
}

const typeReport = async (page: Page, words: string) => {
  await unfold("Something is wrong")(page);
  await page.getByLabel("Water").check();
  await page.getByLabel("What is wrong?").fill(words);
};
const sendReport = (page: Page) => page.getByRole("button", { name: "Send to your host" }).click();

test("A guest's page that stays open shows what the host answers, and loses nothing that is typed", async ({
  browser,
}) => {
  const { host, property, stay, page, other } = await makeHome(browser);
  await typeReport(page, "No hot water in the shower.");
  await sendReport(page);
  await expect(page.getByText("Not read yet.")).toBeVisible();
  await unfold("Ask your host for more", "Late check-out")(other);
  await other.getByLabel("Anything your host should know").first().fill("Our flight is at four.");
  await other.getByRole("button", { name: "Ask", exact: true }).first().click();
  await expect(other.getByText("Your host has not answered yet.")).toBeVisible();

  await test.step("After a quarter of an hour a page says whom to ring, and not while its guest types", async () => {
    await typeReport(page, "The tap drips too.");
    await pass(16, page);
    await page.waitForLoadState("networkidle");
    await expect(page.getByLabel("What is wrong?")).toHaveValue("The tap drips too.");
    await expect(page.getByLabel("What is wrong?")).toBeVisible();
    await expect(other.getByText("Nobody has read it yet. Please ring:")).toBeVisible();
  });

  await test.step("After an hour it has the answers", async () => {
    const [problem] = await problemsOf(host, property);
    await host.request.patch(`/api/problems/${problem?.id}`, { data: { read: true } });
    await answerRequests(host, stay, [{ answer: "yes" }]);
    await pass(62, page);
    await expect(other.getByText("Your host says yes.")).toBeVisible();
    await expect(other.getByText(/Read at/)).toBeVisible();
    await expect(page.getByLabel("What is wrong?")).toHaveValue("The tap drips too.");
  });

  await test.step("After midnight what was typed is sent, once", async () => {
    await pass(90, page);
    await expect(page.getByLabel("What is wrong?")).toHaveValue("The tap drips too.");
    await sendReport(page);
    await expect(page.getByText("The tap drips too.")).toBeVisible();
    await expect(page.getByText("Your host says yes.")).toBeVisible();
    expect(await problemsOf(host, property)).toHaveLength(2);
  });
  for (const tab of [page, other]) await expectNoLie(tab);
});

test("Without a network a question is kept and a report waits, and two tabs send it once", async ({
  browser,
}) => {
  const { host, property, page, other } = await makeHome(browser);
  await page.context().setOffline(true);
  await typeReport(page, "No water at all.");
  await sendReport(page);
  await expect(page.getByText(/Your report waits/)).toBeVisible();
  await unfold("Ask your host for more", "A basket of firewood")(other);
  const note = other.getByLabel("Anything your host should know").filter({ visible: true });
  await note.fill("Two baskets, please.");
  await other.getByRole("button", { name: "Ask", exact: true }).filter({ visible: true }).click();
  await expect(
    other
      .getByText(/You are offline/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await pass(75, page);
  await expect(note).toHaveValue("Two baskets, please.");

  await page.context().setOffline(false);
  await expect(page.getByText("No water at all.")).toBeVisible();
  await expect(page.getByText(/Your report waits/)).toHaveCount(0);
  await expect(note).toHaveValue("Two baskets, please.");
  await other.getByRole("button", { name: "Ask", exact: true }).filter({ visible: true }).click();
  await expect(other.getByText("Your host has not answered yet.")).toBeVisible();
  await expect(other.getByText("No water at all.")).toBeVisible();
  const requests = (await (await host.request.get("/api/extra-requests")).json()) as { note: string }[];
  expect(requests.map((one) => one.note)).toEqual(["Two baskets, please."]);
  expect(await problemsOf(host, property)).toHaveLength(1);
});

test("A host's stays that stay open show what guests ask and report, and what another tab answers", async ({
  browser,
}) => {
  const { host, page } = await makeHome(browser);
  await host.clock.install({ time: begin });
  const tab = waitForReact(await host.context().newPage());
  for (const one of [host, tab]) {
    await one.goto("/stays");
    await expect(one.getByText("Anna").first()).toBeVisible();
  }
  await typeReport(page, "No hot water in the shower.");
  await sendReport(page);
  await unfold("Ask your host for more", "Late check-out")(page);
  await page.getByRole("button", { name: "Ask", exact: true }).first().click();
  await expect(page.getByText("Your host has not answered yet.")).toBeVisible();
  await pass(2, host);
  for (const one of [host, tab]) {
    await expect(one.getByRole("heading", { name: "Reported by guests" })).toBeVisible();
    await expect(one.getByText(/asks for late check-out/)).toBeVisible();
  }

  await host.getByRole("button", { name: /^Yes, but at/ }).click();
  await host.getByLabel("Yes, but at").fill("11:45");
  await host.context().setOffline(true);
  await host.getByRole("button", { name: /^Answer/ }).click();
  await expect(host.getByText(/You are offline/).first()).toBeVisible();
  await pass(65, host);
  await expect(host.getByLabel("Yes, but at")).toHaveValue("11:45");
  await host.context().setOffline(false);
  await pass(75, host);
  await expect(host.getByLabel("Yes, but at")).toHaveValue("11:45");
  await expect(host.getByText("No hot water")).toBeAttached();

  await tab.getByRole("button", { name: "No to Anna" }).click();
  await expect(tab.getByText("Answered (1)")).toBeVisible();
  await pass(78, host);
  await expect(host.getByText("Answered (1)")).toBeVisible();
  await expect(host.getByText(/asks for late check-out/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Your host says no.")).toBeVisible();
  for (const one of [host, tab, page]) await expectNoLie(one);
});
