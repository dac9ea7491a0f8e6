import { claimNextJob, runJob } from "#core/jobs/runJob.server.ts";
import { ensureScheduled } from "#core/jobs/schedule.server.ts";
import type { JobRule } from "#core/jobs/jobKind.server.ts";
import { ok, refused } from "#core/refusal.ts";
import { urlRefusals } from "#core/safeFetch/refusals.ts";
import { jobs } from "#app/server/jobs.ts";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { newDice } from "#test/hostile/dice.ts";
import { openWorld, type OpenedWorld } from "#test/openWorld.ts";
import { momentAt } from "#test/calendarTimelineFeeds.ts";
import type { Chance } from "#test/simulation/chance.ts";
import { openSimulatedStripe, type SimulatedStripe } from "#test/simulation/stripe.ts";
import { DAY, HOUR, MINUTE, hourAt } from "#test/simulation/moments.ts";
import {
  textAt,
  withoutSleepers,
  type ModelFeed,
  type ModelProperty,
  type NetworkFault,
} from "#test/simulation/properties.ts";

/** A disk in memory, where there is one: a year of commits is not to wait for a disk. */
const FOLDER = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** Backups and the index of places have no part in a stay. */
const NOT_SIMULATED = /^backups?\.|^operations\.|backup|audit/i;
/** The models of feeds speak by the hour: each calendar is read in each hour. */
const READINGS = "calendars.readDue";
/** Clean-ups that run each hour run each day here, but for the one that empties SQLite's log of what they deleted. */
const rules: JobRule[] = jobs
  .filter(({ kind }) => !NOT_SIMULATED.test(kind.name))
  .map((rule) => {
    if (rule.kind.name === READINGS) return { ...rule, every: HOUR };
    if (rule.every === HOUR && !/arrivals|noon|emptyLog/i.test(rule.kind.name))
      return { ...rule, every: DAY };
    return rule;
  });

/** What the mail server defers, by the hour: an email in twenty is refused once or twice. */
const isDeferred = (seed: number, messageId: string, tries: number) => {
  const dice = newDice(`mail ${seed} ${messageId}`);
  return dice.chance(0.05) && tries <= 1 + dice.below(2);
};

export interface SimulatedWorld extends OpenedWorld {
  /** Runs what is due, and returns the kinds that ran. */
  runDue: () => Promise<string[]>;
  /** When the next job is due, epoch milliseconds. */
  nextDue: () => Promise<number>;
  /** How many emails were deferred. */
  deferred: () => number;
  /** Null where test billing takes the money. */
  stripe: SimulatedStripe | null;
}

/** One seed in three pays through Stripe. */
const paysByStripe = (seed: number) => seed % 3 === 0;

/** Opens a world whose clock, chance and mail server the seed decides. */
export async function openSimulatedWorld(seed: number, chance: Chance): Promise<SimulatedWorld> {
  const tries = new Map<string, number>();
  let deferred = 0;
  const stripe = paysByStripe(seed) ? await openSimulatedStripe(seed, () => world.clock.now()) : null;
  const world: OpenedWorld = await openWorld({
    env: { TRUST_PROXY: "true", ...stripe?.env },
    ...(stripe && {
      payAt: async (host, url) => {
        const session = stripe.pay(url);
        // The browser comes back from the checkout.
        await host.get(`/api/subscription-status?session_id=${session}`);
      },
    }),
    folder: FOLDER,
    startsAt: momentAt(0) - HOUR,
    randomBytes: chance.randomBytes,
    wait: () => Promise.resolve(),
    beforeEmail({ messageId = "" }) {
      const count = (tries.get(messageId) ?? 0) + 1;
      tries.set(messageId, count);
      if (!isDeferred(seed, messageId, count)) return;
      deferred += 1;
      throw Object.assign(new Error("451 4.7.1 Try again later"), { code: "EENVELOPE", permanent: false });
    },
  });
  const { context } = world;
  // Asked at each step: built and compiled once.
  const jobsToCome = context.db.selectFrom("jobs").select(["kind", "due"]).where("failed_at", "is", null);
  const compiled = jobsToCome.compile();
  const waiting = async () => (await context.db.executeQuery(compiled)).rows;
  await ensureScheduled(context, rules);
  return {
    ...world,
    stripe,
    deferred: () => deferred,
    async close() {
      await world.close();
      await stripe?.close();
    },
    async nextDue() {
      const due = (await waiting()).map((job) => job.due);
      return Math.min(...due, stripe?.nextAt() ?? Infinity);
    },
    async runDue() {
      const ran: string[] = [];
      chance.enter(`stripe ${world.clock.now()}`);
      await stripe?.deliver(world);
      for (;;) {
        const due = (await waiting()).filter((job) => job.due <= world.clock.now()).map(({ kind }) => kind);
        // A claim names all of its kinds, which takes longer than most jobs.
        const dueRules = rules.filter(({ kind: { name } }) => due.includes(name));
        const job = dueRules.length > 0 && (await claimNextJob(context, dueRules));
        if (!job) return ran;
        const { kind, id } = job.row;
        chance.enter(`job ${kind} ${id} ${world.clock.now()}`, { isWithoutJitter: kind === READINGS });
        await runJob(context, job, new AbortController().signal);
        ran.push(kind);
      }
    },
  };
}

