import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { collectDefaultMetrics } from "prom-client";
import { lastBackups } from "#operations/backups/late.server.ts";
import { pageCacheOf } from "#guest/pages/cache.server.ts";
import { poolOf } from "#core/database.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { countJobs } from "#core/jobs/store.server.ts";
import type { Reading } from "#core/metrics.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Adds the figures that each request reads. Without the database `porchlight_database_up` is 0. */
export function readFigures(context: AppContext): void {
  const { metrics, db, now } = context;
  const jobs = () => countJobs(db, now()).catch(() => undefined);
  metrics.onRead("porchlight_database_up", "1 while the database answers", async () => ({
    "": (await jobs()) ? 1 : 0,
  }));
  metrics.onRead("porchlight_jobs", "Jobs in the database by state", jobs, "state");
  metrics.onRead(
    "porchlight_database_connections",
    "Connections of this process to PostgreSQL by state; `waiting` are requests for one",
    async () => poolOf(db),
    "state",
  );
  metrics.onRead(
    "porchlight_last_backup_timestamp_seconds",
    "When the last backup stood, by where it went; 0 while there is none",
    () => readLastBackups(context),
    "place",
  );
  metrics.onRead("porchlight_page_cache_bytes", "Guest pages in memory, in bytes", async () => ({
    "": pageCacheOf(context).size().bytes,
  }));
  metrics.onRead("porchlight_page_cache_pages", "Guest pages in memory", async () => ({
    "": pageCacheOf(context).size().pages,
  }));
}

const readLastBackups = (context: AppContext): Promise<Reading> =>
  lastBackups(context).then(
    (times) => Object.fromEntries(Object.entries(times).map(([place, time]) => [place, time / 1000])),
    () => undefined,
  );

const OF_PROCESS = "process_cpu_user_seconds_total";

/** Adds memory, processor time, garbage collection and the delay of the event loop of the process, once. */
export function watchProcess({ metrics }: AppContext): void {
  if (metrics.registry.getSingleMetric(OF_PROCESS)) return;
  collectDefaultMetrics({ register: metrics.registry });
}

/** Sends Prometheus figures with `METRICS_TOKEN`, else 404, locally too: a proxy may forward from here. */
export async function answerMetrics(c: Context<AppEnv>) {
  const { metrics, config } = c.get("context");
  if (!hasToken(c, config.metricsToken)) return c.text("There is nothing here.\n", 404);
  return c.body(await metrics.registry.metrics(), 200, {
    "Content-Type": metrics.registry.contentType,
    "Cache-Control": "no-store",
  });
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function hasToken(c: Context, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  return token !== undefined && timingSafeEqual(digest(given), digest(token));
}
