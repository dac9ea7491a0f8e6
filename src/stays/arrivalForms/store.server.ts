import "#stays/arrivalForms/tables.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import { chainWith } from "#stays/joinedStays.ts";
import { findWithJoined } from "#stays/store.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";

/** Returns what the guests of a stay, or of one joined with it, answered last; sealed with the stay's id. */
export async function findDetails(db: Database, stay: StaysTable) {
  const chain = stay.joined_id === null ? [stay] : chainWith(stay, await findWithJoined(db, [stay]));
  return db
    .selectFrom("stay_details")
    .innerJoin("stays", "stays.id", "stay_details.stay_id")
    .select(["stay_details.stay_id as stayId", "sealed", "details_at as answeredAt"])
    .where(
      "stays.id",
      "in",
      chain.map(({ id }) => id),
    )
    .orderBy("details_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Stores what the guests of a stay answered, and that they did. The caller redraws the pages. */
export async function saveDetails(
  db: Database,
  { stayId, sealed, at }: { stayId: string; sealed: string; at: number },
): Promise<void> {
  await db
    .insertInto("stay_details")
    .values({ stay_id: stayId, sealed })
    .onConflict((conflict) => conflict.column("stay_id").doUpdateSet({ sealed }))
    .execute();
  await db
    .updateTable("stays")
    .set((current) => ({ details_at: at, version: current("version", "+", 1) }))
    .where("id", "=", stayId)
    .execute();
}

/** Returns the stays of a guidebook that are not cancelled with what their guests answered, by arrival. */
export function listDetails(db: Database, actor: Actor, guidebookId: string) {
  return db
    .selectFrom("stays")
    .leftJoin("stay_details", "stay_details.stay_id", "stays.id")
    .select([
      "stays.id as stayId",
      "arrival",
      "departure",
      "guest_name as guestName",
      "platform",
      "details_at as answeredAt",
      "sealed",
    ])
    .where("guidebook_id", "in", guidebooksFor(db, actor, "see guests"))
    .where("guidebook_id", "=", guidebookId)
    .where("cancelled_at", "is", null)
    .orderBy("arrival")
    .orderBy("stays.id")
    .execute();
}
