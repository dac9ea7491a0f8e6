import { MINUTE_MS } from "#core/durations.ts";

/** The database is `gone` (or too slow), or the disk is `full`. */
export type Outage = "gone" | "full";

/** Codes of Node's network, https://www.postgresql.org/docs/current/errcodes-appendix.html and the SQLite driver. */
const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;
const NETWORK = /^(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
// 57014 is `statement_timeout`, 53300 too many connections, 25006 a read-only standby.
const GONE =
  /^(08...|57P0[1-3]|57014|53300|53200|25006|55P03|SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY).*)$/;

/** Messages of the PostgreSQL driver without a code. */
const DRIVER_SAYS =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** `Symbol.for`, since the build has a second copy of this module. */
const OF_DATABASE = Symbol.for("porchlight.ofDatabase");

/** Marks an error as one of PostgreSQL's connection: those of other servers have the same codes. Returns it. */
export function markOfDatabase(error: unknown): unknown {
  if (error instanceof Error) Object.defineProperty(error, OF_DATABASE, { value: true, configurable: true });
  return error;
}

export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  if (FULL.test(code)) return "full";
  if (GONE.test(code)) return "gone";
  // When every IP of a name refuses, Node throws an AggregateError.
  const isGone = NETWORK.test(code) || error instanceof AggregateError || DRIVER_SAYS.test(error.message);
  return isGone && OF_DATABASE in error ? "gone" : null;
}

interface Clock {
  now: () => number;
}

const fullAt = new WeakMap<Clock, number>();
const FULL_MS = MINUTE_MS;

/** Records that a write found the disk full: health reports it for a minute, without a test write. */
export function recordOutage(context: Clock, outage: Outage): void {
  if (outage === "full") fullAt.set(context, context.now());
}

/** Returns whether a write found the disk full within the last minute. */
export function wasDiskFull(context: Clock): boolean {
  return context.now() - (fullAt.get(context) ?? -Infinity) < FULL_MS;
}

/** Seconds for `Retry-After`. */
export const RETRY_AFTER = 5;

export const outageSentence: Record<Outage, string> = {
  gone: "Our database is not responding just now. Nothing was lost: please try again in a minute.",
  full: "There is no room left on our side, so nothing was saved. Keep this page open and try again in a few minutes.",
};
