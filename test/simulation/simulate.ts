import { newVisitor, type Visitor } from "#test/visitor.ts";
import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newChance } from "#test/simulation/chance.ts";
import { checkEmails, checkFound, checkLog, checkTables, newCheckState } from "#test/simulation/checks.ts";
import { moveIn } from "#test/simulation/actors/host.ts";
import { answerDoubts, answerQuestions } from "#test/simulation/actors/questions.ts";
import { newActs } from "#test/simulation/actors/acts.ts";
import { checkReadings } from "#test/simulation/checkReadings.ts";
import { checkForgotten, newForgotten } from "#test/simulation/forgotten.ts";
import { DAY, HOUR } from "#test/simulation/moments.ts";
import {
  nameOfAct,
  nothingLeftOut,
  type Act,
  type LeftOut,
  type Plan,
  type Size,
} from "#test/simulation/plan.ts";
import { checkEvents } from "#test/simulation/actors/webhooks.ts";
import { openProcesses } from "#test/simulation/processes.ts";
import { newPlantedSecrets, secretsIn } from "#test/simulation/planted.ts";
import { newProperties } from "#test/simulation/properties.ts";
import { Violation, newMemory, newRunLog, propertyOf, type Reader, type Run } from "#test/simulation/run.ts";
import { mayRead } from "#test/simulation/windows.ts";
import { JOBS_STEP, openSimulatedWorld, serveFeeds, type SimulatedWorld } from "#test/simulation/world.ts";

export interface Outcome {
  /** The broken invariant that ended the run, or null. */
  violation: Violation | null;
  lines: string[];
  hash: string;
  acts: number;
  /** The moment at which the run ended, epoch milliseconds. */
  endedAt: number;
}

/** Makes everything that a seed decides, without what a story leaves out. */
export function newPlan(size: Size, leftOut: LeftOut = nothingLeftOut): Plan {
  const models = newProperties(size, leftOut);
  const acts = newActs(size, models)
    .filter(({ actor, property }) => {
      const isLeftOut = property !== null && leftOut.properties.has(property);
      return !isLeftOut && !leftOut.actors.has(actor);
    })
    .filter((act) => !leftOut.acts.has(nameOfAct(act)))
    .toSorted((a, b) => a.at - b.at || nameOfAct(a).localeCompare(nameOfAct(b)));
  return { ...size, models, acts };
}

/** Lives the days of a plan in a new world, and stops at the first broken invariant. Other errors are thrown. */
export async function simulate(plan: Plan, until = momentAt(plan.days * 24)): Promise<Outcome> {
  const chance = newChance(plan.seed);
  chance.enter("start");
  const world = await openSimulatedWorld(plan.seed, chance);
  const processes = openProcesses(world, plan.seed);
  const log = newRunLog(() => world.clock.now());
  let violation: Violation | null = null;
  const done = { acts: 0 };
  try {
    const run = await newRun(plan, { world, processes, chance, log: (text) => log.add(text) });
    await live(run, world, { until, done });
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    violation = error;
    log.add(`BROKEN: ${error.invariant}: ${error.message}`);
  } finally {
    await processes.close();
    await world.close();
  }
  return { violation, lines: log.lines, hash: log.hash(), acts: done.acts, endedAt: world.clock.now() };
}

/** Steps from event to event: to the next act, or the next job that is due. */
async function live(
  run: Run,
  world: SimulatedWorld,
  { until, done }: { until: number; done: { acts: number } },
): Promise<void> {
  const acts = run.plan.acts.filter(({ at }) => at < until);
  let nextTables = run.now() + 7 * DAY;
  let nextForgotten = run.now() + DAY;
  let earliest = run.now();
  for (;;) {
    const act = acts[done.acts];
    const jobsAt = Math.max(earliest, Math.ceil((await world.nextDue()) / JOBS_STEP) * JOBS_STEP);
    const next = Math.min(act?.at ?? Infinity, jobsAt);
    if (next >= until) break;
    if (next > run.now()) world.clock.advance(next - run.now());
    if (act && act.at <= jobsAt) {
      done.acts += 1;
      await perform(run, act);
    } else {
      await world.runDue();
      earliest = run.now() + JOBS_STEP;
      await afterReadings(run);
    }
    checkFound(run);
    checkLog(run);
    checkEmails(run);
    if (run.now() >= nextForgotten) {
      nextForgotten += DAY;
      await checkForgotten(run);
      await checkEvents(run);
    }
    if (run.now() >= nextTables) {
      nextTables += 7 * DAY;
      await checkTables(run);
    }
  }
}

