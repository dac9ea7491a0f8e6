import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { userAgentOf, type Config } from "#core/config.server.ts";
import { openDatabase, type Database } from "#core/database.server.ts";
import { drawnAhead, randomText } from "#core/ids.server.ts";
import { newJobQueue, type JobQueue } from "#core/jobs/queue.server.ts";
import { newMetrics, type Metrics } from "#core/metrics.server.ts";
import { newLimits, type Limits } from "#core/limits.server.ts";
import { newLog } from "#core/log.server.ts";
import { logOutagesOnce } from "#core/outageLog.server.ts";
import { newEmailSender, type EmailSender } from "#core/email.server.ts";
import type { FetchPublicUrl, PostPublicUrl } from "#core/safeFetch/contract.ts";
import { newFetchPublicUrl, newPostPublicUrl } from "#core/safeFetch/safeFetch.server.ts";

/** Dependencies passed to every service: config, database, log, email, jobs, clock, random. */
export interface AppContext {
  config: Config;
  db: Database;
  log: Logger;
  email: EmailSender;
  limits: Limits;
  jobs: JobQueue;
  metrics: Metrics;
  /** For every URL that a person entered. */
  fetchPublicUrl: FetchPublicUrl;
  /** The same, with a body. */
  postPublicUrl: PostPublicUrl;
  /** Epoch milliseconds. */
  now: () => number;
  /** When the context was opened. */
  startedAt: number;
  randomBytes: (size: number) => Uint8Array;
  /** Resolves after some milliseconds: the delay of a response. */
  wait: (ms: number) => Promise<void>;
  /** 22 letters and digits, 131 bits. */
  randomId: () => string;
  /** Registers what to close with the context, in reverse order; the database closes last. */
  onClose: (close: () => void | Promise<void>) => void;
  /** Closes everything that was registered. A failure is logged, and the rest closes all the same. */
  close: () => Promise<void>;
}

type Given = { config: Config; isPatient?: boolean } & Partial<
  Pick<
    AppContext,
    "db" | "log" | "now" | "randomBytes" | "wait" | "email" | "fetchPublicUrl" | "postPublicUrl"
  >
>;

/** Opens what the configuration names. `isPatient` waits for the database: for migrations and scripts. */
export function openContext({ config, isPatient = false, ...given }: Given): AppContext {
  const log = given.log ?? newLog(config.production ? "info" : "warn");
  const now = given.now ?? Date.now;
  const bytes = given.randomBytes ?? randomBytes;
  const idBytes = given.randomBytes ?? drawnAhead(randomBytes);
  const randomId = () => randomText(idBytes, 22);
  const db = given.db ?? openDatabase(config, { isPatient });
  const endOutageLog = logOutagesOnce(log, db, now);
  const email = given.email ?? newEmailSender(config, { log, now, randomBytes: bytes });
  const closers: (() => void | Promise<void>)[] = [() => db.destroy(), endOutageLog, () => email.close()];
  return {
    config,
    db,
    log,
    now,
    startedAt: now(),
    email,
    limits: newLimits(db, now),
    metrics: newMetrics(),
    jobs: newJobQueue({ now, randomId }),
    fetchPublicUrl: given.fetchPublicUrl ?? newFetchPublicUrl(userAgentOf(config)),
    postPublicUrl: given.postPublicUrl ?? newPostPublicUrl(userAgentOf(config)),
    randomBytes: bytes,
    wait: given.wait ?? wait,
    randomId,
    onClose: (close) => void closers.push(close),
    close: () => closeAll(closers, log),
  };
}

async function closeAll(closers: (() => void | Promise<void>)[], log: Logger): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) {
    try {
      await close();
    } catch (error) {
      log.error({ err: error }, "something could not be closed");
    }
  }
}
