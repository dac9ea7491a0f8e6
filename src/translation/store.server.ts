import type { DroppedTranslationsTable, TranslationsTable } from "#guidebooks/tables.server.ts";
import type { Language } from "#languages/languages.ts";
import type { Database } from "#platform/database.server.ts";
import { isAmong } from "#platform/preparedQuery.server.ts";
import { MAX_EARLIER } from "#translation/limits.ts";

/** Returns whether the host has a guidebook translated into a language. */
export async function isTranslatedInto(
  db: Database,
  guidebookId: string,
  language: Language,
): Promise<boolean> {
  const row = await db
    .selectFrom("guidebook_languages")
    .select("language")
    .where("guidebook_id", "=", guidebookId)
    .where("language", "=", language)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the translations of these owners that were dropped; in one language, where that is given. */
export function listDropped(
  db: Database,
  ownerIds: readonly string[],
  language?: Language,
): Promise<DroppedTranslationsTable[]> {
  let query = db
    .selectFrom("dropped_translations")
    .selectAll()
    .where(isAmong(db, "owner_id", ownerIds));
  if (language !== undefined) query = query.where("language", "=", language);
  return query.execute();
}

type Source = Pick<TranslationsTable, "owner_id" | "language" | "source_digest">;

/** Deletes the translations of the same words wherever they stand in a section. */
export async function deleteTranslation(db: Database, of: Source): Promise<void> {
  await db
    .deleteFrom("translations")
    .where("owner_id", "=", of.owner_id)
    .where("language", "=", of.language)
    .where("source_digest", "=", of.source_digest)
    .execute();
}

/** Forgets that translations of the same words were dropped. */
export async function deleteDropped(db: Database, of: Source): Promise<void> {
  await db
    .deleteFrom("dropped_translations")
    .where("owner_id", "=", of.owner_id)
    .where("language", "=", of.language)
    .where("source_digest", "=", of.source_digest)
    .execute();
}

/** Deletes what a place was translated as before, but for the newest five; `current` are the words that are there now. */
export async function deleteEarlier(
  db: Database,
  { owner_id, language, path }: Pick<TranslationsTable, "owner_id" | "language" | "path">,
  current: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom("translations")
    .select("source_digest")
    .where("owner_id", "=", owner_id)
    .where("language", "=", language)
    .where("path", "=", path)
    .orderBy("saved_at", "desc")
    .execute();
  const old = rows.map((row) => row.source_digest).filter((digest) => !current.includes(digest));
  if (old.length <= MAX_EARLIER) return;
  await db
    .deleteFrom("translations")
    .where("owner_id", "=", owner_id)
    .where("language", "=", language)
    .where("path", "=", path)
    .where("source_digest", "in", old.slice(MAX_EARLIER))
    .execute();
}
