import type { Updateable } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import { binnedSince } from "#guidebooks/bin/contract.ts";
import { coverOf } from "#guidebooks/cover.server.ts";
import { languageBy, type Guidebook } from "#guidebooks/contract.ts";
import { readPrintSettings } from "#guidebooks/printSettings.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import { languageOr, type Language } from "#core/i18n/languages.ts";
import type { Database } from "#core/database.server.ts";
import type { Right } from "#core/gate.ts";
import { hashToken } from "#core/ids.server.ts";
import type { GuidebooksTable } from "#guidebooks/tables.server.ts";
import { isSectionType, tileTypes } from "#sections/catalog.ts";

/** Returns how many guidebooks of an account are not archived. */
export async function countActive(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom("guidebooks")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("archived_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a new guidebook. Returns false if its slug is in use. */
export async function insertGuidebook(db: Database, row: GuidebooksTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("guidebooks")
    .values(row)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The lists of guidebooks: those on the dashboard, the archived, or those in the bin. */
export type GuidebookList = "active" | "archived" | "bin";

/** Returns the guidebooks that the actor may read, last changed first. */
export async function listGuidebooks(db: Database, actor: Actor, list: GuidebookList, now: number) {
  const rows = await db
    .selectFrom("guidebooks")
    .selectAll()
    .select((row) => {
      const own = row.selectFrom("sections").whereRef("sections.guidebook_id", "=", "guidebooks.id");
      // What guests see behind a tile; the postal address of the property has none.
      const tiles = own.where("type", "in", tileTypes).where("hidden", "=", 0);
      return [
        tiles.select((section) => section.fn.sum<number | null>("filled").as("sum")).as("ready"),
        tiles.select((section) => section.fn.countAll<number>().as("count")).as("total"),
        own.select("content").where("type", "=", "property").limit(1).as("property"),
      ];
    })
    .where("guidebooks.id", "in", guidebooksFor(db, actor, "read"))
    .where("archived_at", list === "active" ? "is" : "is not", null)
    .where((row) =>
      list === "bin" ? row("deleted_at", ">", binnedSince(now)) : row("deleted_at", "is", null),
    )
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
  const empty = await listEmptySections(db, actor);
  return rows.map((row) => ({
    guidebook: toGuidebook(row),
    ready: row.ready ?? 0,
    total: row.total ?? 0,
    empty: empty.flatMap(({ guidebook_id: id, type }) => (id === row.id && isSectionType(type) ? type : [])),
    property: row.property === null ? undefined : readStoredContent("property", row.property).content,
  }));
}

/** Returns the sections without content that have a tile and are not hidden, in their order, of all guidebooks. */
function listEmptySections(db: Database, actor: Actor) {
  return db
    .selectFrom("sections")
    .select(["guidebook_id", "type"])
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .where("type", "in", tileTypes)
    .where("hidden", "=", 0)
    .where("filled", "=", 0)
    .orderBy("position")
    .execute();
}

/** Returns a guidebook for which the actor has the right; undefined if there is none. */
export async function findGuidebook(db: Database, actor: Actor, right: Right, id: string) {
  const row = await db
    .selectFrom("guidebooks")
    .selectAll()
    .where("id", "=", id)
    .where("id", "in", guidebooksFor(db, actor, right))
    .executeTakeFirst();
  return row && toGuidebook(row);
}

type GuidebookUpdate = Omit<Updateable<GuidebooksTable>, "id" | "account_id" | "user_id" | "version">;

/** Changes a guidebook and its version, which invalidates cached pages. Undefined without the right. */
export async function updateGuidebook(
  db: Database,
  actor: Actor,
  right: Right,
  id: string,
  change: GuidebookUpdate,
): Promise<Guidebook | undefined> {
  const row = await db
    .updateTable("guidebooks")
    .set((current) => ({ ...change, version: current("version", "+", 1) }))
    .where("id", "=", id)
    .where("id", "in", guidebooksFor(db, actor, right))
    .returningAll()
    .executeTakeFirst();
  return row && toGuidebook(row);
}

/** Stores the language that was found in what is written. Returns false if the host has chosen one (Languages 2). */
export async function updateFoundLanguage(
  db: Database,
  actor: Actor,
  id: string,
  { language, now }: { language: Language; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("guidebooks")
    .set((current) => ({
      language,
      language_by: "found",
      updated_at: now,
      version: current("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("id", "in", guidebooksFor(db, actor, "edit"))
    .where("language_by", "<>", "host")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Invalidates the cached pages of guidebooks, without a change of the guidebook. */
export async function raiseVersions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("guidebooks")
    .set((current) => ({ version: current("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** Returns the accounts that have guidebooks which a person made. */
export async function findAccountsWithGuidebooksOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("guidebooks")
    .select("account_id")
    .distinct()
    .where("user_id", "=", userId)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Returns whether a guidebook has the slug, or has ever had it. */
export async function isSlugTaken(db: Database, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom("guidebooks")
    .select("slug")
    .where("slug", "=", slug)
    .unionAll(
      db.selectFrom("retired_slugs").select("slug_hash as slug").where("slug_hash", "=", hashToken(slug)),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function retireSlug(db: Database, slug: string, now: number): Promise<void> {
  await db
    .insertInto("retired_slugs")
    .values({ slug_hash: hashToken(slug), retired_at: now })
    .execute();
}

export async function listGuidebookIds(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom("guidebooks").select("id").where("account_id", "=", accountId).execute();
  return rows.map(({ id }) => id);
}

function toGuidebook(row: GuidebooksTable): Guidebook {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    userId: row.user_id,
    propertyAddress: row.property_address,
    ...coverOf(row),
    language: languageOr(row.language),
    languageBy: languageBy.parse(row.language_by),
    print: readPrintSettings(row.print_settings),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    archivedAt: row.archived_at,
    deletedAt: row.deleted_at,
  };
}
