/**
 * Why the database or the disk cannot serve for a while, though nothing is wrong with what was asked: the database is
 * `gone` (or too slow), the disk is `full`.
 */
export type Outage = "gone" | "full";

/** Codes of node's network, https://www.postgresql.org/docs/current/errcodes-appendix.html and of the SQLite driver. */
const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;
const NETWORK = /^(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
// 57014 is what `statement_timeout` ends, 53300 too many connections, 25006 a standby that cannot write.
const GONE =
  /^(08...|57P0[1-3]|57014|53300|53200|25006|55P03|SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY).*)$/;

/** What the PostgreSQL driver says without a code. */
const DRIVER_SAYS =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Not of this module alone: the build has one of its own. */
const OF_DATABASE = Symbol.for("porchlight.ofDatabase");

/** Marks an error as one of PostgreSQL's connection: another server's has the same codes. Returns it. */
export function markOfDatabase(error: unknown): unknown {
  if (error instanceof Error) Object.defineProperty(error, OF_DATABASE, { value: true, configurable: true });
  return error;
}

/** Returns which outage an error tells of, or null for an error of ours or of another server. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  if (FULL.test(code)) return "full";
  if (GONE.test(code)) return "gone";
  // Where every IP of a name refuses, node answers with a list of errors.
  const isGone = NETWORK.test(code) || error instanceof AggregateError || DRIVER_SAYS.test(error.message);
  return isGone && OF_DATABASE in error ? "gone" : null;
}

interface Clock {
  now: () => number;
}

const fullAt = new WeakMap<Clock, number>();
const FULL_MS = 60_000;

/** Remembers that a write found the disk full: for a minute health says so, without writing anything to find out. */
export function noteOutage(context: Clock, outage: Outage): void {
  if (outage === "full") fullAt.set(context, context.now());
}

/** Returns whether a write found the disk full within the last minute. */
export function wasDiskFull(context: Clock): boolean {
  return context.now() - (fullAt.get(context) ?? -Infinity) < FULL_MS;
}

/** So soon one may try again, in seconds. */
export const RETRY_AFTER = 5;

/** What the person reads. */
export const outageSentence: Record<Outage, string> = {
  gone: "Our database is not responding just now. Nothing was lost: please try again in a minute.",
  full: "There is no room left on our side, so nothing was saved. Keep this page open and try again in a few minutes.",
};
