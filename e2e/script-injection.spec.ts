import type { Browser } from "@playwright/test";
import { attacks } from "#test/attacks/attacks.ts";
import { waitForReact } from "./waitForHydration.ts";
import { attackProperty } from "./attacked/attackProperty.ts";
import { exportStaticCopy, importAttacks, pasteEach } from "./attacked/elsewhere.ts";
import { storableInRichText } from "./attacked/storable.ts";
import { guestScreens, hostScreens, mainScreens, pathsWith, visitScreens } from "./attacked/visitScreens.ts";
import { watchRuns } from "./attacked/watchRuns.ts";
import { edit, field } from "./editing.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { openStage, type Stage } from "./staged/stage.ts";

const AT_A_TIME = 25;
/** Of about 490; the others need a reader that decodes them, or a place within a tag or a script. */
const RUN_UNGUARDED = 290;

let stage: Stage;
test.beforeAll(async () => {
  stage = await openStage();
});
test.afterAll(() => stage.stop());

/** Each carries its number where it is written in plain text, so that what runs says which it was. */
const numbered = Object.values(attacks)
  .flat()
  .map((attack, at) => attack.replaceAll("alert(1)", `alert(${at})`));

/** Returns `count` attacks, evenly of each technique. */
function fewOfEach(count: number): string[] {
  let from = 0;
  return Object.values(attacks).flatMap(({ length }) => {
    const places = Array.from({ length: count }, (_, at) => from + Math.floor((at * length) / count));
    from += length;
    return places.map((place) => numbered[place] ?? "");
  });
}

let networks = 0;

/** A browser on a separate network without the content policy, so that only sanitising stops an attack. */
async function openUnguarded(browser: Browser) {
  networks += 1;
  const context = await browser.newContext({
    baseURL: stage.servers[0]?.url ?? "",
    bypassCSP: true,
    extraHTTPHeaders: { "X-Forwarded-For": `10.9.${process.pid % 250}.${networks}` },
  });
  return { page: waitForReact(await context.newPage()), runs: await watchRuns(context) };
}

test("Nothing that is written around a home runs, on the screens where most of it stands", async ({
  browser,
}) => {
  const { page, runs } = await openUnguarded(browser);
  await comeAsSubscribedHost(page, "Mallory");
  const property = await attackProperty(page, stage, fewOfEach(2));
  await visitScreens(page, runs, mainScreens(property));
  await page.context().close();
});

test("Attacks that are planted unguarded are seen @release", async ({ browser }) => {
  const { page, runs } = await openUnguarded(browser);
  await page.goto("/no/such/page");
  expect(await runs.countUnguarded(page, numbered)).toBeGreaterThan(RUN_UNGUARDED);
  await page.context().close();
});

test("Nothing runs that is pasted into rich text @release", async ({ browser }) => {
  const { page, runs } = await openUnguarded(browser);
  await comeAsSubscribedHost(page, "Mallory");
  const { id } = await makeGuidebook(page, "Wānaka Lake House");
  await page.goto(`/guidebooks/${id}`);
  await field(await edit(page, "Welcome Message"), "Text").focus();
  await pasteEach(page, numbered);
  await expect(field(page.locator("main"), "Text")).toContainText("alert");
  expect(await runs.on(page)).toEqual([]);
  await runs.prove(page);
  await page.context().close();
});

test("Nothing runs that stands in a URL @release", async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, runs } = await openUnguarded(browser);
  for (const attack of fewOfEach(2)) await visitScreens(page, runs, pathsWith(attack));
  await page.context().close();
});

for (let from = 0; from < numbered.length; from += AT_A_TIME) {
  const some = numbered.slice(from, from + AT_A_TIME);
  test(`Nothing of attacks ${from + 1} to ${from + some.length} runs, wherever it is written @release`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const { page, runs } = await openUnguarded(browser);
    await comeAsSubscribedHost(page, "Mallory");
    const property = await attackProperty(page, stage, some);
    await visitScreens(page, runs, [...guestScreens(property, some[0] ?? ""), ...hostScreens(property)]);
    await visitScreens(page, runs, [{ path: await exportStaticCopy(page, property.id) }]);
    const asRichText = storableInRichText(some, property.picture);
    const imported = await importAttacks(page, { plain: some, rich: asRichText }, property.picture);
    await visitScreens(page, runs, [
      { path: `/view/${imported.slug}` },
      { path: `/guidebooks/${imported.id}` },
    ]);
    await page.context().close();
  });
}
