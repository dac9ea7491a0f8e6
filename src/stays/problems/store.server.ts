import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { Right } from "#core/gate.ts";
import type { ProblemSettings } from "#stays/problems/contract.ts";
import { readProblemSettings } from "#stays/problems/settings.ts";
import type { ProblemsTable, ProblemWordsTable } from "#stays/problems/tables.server.ts";
import { newAccessRow, recordStaysChanged } from "#stays/store.server.ts";

/** Returns the settings of a guidebook. The caller has checked the right. */
export async function findProblemSettings(db: Database, guidebookId: string): Promise<ProblemSettings> {
  const row = await db
    .selectFrom("guidebook_access")
    .select("problem_settings")
    .where("guidebook_id", "=", guidebookId)
    .executeTakeFirst();
  return readProblemSettings(row?.problem_settings ?? null);
}

/** Stores the settings of a guidebook, and redraws the pages of its stays. */
export async function saveProblemSettings(db: Database, guidebookId: string, settings: ProblemSettings) {
  const columns = { problem_settings: JSON.stringify(settings) };
  await db
    .insertInto("guidebook_access")
    .values({ ...newAccessRow, ...columns, guidebook_id: guidebookId, stays_version: 1 })
    .onConflict((conflict) =>
      conflict.column("guidebook_id").doUpdateSet((row) => ({
        ...columns,
        stays_version: row("guidebook_access.stays_version", "+", 1),
      })),
    )
    .execute();
}

/** Stores a report, once for a key of its stay. Returns false where it was stored before. */
export async function insertProblem(
  db: Database,
  problem: ProblemsTable,
  words: ProblemWordsTable,
): Promise<boolean> {
  await db.insertInto("problems").values(problem).execute();
  const added = await db
    .insertInto("problem_words")
    .values(words)
    .onConflict((conflict) => conflict.columns(["stay_id", "key"]).doNothing())
    .executeTakeFirst();
  const isNew = (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (isNew) await recordStaysChanged(db, problem.guidebook_id);
  else await db.deleteFrom("problems").where("id", "=", problem.id).execute();
  return isNew;
}

export async function isReported(db: Database, stayId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("problem_words")
    .select("id")
    .where("stay_id", "=", stayId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns what the guest of a stay reported, the newest first. */
export function findReportsOfStay(db: Database, stayId: string) {
  return db
    .selectFrom("problems")
    .innerJoin("problem_words", "problem_words.id", "problems.id")
    .select(["problems.kind", "problems.at", "problems.read_at", "problems.done_at", "text", "is_dangerous"])
    .where("problems.stay_id", "=", stayId)
    .orderBy("problems.at", "desc")
    .orderBy("problems.id")
    .execute();
}

/** Returns the problems of guidebooks that the actor may read: open ones, and those that were done since a moment. */
export function listProblems(
  db: Database,
  actor: Actor,
  { doneSince, max }: { doneSince: number; max: number },
) {
  return described(db)
    .where("problems.guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .where("guidebooks.archived_at", "is", null)
    .where((row) => row.or([row("done_at", "is", null), row("done_at", ">=", doneSince)]))
    .orderBy("problems.at", "desc")
    .orderBy("problems.id")
    .limit(max)
    .execute();
}

export function findProblem(db: Database, actor: Actor, right: Right, id: string) {
  return described(db)
    .where("problems.id", "=", id)
    .where("problems.guidebook_id", "in", guidebooksFor(db, actor, right))
    .executeTakeFirst();
}

/** Returns a problem without a check of rights, for jobs. */
export function findProblemToSend(db: Database, id: string) {
  return described(db).where("problems.id", "=", id).executeTakeFirst();
}

/** Returns a problem by the link of the contact's email, while its guidebook is not archived and its stay not erased. */
export function findProblemOfContact(db: Database, token: string) {
  return described(db)
    .where("words.contact_token", "=", token)
    .where("guidebooks.archived_at", "is", null)
    .executeTakeFirst();
}

/** A problem with the names on its screens. */
export type DescribedProblem = NonNullable<Awaited<ReturnType<typeof findProblemToSend>>>;

const described = (db: Database) =>
  db
    .selectFrom("problems")
    .innerJoin("guidebooks", "guidebooks.id", "problems.guidebook_id")
    .leftJoin("problem_words as words", "words.id", "problems.id")
    .leftJoin("stays", "stays.id", "problems.stay_id")
    .leftJoin("users as reader", "reader.id", "problems.read_by")
    .leftJoin("users as finisher", "finisher.id", "problems.done_by")
    .leftJoin("guidebook_access as access", "access.guidebook_id", "problems.guidebook_id")
    .selectAll("problems")
    .select([
      "guidebooks.name as guidebookName",
      "guidebooks.account_id as accountId",
      "stays.guest_name as guestName",
      "words.text",
      "words.is_dangerous as isDangerous",
      "words.contact_name as contactName",
      "words.contact_email as contactEmail",
      "words.contact_token as contactToken",
      "words.contact_read_at as contactReadAt",
      "reader.first_name as readerName",
      "finisher.first_name as finisherName",
      "access.time_zone as timeZone",
    ]);

/** Stores that a problem was read, once. Returns false where it was. */
export async function updateRead(
  db: Database,
  id: string,
  { at, by }: { at: number; by: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable("problems")
    .set({ read_at: at, read_by: by })
    .where("id", "=", id)
    .where("read_at", "is", null)
    .returning("guidebook_id")
    .executeTakeFirst();
  if (row) await recordStaysChanged(db, row.guidebook_id);
  return row !== undefined;
}

export async function updateContactRead(db: Database, id: string, at: number): Promise<void> {
  await db
    .updateTable("problem_words")
    .set({ contact_read_at: at })
    .where("id", "=", id)
    .where("contact_read_at", "is", null)
    .execute();
}

/** Stores that a problem is done, or open again with null. Returns false where it was so before. */
export async function updateDone(
  db: Database,
  id: string,
  done: { at: number; by: string } | null,
): Promise<boolean> {
  const row = await db
    .updateTable("problems")
    .set({ done_at: done?.at ?? null, done_by: done?.by ?? null })
    .where("id", "=", id)
    .where("done_at", done ? "is" : "is not", null)
    .returning("guidebook_id")
    .executeTakeFirst();
  if (row) await recordStaysChanged(db, row.guidebook_id);
  return row !== undefined;
}

/** Returns the problems of a guidebook that no member ticked, the oldest first. */
export function findOpenProblems(db: Database, guidebookId: string) {
  return db
    .selectFrom("problems")
    .select(["kind", "at"])
    .where("guidebook_id", "=", guidebookId)
    .where("done_at", "is", null)
    .orderBy("at")
    .execute();
}

/** Deletes the problems that are done and whose stay is erased: nothing needs them. */
export async function deleteDoneProblems(db: Database): Promise<void> {
  await db.deleteFrom("problems").where("stay_id", "is", null).where("done_at", "is not", null).execute();
}
