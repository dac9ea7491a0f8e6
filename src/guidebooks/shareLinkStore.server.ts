import type { Database } from "#platform/database.server.ts";
import type { ShareLinksTable } from "#platform/tables.server.ts";

export async function insertShareLink(db: Database, row: ShareLinksTable): Promise<void> {
  await db.insertInto("share_links").values(row).execute();
}

/** Every link of the host's guidebook, newest first, the dead ones too. */
export function findShareLinks(
  db: Database,
  hostId: string,
  guidebookId: string,
): Promise<ShareLinksTable[]> {
  return db
    .selectFrom("share_links")
    .innerJoin("guidebooks", "guidebooks.id", "share_links.guidebook_id")
    .selectAll("share_links")
    .where("guidebook_id", "=", guidebookId)
    .where("user_id", "=", hostId)
    .orderBy("share_links.created_at", "desc")
    .orderBy("token")
    .execute();
}

/** Revokes the host's link; one that was revoked before keeps its time. Answers false where the host has no such link. */
export async function revokeLink(db: Database, hostId: string, token: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("share_links")
    .set((row) => ({ revoked_at: row.fn.coalesce("revoked_at", row.val(now)) }))
    .where("token", "=", token)
    .where("guidebook_id", "in", (row) =>
      row.selectFrom("guidebooks").select("guidebooks.id").where("user_id", "=", hostId),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
