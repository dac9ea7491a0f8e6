import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { newVisitor } from "#test/visitor.ts";
import { saves, signedIn, type NewSave } from "#test/simulation/actors/faults.ts";
import { NEW_EACH_TIME } from "#test/simulation/freshPage.ts";
import { MINUTE, hourAt } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import type { Run } from "#test/simulation/run.ts";

const SECOND = 1000;
/** A page that was proven within this time before is sent from memory for five minutes. */
const PROVEN_MS = 60 * SECOND;
const READ_ON_MS = 5 * MINUTE;
/** Within minutes 5 to 29 of an hour no page changes by the clock, in any zone. */
const CALM_FROM_MINUTE = 5;
const CALM_MINUTES = 10;

/** One process loses its database for 1 to 10 minutes while guests read and a host saves, and one is replaced by another. */
export function outageActs({ seed, days }: Size): Act[] {
  const dice = newDice(`outages ${seed}`);
  const acts: Act[] = [];
  const add = (at: number, name: string, perform: Act["perform"]) =>
    acts.push({ at, actor: "server", property: null, name, perform });
  for (let day = 1 + dice.below(3); day < days; day += 1 + dice.below(4)) {
    const at = momentAt(day * 24 + dice.below(24)) + (CALM_FROM_MINUTE + dice.below(CALM_MINUTES)) * MINUTE;
    const [minutes, save] = [1 + dice.below(10), dice.of(saves)];
    add(at, "loses its database", (run) => loseDatabase(run, minutes, save));
  }
  for (let day = 2 + dice.below(5); day < days; day += 3 + dice.below(7))
    add(momentAt(day * 24) + dice.below(1440) * MINUTE, "is replaced", replace);
  return acts;
}

interface ReadPage {
  path: string;
  status: number;
  text: string;
}

async function loseDatabase(run: Run, minutes: number, newSave: NewSave): Promise<string> {
  const { world, processes } = run;
  const lastsMs = 2 * PROVEN_MS + minutes * MINUTE;
  // What another process does meanwhile would be late.
  if ((await world.nextDue()) <= run.now() + lastsMs) return "";
  const host = await signedIn(run);
  if (!host) return "";
  const save = await newSave(run, host);
  const before = await save.read(host.visitor);
  const paths = pathsOf(run);
  const older = await Promise.all(paths.filter((_, at) => at % 3 === 0).map((path) => readPage(run, path)));
  world.clock.advance(PROVEN_MS + 10 * SECOND);
  const proven = await Promise.all(paths.filter((_, at) => at % 3 !== 0).map((path) => readPage(run, path)));
  processes.failAfter(0);
  world.clock.advance(30 * SECOND);
  let readOn = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    for (const page of [...older, ...proven]) {
      const mustRead = minute * MINUTE < READ_ON_MS && proven.includes(page) && page.status === 200;
      if (await checkAway(run, page, { mustRead, minute })) readOn += 1;
    }
    const refused = minute === minutes >> 1 ? await save.send(host.visitor) : null;
    if (refused && refused.status !== 503)
      run.fail("lost", `${save.what} without a database was answered ${refused.status}`);
    world.clock.advance(MINUTE);
  }
  processes.failAfter(null);
  run.checks.logged = world.logged.length; // its errors were injected
  const stored = await save.read(host.visitor);
  if (stored !== before)
    run.fail("lost", `${save.what} without a database was refused, and ${stored} is stored`);
  const sent = await save.send(host.visitor);
  const after = await save.read(host.visitor);
  if (sent.status >= 300 || after !== save.after(before))
    run.fail("lost", `${save.what} after an outage was answered ${sent.status}, and ${after} is stored`);
  return `has no database for ${minutes} minutes: ${readOn} pages are read on; ${save.what} after that: ${sent.status}`;
}

/** The pages of some guests, with the link that everybody has and its printed form. */
function pathsOf({ properties }: Run): string[] {
  return [...properties.values()].flatMap(({ slug, links }) => [
    ...[...links.values()].slice(-4).map(({ token }) => `/view/${token}`),
    `/view/${slug}`,
    `/print/${slug}`,
  ]);
}

async function readPage({ processes, now }: Run, path: string): Promise<ReadPage> {
  const headers = { "x-forwarded-for": `198.51.100.${hourAt(now()) % 250}` };
  const response = await processes.fetchSecond(new Request(`http://porchlight.test${path}`, { headers }));
  return { path, status: response.status, text: (await response.text()).replaceAll(NEW_EACH_TIME, "") };
}

/** A page that was proven is read on, and no other answer than it or a refusal is given. Returns whether it was read. */
async function checkAway(
  run: Run,
  page: ReadPage,
  { mustRead, minute }: { mustRead: boolean; minute: number },
): Promise<boolean> {
  const { status, text } = await readPage(run, page.path);
  const what = `${page.path.slice(0, 12)}… in minute ${minute} without a database`;
  if (mustRead && status !== 200) run.fail("reads", `${what} is answered ${status}`);
  if (status === 503) return false;
  if (status !== page.status || text !== page.text)
    run.fail("stalePage", `${what} differs from before: ${status}`);
  return status === 200;
}

/** What either process has acknowledged is read from all of them at once, and after the first of them has ended. */
async function replace(run: Run): Promise<string> {
  const host = await signedIn(run);
  if (!host) return "";
  const { guidebookId, slug, visitor } = host;
  const hour = hourAt(run.now());
  return run.processes.replace(async (old, started) => {
    const all = { old, started, first: async (request: Request) => run.world.fetch(request) };
    for (const [by, fetch] of Object.entries({ old, started })) {
      const own = newVisitor(fetch);
      for (const [name, value] of visitor.cookies) own.cookies.set(name, value);
      const name = `Hut of hour ${hour} by the ${by} one`;
      const renamed = await own.put(`/api/guidebooks/${guidebookId}`, { name });
      if (renamed.status !== 200) run.fail("errors", `a guidebook is renamed: ${renamed.status}`);
      for (const [at, read] of Object.entries(all)) {
        const page = await newVisitor(read).get(`/view/${slug}`);
        if (!page.text.includes(name))
          run.fail(
            "stalePage",
            `what the ${by} process saved is not on the page of the ${at} one: ${page.status}`,
          );
      }
    }
    return "is replaced while the other one runs";
  });
}
