import { statfs } from "node:fs/promises";
import type { Context } from "hono";
import type { AppEnv } from "#core/http.server.ts";
import { outageOf, wasDiskFull } from "#core/outage.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { MEGABYTE } from "#core/bytes.ts";
import { VERSION } from "#core/version.server.ts";

/** With less than this nothing is left for the next picture, and soon for the next save. */
const FREE_BYTES = 32 * MEGABYTE;

/** Responds 200 and the version when the server can serve, and 503 while it cannot reach its database or has no room to write. */
export async function answerHealth(c: Context<AppEnv>) {
  const status = await healthOf(c.get("context"));
  return c.json({ status, version: VERSION }, status === "ok" ? 200 : 503);
}

const stopping = new WeakSet<AppContext>();

/** From now on `answerReadiness` sends everybody to another process: this one ends soon. */
export function stopTaking(context: AppContext): void {
  stopping.add(context);
}

/** Responds 503 while the database does not answer or the process is ending; a full disk is no reason. */
export async function answerReadiness(c: Context<AppEnv>) {
  if (stopping.has(c.get("context"))) return c.json({ status: "stopping" }, 503);
  const status = await healthOf(c.get("context"));
  return c.json({ status }, status === "no database" ? 503 : 200);
}

async function healthOf(context: AppContext): Promise<"ok" | "no database" | "disk full"> {
  const { db, log, config } = context;
  try {
    await db.selectFrom("users").select("id").limit(1).execute();
    if (wasDiskFull(context)) return "disk full";
    const { bavail, bsize } = await statfs(config.dataDir);
    return bavail * bsize < FREE_BYTES ? "disk full" : "ok";
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return outageOf(error) === "full" ? "disk full" : "no database";
  }
}
