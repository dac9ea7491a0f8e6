import type { Context } from "hono";
import { type EventName, type EventProperties, events } from "#analytics/events.ts";
import { headersAskNotToBeCounted } from "#analytics/privacySignal.ts";
import type { RoutePattern } from "#analytics/routePattern.ts";
import { addToCount, readCountsSince } from "#analytics/store.server.ts";
import type { Database } from "#core/database.server.ts";
import { utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { HOUR_MS, DAY_MS } from "#core/durations.ts";

/** Counts an event on the server per hour, without IP, browser or id. Never throws. */
export async function countEvent<Name extends EventName>(
  { db, now, log }: AppContext,
  name: Name,
  properties: EventProperties<Name>,
  route: RoutePattern | "" = "",
): Promise<void> {
  const hour = now() - (now() % HOUR_MS);
  try {
    const stored = storedProperties(events[name].parse(properties));
    await addToCount(db, { hour, name, route, properties: stored });
  } catch (error) {
    log.error({ err: error, event: name }, "an event was not counted");
  }
}

/** All but a payment's id, which would identify the payer. */
const storedProperties = (properties: object) =>
  JSON.stringify(properties, (key, value: unknown) => (key === "transaction_id" ? undefined : value));

interface DayCount {
  /** As 2026-01-05, in UTC. */
  day: string;
  name: string;
  /** The pattern of the screen; empty for server events. */
  route: string;
  count: number;
}

/** Returns the counts of each event at each screen by day, oldest first, today included; for the operator. */
export async function countsByDay(
  db: Database,
  { now, days }: { now: number; days: number },
): Promise<DayCount[]> {
  const today = now - (now % DAY_MS);
  const rows = await readCountsSince(db, today - (days - 1) * DAY_MS);
  const byDay = new Map<string, DayCount>();
  for (const { hour, name, route, count } of rows) {
    const day = utcDay(hour);
    const key = `${day} ${name} ${route}`;
    const sum = byDay.get(key) ?? { day, name, route, count: 0 };
    byDay.set(key, { ...sum, count: sum.count + count });
  }
  return [...byDay.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

/** Counts an event of a request, unless its browser opts out (`DNT`, `Sec-GPC`). */
export async function countRequest<Name extends EventName>(
  c: Context<AppEnv>,
  name: Name,
  properties: EventProperties<Name>,
  route?: RoutePattern,
): Promise<void> {
  if (headersAskNotToBeCounted((header) => c.req.header(header))) return;
  await countEvent(c.get("context"), name, properties, route);
}
