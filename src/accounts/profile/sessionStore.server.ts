import type { Database } from "#core/database.server.ts";
import type { SessionsTable } from "#accounts/tables.server.ts";

export async function findProvedAt(db: Database, tokenHash: string): Promise<number | null> {
  const row = await db
    .selectFrom("sessions")
    .select("proved_at")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.proved_at ?? null;
}

/** Stores when a session last proved the host's identity (epoch ms). */
export async function updateProvedAt(db: Database, tokenHash: string, at: number): Promise<void> {
  await db.updateTable("sessions").set({ proved_at: at }).where("token_hash", "=", tokenHash).execute();
}

/** Returns the live sessions of a host at `now`, latest use first. */
export function listSessions(db: Database, userId: string, now: number): Promise<SessionsTable[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .orderBy("token_hash")
    .execute();
}
