import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { ShareLinksTable } from "#guidebooks/tables.server.ts";

export async function insertShareLink(db: Database, row: ShareLinksTable): Promise<void> {
  await db.insertInto("share_links").values(row).execute();
}

/** Returns every share link of a guidebook that the actor may share, newest first, including ended ones. */
export function findShareLinks(db: Database, actor: Actor, guidebookId: string): Promise<ShareLinksTable[]> {
  return db
    .selectFrom("share_links")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "share"))
    .orderBy("created_at", "desc")
    .orderBy("token")
    .execute();
}

/** Revokes a link; one that was revoked before keeps its time. Undefined if the actor may share no such link. */
export async function revokeLink(
  db: Database,
  actor: Actor,
  token: string,
  now: number,
): Promise<{ guidebookId: string; wasLive: boolean } | undefined> {
  const revoked = await db
    .updateTable("share_links")
    .set({ revoked_at: now })
    .where("token", "=", token)
    .where("revoked_at", "is", null)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "share"))
    .returning("guidebook_id")
    .executeTakeFirst();
  if (revoked) return { guidebookId: revoked.guidebook_id, wasLive: true };
  const link = await db
    .selectFrom("share_links")
    .select("guidebook_id")
    .where("token", "=", token)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "share"))
    .executeTakeFirst();
  return link && { guidebookId: link.guidebook_id, wasLive: false };
}

/**
 * Returns whether the secrets of a guidebook show only during stays, and whether its Wi-Fi is one of them. The caller has
 * checked the right.
 */
export async function findSecretAccess(
  db: Database,
  guidebookId: string,
): Promise<{ isForStays: boolean; isWifiForStays: boolean }> {
  const row = await db
    .selectFrom("guidebook_access")
    .select(["access", "wifi_for_everyone"])
    .where("guidebook_id", "=", guidebookId)
    .executeTakeFirst();
  const isForStays = row?.access === "stays";
  return { isForStays, isWifiForStays: isForStays && row.wifi_for_everyone === 0 };
}