async function perform(run: Run, act: Act): Promise<void> {
  run.chance.enter(`act ${nameOfAct(act)}`);
  const text = await act.perform(run);
  if (text) run.log(`${act.actor} ${text}`);
}

/** The host answers what the calendars ask, with the phone in hand; then the stays are compared with the bookings. */
async function afterReadings(run: Run): Promise<void> {
  for (const property of run.properties.values()) {
    if (!property.wasRead) continue;
    property.wasRead = false;
    run.chance.enter(`questions ${property.model.number} ${run.now()}`);
    await answerQuestions(run, property);
    await checkReadings(run, property);
    await answerDoubts(run, property);
  }
}

async function newRun(
  plan: Plan,
  { world, processes, chance, log }: Pick<Run, "processes" | "chance" | "log"> & { world: SimulatedWorld },
): Promise<Run> {
  const run: Run = {
    plan,
    world,
    processes,
    chance,
    secrets: newPlantedSecrets(),
    forgotten: newForgotten(),
    properties: new Map(),
    checks: newCheckState(),
    tokens: new Map(),
    removed: new Set(),
    withdrawn: [],
    owner: await world.host("Aroha"),
    now: () => world.clock.now(),
    log,
    fail: (invariant, text) => {
      throw new Violation(invariant, text);
    },
    visitorOf: (name, reader) => visitorOf(run, name, reader),
  };
  await moveIn(run);
  serveFeeds(
    world,
    plan.models,
    ({ property: { number }, feed, hour, text }) => {
      const property = propertyOf(run, number);
      property.wasRead = true;
      if (property.truth !== "hand" && "calendar" in property.truth)
        property.truth.calendar.noteReading(feed.platform, hour, text);
    },
    (feed, { number }, kind) => log(`the feed of ${feed.platform} of property ${number} fails: ${kind}`),
  );
  world.clock.advance(HOUR);
  chance.enter("calendars");
  for (const { host, guidebookId, model } of run.properties.values())
    for (const { url } of model.feeds) {
      const closures = closuresOf(model.source);
      const added = await host.post(`/api/guidebooks/${guidebookId}/calendars`, { url, closures });
      if (added.status !== 201) run.log(`the calendar ${url} is not added: ${added.status}`);
    }
  await afterReadings(run);
  return run;
}

const closuresOf = (source: Plan["models"][number]["source"]) =>
  source !== "hand" && "timeline" in source ? source.timeline.closures : "guests";

const browsers = newMemory<Visitor>();

/** The browser of a name is the same in all acts, with its cookies. */
function visitorOf(run: Run, name: string, reader: Reader): Visitor {
  const known = browsers.of(run);
  const key = `${name} ${JSON.stringify(reader)}`;
  const before = known.get(key);
  if (before) return before;
  const ip = ipOf(known.size);
  const visitor = newVisitor(async (request) => {
    request.headers.set("x-forwarded-for", ip);
    const response = await run.processes.fetch(request);
    await inspect(run, name, reader, request, response.clone());
    return response;
  });
  known.set(key, visitor);
  return visitor;
}

const ipOf = (count: number) => `203.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;

async function inspect(run: Run, name: string, reader: Reader, request: Request, response: Response) {
  const path = new URL(request.url).pathname;
  if (response.status >= 500)
    run.fail("errors", `${name} got ${response.status} from ${request.method} ${path}`);
  const text = await response.text();
  for (const found of secretsIn(text)) {
    const secret = run.secrets.all.get(found);
    if (secret && !mayRead(run, reader, secret))
      run.fail(
        "leaks",
        `${name} reads the ${secret.opens} secret of property ${secret.property} from ${request.method} ${path}` +
          (secret.replacedAt === null ? "" : ", which was replaced"),
      );
  }
}
