import type { Context } from "hono";
import type { AppEnv } from "#platform/http.server.ts";

/** Responds 200 when the server can serve, and 503 while it cannot reach its database. */
export async function answerHealth(c: Context<AppEnv>) {
  const { db, log } = c.get("platform");
  try {
    await db.selectFrom("users").select("id").limit(1).execute();
    return c.json({ status: "ok" });
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return c.json({ status: "no database" }, 503);
  }
}
