import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { ShortLinksTable } from "#guidebooks/tables.server.ts";
import type { Database } from "#core/database.server.ts";

/** The target of a short link. Both are empty for the guidebook, `guide` for a whole section. */
export type ShortLinkTarget = Pick<ShortLinksTable, "anchor" | "guide">;

/** Returns the short links of a guidebook that the actor may share. */
export function findShortLinks(db: Database, actor: Actor, guidebookId: string): Promise<ShortLinksTable[]> {
  return db
    .selectFrom("short_links")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "share"))
    .execute();
}

/** Stores short links. A target that has one keeps it. */
export async function insertShortLinks(db: Database, rows: ShortLinksTable[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("short_links")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["guidebook_id", "anchor", "guide"]).doNothing())
    .execute();
}

/** Retires the short links of a guidebook together with its slug (Sharing 9). */
export async function deleteShortLinks(db: Database, guidebookId: string): Promise<void> {
  await db.deleteFrom("short_links").where("guidebook_id", "=", guidebookId).execute();
}

/** Returns the guidebook, section and guide of a short link, for guests: the code is the only key. */
export function findShortLink(db: Database, code: string) {
  return db
    .selectFrom("short_links")
    .innerJoin("guidebooks", "guidebooks.id", "short_links.guidebook_id")
    .select(["guidebooks.id as guidebookId", "slug", "anchor", "guide"])
    .where("code", "=", code)
    .executeTakeFirst();
}
