import { sql } from "kysely";
import type { Logger } from "pino";
import type { Database } from "#core/database.server.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { outageOf, type Outage } from "#core/outage.server.ts";

/** An outage that has begun, and is not known to be over. All times are epoch milliseconds. */
interface Ongoing {
  since: number;
  lastFailureAt: number;
  /** Failures left out of the log. */
  omitted: number;
}

const BEGINS: Record<Outage, string> = {
  gone: "the database does not answer: what fails because of it is left out until it is back",
  full: "the disk is full: what fails because of it is left out until it has room",
};
const ENDS: Record<Outage, string> = {
  gone: "the database answers again",
  full: "no write has found the disk full for a minute",
};

const ASK_MS = 1000;
const FULL_MS = MINUTE_MS;

/** A statement time-out, a lock time-out, and a full disk that may be that of backups: each is logged. */
const LOGGED_EACH = /^(57014|55P03|ENOSPC|EDQUOT)$/;

type Failed = (fields: object, error: unknown) => boolean;
const watches = new WeakMap<Logger, Failed>();

/** Returns whether a line is left out of the log, because its outage is logged already. */
export function isLeftOut(log: Logger, fields: unknown): boolean {
  if (typeof fields !== "object" || fields === null || !("err" in fields)) return false;
  return watches.get(log)?.(fields, fields.err) ?? false;
}

/** Logs an outage of database or disk as one error and one warning at its end. Returns how to stop. */
export function logOutagesOnce(log: Logger, db: Database, now: () => number): () => void {
  const ongoing = new Map<Outage, Ongoing>();
  let isBeginning = false;

  watches.set(log, (fields, error) => {
    const outage = isBeginning || isLoggedEach(error) ? null : outageOf(error);
    if (!outage) return false;
    const known = ongoing.get(outage);
    ongoing.set(outage, {
      since: known?.since ?? now(),
      lastFailureAt: now(),
      omitted: known ? known.omitted + 1 : 0,
    });
    if (known) return true;
    isBeginning = true;
    log.error(fields, BEGINS[outage]);
    isBeginning = false;
    return true;
  });

  const isOver = async (outage: Outage): Promise<boolean> => {
    const failures = ongoing.get(outage)?.omitted;
    if (outage === "full") return now() - (ongoing.get(outage)?.lastFailureAt ?? 0) >= FULL_MS;
    return (await answers(db)) && ongoing.get(outage)?.omitted === failures;
  };
  const timer = setInterval(() => {
    for (const [outage, { since }] of ongoing)
      void isOver(outage).then((over) => {
        const last = ongoing.get(outage);
        if (!over || !last || !ongoing.delete(outage)) return;
        const seconds = Math.round((now() - since) / 1000);
        log.warn({ seconds, omitted: last.omitted }, ENDS[outage]);
      });
  }, ASK_MS).unref();
  return () => {
    clearInterval(timer);
    watches.delete(log);
  };
}

const isLoggedEach = (error: unknown) =>
  error instanceof Error && "code" in error && LOGGED_EACH.test(String(error.code));

const answers = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
