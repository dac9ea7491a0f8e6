import { buildApp } from "#app/server/buildApp.ts";
import { openDatabase } from "#core/database.server.ts";
import { openContext } from "#core/context.server.ts";
import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import type { OpenedWorld } from "#test/openWorld.ts";
import { newFailingStatements } from "#test/simulation/failingStatements.ts";
import { MINUTE, hourAt } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";

type Fetch = (request: Request) => Promise<Response>;

/** The processes that answer: the one that runs jobs, and one more on the same database, which restarts now and then. */
export interface Processes {
  /** Answers a request in the process that has the turn. */
  fetch: (request: Request) => Promise<Response>;
  /** Answers a request in the process that restarts. */
  fetchSecond: (request: Request) => Promise<Response>;
  /** Fails the statements of that process after a count of them; null ends it. */
  failAfter: (statements: number | null) => void;
  /** Whether that process has no room for what it writes. */
  fill: (isFull: boolean) => void;
  restart: () => Promise<void>;
  /** Starts another process in place of that one, which ends once `whileBothAnswer` is done. */
  replace: (whileBothAnswer: (old: Fetch, started: Fetch) => Promise<string>) => Promise<string>;
  close: () => Promise<void>;
}

export function openProcesses(world: OpenedWorld, seed: number): Processes {
  const failing = newFailingStatements();
  const open = () => {
    const { config, log, randomBytes, wait, email } = world.context;
    const fetchPublicUrl: typeof world.context.fetchPublicUrl = (...given) =>
      world.context.fetchPublicUrl(...given);
    const context = openContext({
      config,
      db: openDatabase(config).withPlugin(failing.plugin),
      log,
      randomBytes,
      wait,
      email,
      fetchPublicUrl,
      postPublicUrl: world.context.postPublicUrl,
      now: () => world.clock.now(),
    });
    const app = buildApp(
      context,
      { url: (source) => `/${source}`, style: () => "p{color:teal}", serve: (_c, next) => next() },
      (c) => Promise.resolve(c.text("screen")),
    );
    const fetch: Fetch = async (request) => app.fetch(request);
    return { context, fetch };
  };
  let second = open();
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const isSecond = newDice(`turn ${seed} ${pathname} ${hourAt(world.clock.now())}`).chance(0.4);
      return (isSecond ? second.fetch : world.fetch)(request);
    },
    fetchSecond: (request) => second.fetch(request),
    failAfter: failing.failAfter,
    fill: failing.fill,
    async restart() {
      await second.context.close();
      second = open();
    },
    async replace(whileBothAnswer) {
      const old = second;
      second = open();
      const text = await whileBothAnswer(old.fetch, second.fetch);
      await old.context.close();
      return text;
    },
    close: () => second.context.close(),
  };
}

/** Within such minutes of an hour no code comes or goes, in any zone. */
const CALM_MINUTES = { from: 25, count: 5, back: [2, 5, 11, 20] };

/** One of two processes restarts every few days, and the clock of both is set back now and then. */
export function processActs({ seed, days }: Size): Act[] {
  const dice = newDice(`restarts ${seed}`);
  const acts: Act[] = [];
  for (let day = 2 + dice.below(4); day < days; day += 2 + dice.below(6)) {
    const minutes = dice.of(CALM_MINUTES.back);
    acts.push({
      at: momentAt(day * 24 + dice.below(24)) + (CALM_MINUTES.from + dice.below(CALM_MINUTES.count)) * MINUTE,
      actor: "clock",
      property: null,
      name: "is set back",
      perform: async ({ world }) => {
        world.clock.advance(-minutes * MINUTE);
        return `is set back by ${minutes} minutes`;
      },
    });
  }
  for (let day = 3 + dice.below(5); day < days; day += 4 + dice.below(9))
    acts.push({
      at: momentAt(day * 24) + dice.below(1440) * MINUTE,
      actor: "server",
      property: null,
      name: "restarts",
      perform: async ({ processes }) => {
        await processes.restart();
        return "restarts";
      },
    });
  return acts;
}
