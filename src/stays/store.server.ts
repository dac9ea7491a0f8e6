import type { Insertable, Updateable } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Config } from "#core/config.server.ts";
import { isPostgres, type Database } from "#core/database.server.ts";
import type { Right } from "#core/gate.ts";
import { chainsOf, chainWith, isLive, joinedWith, joinRows, type Chain } from "#stays/joinedStays.ts";
import type { StaysTable } from "#stays/tables.server.ts";

/** Stores a new stay and redraws its pages and those of adjacent stays. */
export async function insertStay(db: Database, row: Insertable<StaysTable>): Promise<void> {
  await db.insertInto("stays").values(row).execute();
  await recordStaysChanged(db, row.guidebook_id);
}

export type StayUpdate = Omit<Updateable<StaysTable>, "id" | "guidebook_id" | "token" | "version">;

/** Changes a stay without a check of rights. Returns the new row, undefined where there is none. */
export async function updateStay(db: Database, id: string, change: StayUpdate) {
  const row = await db
    .updateTable("stays")
    .set((current) => ({ ...change, version: current("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (row) await recordStaysChanged(db, row.guidebook_id);
  return row;
}

/** Locks a stay until the transaction ends. Before a row that belongs to it, as its changes do: else two would deadlock. */
export async function lockStay(db: Database, id: string): Promise<void> {
  await db
    .updateTable("stays")
    .set((row) => ({ version: row.ref("version") }))
    .where("id", "=", id)
    .execute();
}

/** Stores the first opening of a stay's page. Returns false if that is stored already. */
export async function updateOpened(db: Database, id: string, openedAt: number): Promise<boolean> {
  const row = await db
    .updateTable("stays")
    .set((current) => ({ opened_at: openedAt, version: current("version", "+", 1) }))
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .returning("guidebook_id")
    .executeTakeFirst();
  if (row) await recordStaysChanged(db, row.guidebook_id);
  return row !== undefined;
}

/** When the guests of a stay said that they have arrived, and that they have left. */
export type ReportColumn = "arrived_at" | "left_at";

/** Stores when the guests of a stay said something, null for not yet. Returns false where it was stored before. */
export async function updateReport(
  db: Database,
  id: string,
  column: ReportColumn,
  at: number | null,
): Promise<boolean> {
  const row = await db
    .updateTable("stays")
    .set((current) => ({ [column]: at, version: current("version", "+", 1) }))
    .where("id", "=", id)
    .where(column, at === null ? "is not" : "is", null)
    .returning("guidebook_id")
    .executeTakeFirst();
  if (row) await recordStaysChanged(db, row.guidebook_id);
  return row !== undefined;
}

export function findStay(db: Database, actor: Actor, right: Right, id: string) {
  return stayFor(db, actor, right, id).executeTakeFirst();
}

/** Returns a stay for the actor with the right, locked until the end of the transaction. */
export function findStayToChange(db: Database, config: Config, actor: Actor, right: Right, id: string) {
  const found = stayFor(db, actor, right, id);
  return (isPostgres(config) ? found.forUpdate() : found).executeTakeFirst();
}

const stayFor = (db: Database, actor: Actor, right: Right, id: string) =>
  db
    .selectFrom("stays")
    .selectAll()
    .where("id", "=", id)
    .where("guidebook_id", "in", guidebooksFor(db, actor, right));

/** Returns the stays of the guidebooks that the actor may read, of all or of one, that end on a day or later. */
export function listStays(
  db: Database,
  actor: Actor,
  { guidebookId, endingFrom }: { guidebookId?: string; endingFrom: string },
): Promise<StaysTable[]> {
  let query = db
    .selectFrom("stays")
    .selectAll()
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .where("departure", ">=", endingFrom);
  if (guidebookId !== undefined) query = query.where("guidebook_id", "=", guidebookId);
  return query.orderBy("arrival").orderBy("departure").orderBy("id").execute();
}

/** Returns live stays that end on a day or later, without a check of rights: for calendars and codes. */
function findLiveStays(db: Database, guidebookId: string, endingFrom: string): Promise<StaysTable[]> {
  return db
    .selectFrom("stays")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .where("departure", ">=", endingFrom)
    .where("cancelled_at", "is", null)
    .where("revoked_at", "is", null)
    .orderBy("arrival")
    .orderBy("id")
    .execute();
}

/** Returns every stay that ends on a day or later, also cancelled and revoked: for its calendars. */
export function findStaysEndingFrom(db: Database, guidebookId: string, endingFrom: string) {
  return db
    .selectFrom("stays")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .where("departure", ">=", endingFrom)
    .orderBy("arrival")
    .orderBy("id")
    .execute();
}

export function findStaysByCode(db: Database, guidebookId: string, key: string): Promise<StaysTable[]> {
  return db
    .selectFrom("stays")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .where("code_key", "=", key)
    .where("cancelled_at", "is", null)
    .where("revoked_at", "is", null)
    .orderBy("departure", "desc")
    .execute();
}

/** Returns the live stays of a guidebook that end on a day or later, joined ones as one, by day of arrival. */
export async function findLiveStaysJoined(db: Database, guidebookId: string, endingFrom: string) {
  const rows = await findWithJoined(db, await findLiveStays(db, guidebookId, endingFrom));
  return joinRows(rows)
    .filter((row) => row.revoked_at === null && row.cancelled_at === null && row.departure >= endingFrom)
    .toSorted((a, b) => a.arrival.localeCompare(b.arrival));
}

/** Returns the live stays of a guidebook that end on a day or later, each with those joined with it. */
export async function findLiveChains(
  db: Database,
  guidebookId: string,
  endingFrom: string,
): Promise<Chain[]> {
  const rows = await findWithJoined(db, await findLiveStays(db, guidebookId, endingFrom));
  return chainsOf(rows).filter(
    (chain) => isLive(chain[0]) && (chain.at(-1) ?? chain[0]).departure >= endingFrom,
  );
}

/** Returns stays with all that are joined with them, ended ones included, however long ago the first one ended. */
export async function findWithJoined(db: Database, rows: readonly StaysTable[]): Promise<StaysTable[]> {
  const ids = rows.flatMap((row) => row.joined_id ?? []);
  if (ids.length === 0) return [...rows];
  const known = new Set(rows.map(({ id }) => id));
  const joined = await db.selectFrom("stays").selectAll().where("joined_id", "in", ids).execute();
  return [...rows, ...joined.filter(({ id }) => !known.has(id))];
}

/** Stores that stays are of one guest, by the id of the first; null separates them. */
export async function updateJoined(db: Database, rows: readonly StaysTable[], joinedId: string | null) {
  for (const { id } of rows) await updateStay(db, id, { joined_id: joinedId });
  return null;
}

function findStayByToken(db: Database, token: string): Promise<StaysTable | undefined> {
  return db.selectFrom("stays").selectAll().where("token", "=", token).executeTakeFirst();
}

/** Returns the stay of a link's token as one with those joined with it, ended ones included. */
export async function findStayOfGuest(db: Database, token: string): Promise<StaysTable | undefined> {
  const row = await findStayByToken(db, token);
  return row && joinedWith(row, await findWithJoined(db, [row]));
}

/** Returns a stay with those joined with it, in their order, and whether there are extras for it: offered, or asked for. */
export async function findChainOfGuest(
  db: Database,
  token: string,
): Promise<{ chain: Chain; hasExtras: boolean } | undefined> {
  const row = await db
    .selectFrom("stays")
    .selectAll()
    .select((column) =>
      column
        .or([
          column.exists(
            column
              .selectFrom("extras")
              .select("extras.id")
              .whereRef("extras.guidebook_id", "=", "stays.guidebook_id")
              .where("extras.is_on", "=", 1),
          ),
          column.exists(
            column
              .selectFrom("extra_requests as request")
              .select("request.id")
              .whereRef("request.guidebook_id", "=", "stays.guidebook_id"),
          ),
        ])
        .as("hasExtras"),
    )
    .where("token", "=", token)
    .executeTakeFirst();
  if (!row) return undefined;
  const { hasExtras, ...stay } = row;
  return { chain: chainWith(stay, await findWithJoined(db, [stay])), hasExtras: Boolean(hasExtras) };
}

/** Returns a cancelled or revoked stay by the token of its link, with whether its guidebook can be read. */
export function findEndedStay(db: Database, token: string) {
  return db
    .selectFrom("stays")
    .innerJoin("guidebooks", "guidebooks.id", "stays.guidebook_id")
    .leftJoin("guidebook_takedowns as takedown", "takedown.guidebook_id", "guidebooks.id")
    .select([
      "stays.guidebook_id as guidebookId",
      "stays.revoked_at as revokedAt",
      "guidebooks.archived_at as archivedAt",
      "takedown.guidebook_id as takenDownId",
    ])
    .where("stays.token", "=", token)
    .where((row) => row.or([row("revoked_at", "is not", null), row("cancelled_at", "is not", null)]))
    .executeTakeFirst();
}

/** Returns a stay whose guests have said that they have arrived, or left. */
export function findReportingStay(db: Database, id: string, column: ReportColumn) {
  return db
    .selectFrom("stays")
    .innerJoin("guidebooks", "guidebooks.id", "stays.guidebook_id")
    .select([
      "stays.guest_name as guestName",
      "stays.guidebook_id as guidebookId",
      "guidebooks.name as guidebookName",
    ])
    .where("stays.id", "=", id)
    .where(`stays.${column}`, "is not", null)
    .executeTakeFirst();
}

/** Returns the check-in times of live stays that begin on a day, null for one without. */
export async function findArrivalsOn(db: Database, guidebookId: string, day: string, exceptId: string) {
  const rows = await db
    .selectFrom("stays")
    .select("check_in_time as checkInTime")
    .where("guidebook_id", "=", guidebookId)
    .where("arrival", "=", day)
    .where("id", "!=", exceptId)
    .where("cancelled_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
  return rows.map(({ checkInTime }) => checkInTime);
}

/** Returns the live stays that begin within the nights of one, without joined ones and guests let in without a code. */
export function findReplacements(
  db: Database,
  { id, guidebook_id, arrival, departure, joined_id }: StaysTable,
) {
  return db
    .selectFrom("stays")
    .select(["arrival", "check_in_time as checkInTime"])
    .where("guidebook_id", "=", guidebook_id)
    .where("arrival", ">", arrival)
    .where("arrival", "<", departure)
    .where("id", "!=", id)
    .where("cancelled_at", "is", null)
    .where("revoked_at", "is", null)
    .where("source", "!=", "asked")
    .where((row) => row.or([row("joined_id", "is", null), row("joined_id", "!=", joined_id ?? "")]))
    .execute();
}

/** Returns the stays' own door codes at a guidebook in some days, also those of ended stays. */
export async function findDoorCodesNear(
  db: Database,
  guidebookId: string,
  { from, until }: { from: string; until: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom("stays")
    .select("door_code")
    .where("guidebook_id", "=", guidebookId)
    .where("departure", ">=", from)
    .where("arrival", "<=", until)
    .where("door_code", "is not", null)
    .execute();
  return rows.flatMap(({ door_code }) => door_code ?? []);
}

/** Redraws the pages of the stays of a guidebook. */
export async function recordStaysChanged(db: Database, guidebookId: string): Promise<void> {
  await db
    .insertInto("guidebook_access")
    .values({ ...newAccessRow, guidebook_id: guidebookId, stays_version: 1 })
    .onConflict((conflict) =>
      conflict.column("guidebook_id").doUpdateSet((row) => ({
        stays_version: row("guidebook_access.stays_version", "+", 1),
      })),
    )
    .execute();
}

export const newAccessRow = {
  access: "everyone",
  show_from: "3",
  wifi_for_everyone: 1,
  door_code_known_to: 0,
  permanent_link_as: "unknown",
} as const;