/** What was read of a feed, where each entry is the truth. */
export interface FeedReading {
  property: ModelProperty;
  feed: ModelFeed;
  hour: number;
  text: string;
}

/** Serves the feeds of properties; `onRead` hears of each text whose entries are the truth, `onFault` of what is not whole or not true. */
export function serveFeeds(
  world: OpenedWorld,
  properties: readonly ModelProperty[],
  onRead: (reading: FeedReading) => void,
  onFault: (feed: ModelFeed, property: ModelProperty, kind: string) => void,
): void {
  const lastHours = new Map<string, number>();
  const feeds = new Map(
    properties.flatMap((property) => property.feeds.map((feed) => [feed.url, { property, feed }] as const)),
  );
  world.context.fetchPublicUrl = async (url, { etag: knownEtag }) => {
    const found = feeds.get(url);
    if (!found) return refused(urlRefusals.unreachable);
    const { property, feed } = found;
    const hour = Math.max(0, hourAt(world.clock.now()));
    const fault = feed.faults.find(({ from, until }) => from <= hour && hour <= until);
    const isFirst = lastHours.get(url) !== hour;
    lastHours.set(url, hour);
    const isLack = fault?.kind === "lacks who has slept there";
    if (fault && !isLack) {
      onFault(feed, property, fault.kind);
      if (fault.kind !== "HTML")
        return refused(fault.kind === "slow" ? urlRefusals.tooSlow : urlRefusals.unreachable);
    }
    const { text, isTrue, isWhole } = textOf(property, feed, { hour, isFirst, fault });
    if (isTrue) onRead({ property, feed, hour, text });
    if ((!isTrue || !isWhole) && (!fault || isLack))
      onFault(feed, property, fault?.kind ?? "a fault of its model");
    const etag = createHash("sha256").update(text).digest("hex").slice(0, 16);
    if (etag === knownEtag) return ok({ isChanged: false, url });
    const content = Buffer.from(text);
    return ok({ isChanged: true, url, content, contentType: "text/calendar", etag });
  };
}

function textOf(
  property: ModelProperty,
  feed: ModelFeed,
  { hour, isFirst, fault }: { hour: number; isFirst: boolean; fault: NetworkFault | undefined },
): { text: string; isTrue: boolean; isWhole: boolean } {
  if (fault?.kind === "HTML") return { text: "<html>Sign in</html>", isTrue: false, isWhole: false };
  const { text: whole, isTrue } = textAt(property, feed, hour, isFirst);
  if (!fault) return { text: whole, isTrue, isWhole: true };
  const text = withoutSleepers(whole, property, hour);
  return { text, isTrue, isWhole: text === whole };
}

/** Jobs run at whole steps of the clock, so that many that are due one after the other run together. */
export const JOBS_STEP = 5 * MINUTE;
