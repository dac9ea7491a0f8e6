import type { Database } from "#core/database.server.ts";

/** The host's words of what guests can ask for: a name and a price, each empty where there is none. */
export interface ExtraTexts {
  id: string;
  name: string;
  price: string;
}

/** Returns the words of a guidebook's extras in their order, without a check of rights. */
export function findExtraTexts(db: Database, guidebookId: string): Promise<ExtraTexts[]> {
  return db
    .selectFrom("extras")
    .select(["id", "name", "price"])
    .where("guidebook_id", "=", guidebookId)
    .orderBy("position")
    .execute();
}
