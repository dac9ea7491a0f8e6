import type { WrittenQuestionsTable } from "#guidebooks/writtenQuestions/tables.server.ts";
import type { Database } from "#core/database.server.ts";

/** A guidebook whose passages get questions. */
interface GuidebookToRead {
  id: string;
  accountId: string;
  slug: string;
  language: string;
}

/** Returns a guidebook, unless it is archived or deleted. */
export function findGuidebookToRead(db: Database, id: string): Promise<GuidebookToRead | undefined> {
  return db
    .selectFrom("guidebooks")
    .select(["id", "account_id as accountId", "slug", "language"])
    .where("id", "=", id)
    .where("archived_at", "is", null)
    .executeTakeFirst();
}

/** Returns the guidebooks that show a section: those that share it, else its own. */
export async function listShowing(
  db: Database,
  guidebookId: string,
  sharedId: string | null,
): Promise<string[]> {
  if (sharedId === null) return [guidebookId];
  const rows = await db
    .selectFrom("sections")
    .select("guidebook_id")
    .distinct()
    .where("shared_id", "=", sharedId)
    .execute();
  return [...new Set([guidebookId, ...rows.map((row) => row.guidebook_id)])];
}

/** Returns what is written for a guidebook, a row for each language. */
export function listWrittenQuestions(db: Database, guidebookId: string): Promise<WrittenQuestionsTable[]> {
  return db.selectFrom("written_questions").selectAll().where("guidebook_id", "=", guidebookId).execute();
}

export async function saveWrittenQuestions(db: Database, row: WrittenQuestionsTable): Promise<void> {
  const { guidebook_id: _id, language: _language, ...values } = row;
  await db
    .insertInto("written_questions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["guidebook_id", "language"]).doUpdateSet(values))
    .execute();
}
