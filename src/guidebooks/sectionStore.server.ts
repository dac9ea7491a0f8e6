import type { ExpressionBuilder } from "kysely";
import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import { prompts, sectionSource, type HostSection, type SectionSource } from "#guidebooks/contract.ts";
import type { VersionAction } from "#guidebooks/history/contract.ts";
import { recordVersion } from "#guidebooks/history/historyStore.server.ts";
import { recordSectionMedia } from "#guidebooks/sectionMedia.server.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import type { Database } from "#core/database.server.ts";
import type { Tables } from "#core/tables.server.ts";
import type { Right } from "#core/gate.ts";
import type { SectionsTable } from "#guidebooks/tables.server.ts";
import { isSectionType, type SectionType } from "#sections/catalog.ts";
import { isSectionIcon } from "#sections/icons.ts";
import type { GuestSection } from "#sections/section.ts";

const storedSources = z.array(sectionSource);

export const parseSources = (stored: string): SectionSource[] => storedSources.parse(JSON.parse(stored));

/** The columns of a section that a save writes, with content that its schema has parsed. */
export interface SectionValues {
  content: unknown;
  filled: boolean;
  prompts: string[];
  sources: SectionSource[];
}

export async function insertSections(db: Database, rows: SectionsTable[]): Promise<void> {
  await db.insertInto("sections").values(rows).execute();
  for (const { id, type, content } of rows) await recordSectionMedia(db, id, type, JSON.parse(content));
}

export async function findSections(db: Database, actor: Actor, guidebookId: string): Promise<HostSection[]> {
  const rows = await db
    .selectFrom("sections")
    .selectAll()
    .select(countProperties)
    .where("guidebook_id", "=", guidebookId)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .orderBy("position")
    .execute();
  return rows.map(toSection);
}

/** Returns how many guidebooks use the shared section of a section; null if it uses none. */
const countProperties = (row: ExpressionBuilder<Tables, "sections">) =>
  row
    .selectFrom("sections as following")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("following.shared_id", "=", "sections.shared_id")
    .as("properties");

export async function findSection(db: Database, actor: Actor, right: Right, id: string) {
  const row = await db
    .selectFrom("sections")
    .selectAll()
    .select(countProperties)
    .where("id", "=", id)
    .where("guidebook_id", "in", guidebooksFor(db, actor, right))
    .executeTakeFirst();
  return row && { section: toSection(row), guidebookId: row.guidebook_id };
}

/** Writes a section. Returns undefined if it is at another version, or uses a shared section by now. */
export async function updateSection(
  db: Database,
  actor: Actor,
  id: string,
  values: SectionValues,
  when: { now: number; version: number | undefined; action: VersionAction },
): Promise<HostSection | undefined> {
  const before = await db.selectFrom("sections").selectAll().where("id", "=", id).executeTakeFirst();
  if (!before) return undefined;
  let update = db
    .updateTable("sections")
    .set((current) => ({
      ...sectionColumns(values),
      updated_at: when.now,
      version: current("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("shared_id", "is", null)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "edit"));
  if (when.version !== undefined) update = update.where("version", "=", when.version);
  const row = await update.returningAll().executeTakeFirst();
  if (!row) return undefined;
  await db.deleteFrom("section_media").where("section_id", "=", id).execute();
  await recordSectionMedia(db, id, row.type, values.content);
  const owner = { history_id: id, section_id: id, shared_id: null };
  const how = { by: actor.userId, action: when.action, now: when.now };
  await recordVersion(db, owner, { before, after: row }, how);
  return toSection(row);
}

/** A section as guests would read it, and which parts are hidden from them. */
export interface StoredGuestSection {
  id: string;
  shared_id: string | null;
  type: SectionType;
  section: GuestSection;
  sources: SectionSource[];
  /** True if hidden from guests (Sections 10). */
  isHidden: boolean;
  /** True if the stored content does not fit its schema: `section` is empty then. */
  unreadable?: true;
}

/** Returns what guests may read of a guidebook, and separately the sources of each section's facts. */
export async function findGuestSections(db: Database, guidebookId: string): Promise<StoredGuestSection[]> {
  const rows = await db
    .selectFrom("sections")
    .select([
      "id",
      "shared_id",
      "type",
      "title",
      "content",
      "sources",
      "hidden",
      "tile_name",
      "icon",
      "own_key",
    ])
    .where("guidebook_id", "=", guidebookId)
    .orderBy("position")
    .execute();
  return rows.flatMap(({ id, shared_id, type, title, content: stored, sources, ...place }) => {
    if (!isSectionType(type)) return [];
    const { content, unreadable } = readStoredContent(type, stored);
    return {
      id,
      shared_id,
      type,
      section: { type, title, content, ...tileOf(place) } as GuestSection, // parsed by its type's schema
      isHidden: place.hidden === 1,
      sources: parseSources(sources),
      ...(unreadable && { unreadable }),
    };
  });
}

/** Returns the sections of a guidebook that are not hidden, with their secrets. */
export async function findShownSections(db: Database, guidebookId: string): Promise<GuestSection[]> {
  const sections = await findGuestSections(db, guidebookId);
  return sections.flatMap(({ section, isHidden }) => (isHidden ? [] : section));
}

export function sectionColumns(values: SectionValues) {
  return {
    content: JSON.stringify(values.content),
    filled: values.filled ? 1 : 0,
    prompts: JSON.stringify(values.prompts),
    sources: JSON.stringify(values.sources),
  };
}

/** The host's name, icon and anchor of a section; nothing if they are those of its type. */
export const tileOf = ({
  tile_name: tile,
  icon,
  own_key: own,
}: Pick<SectionsTable, "tile_name" | "icon" | "own_key">) => ({
  ...(tile !== null && { tile }),
  ...(isSectionIcon(icon) && { icon }),
  ...(own !== null && { own }),
});

function toSection(row: SectionsTable & { properties?: number | null }): HostSection {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    ...(isSectionType(row.type)
      ? readStoredContent(row.type, row.content)
      : { content: JSON.parse(row.content) }),
    version: row.version,
    updatedAt: row.updated_at,
    prompts: prompts.parse(JSON.parse(row.prompts)),
    sources: parseSources(row.sources),
    ...(row.hidden === 1 && { hidden: true }),
    ...tileOf(row),
    ...(row.shared_id !== null && { shared: { id: row.shared_id, properties: row.properties ?? 1 } }),
  } as HostSection; // the schema of the row's own type has parsed the content
}
