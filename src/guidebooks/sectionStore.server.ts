import { z } from "zod";
import { prompts, sectionSource, type HostSection, type SectionSource } from "#guidebooks/contract.ts";
import type { Database } from "#platform/database.server.ts";
import type { SectionsTable } from "#platform/tables.server.ts";
import { isSectionType } from "#sections/catalog.ts";
import { emptyContent, parseContent, type GuestSection } from "#sections/section.ts";

const storedSources = z.array(sectionSource);

/** What is written of a section, with content that its schema has parsed. */
export interface WrittenSection {
  content: unknown;
  filled: boolean;
  prompts: string[];
  sources: SectionSource[];
}

export async function insertSections(db: Database, rows: SectionsTable[]): Promise<void> {
  await db.insertInto("sections").values(rows).execute();
}

/** The sections of the host's guidebook in the registry's order. */
export async function findSections(
  db: Database,
  hostId: string,
  guidebookId: string,
): Promise<HostSection[]> {
  const rows = await db
    .selectFrom("sections")
    .innerJoin("guidebooks", "guidebooks.id", "sections.guidebook_id")
    .selectAll("sections")
    .where("guidebook_id", "=", guidebookId)
    .where("user_id", "=", hostId)
    .orderBy("position")
    .execute();
  return rows.map(toSection);
}

export async function findSection(
  db: Database,
  hostId: string,
  id: string,
): Promise<{ section: HostSection; guidebookId: string } | undefined> {
  const row = await db
    .selectFrom("sections")
    .innerJoin("guidebooks", "guidebooks.id", "sections.guidebook_id")
    .selectAll("sections")
    .where("sections.id", "=", id)
    .where("user_id", "=", hostId)
    .executeTakeFirst();
  return row && { section: toSection(row), guidebookId: row.guidebook_id };
}

/** Writes a section, unless it is no longer at the version that is told: then answers undefined. */
export async function updateSection(
  db: Database,
  hostId: string,
  id: string,
  written: WrittenSection,
  when: { now: number; version: number | undefined },
): Promise<HostSection | undefined> {
  let update = db
    .updateTable("sections")
    .set((current) => ({
      ...sectionColumns(written),
      updated_at: when.now,
      version: current("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("guidebook_id", "in", (row) =>
      row.selectFrom("guidebooks").select("guidebooks.id").where("user_id", "=", hostId),
    );
  if (when.version !== undefined) update = update.where("version", "=", when.version);
  const row = await update.returningAll().executeTakeFirst();
  return row && toSection(row);
}

/** What guests may read of a guidebook, and apart from it where each section's facts came from. */
export async function findGuestSections(
  db: Database,
  guidebookId: string,
): Promise<{ section: GuestSection; sources: SectionSource[] }[]> {
  const rows = await db
    .selectFrom("sections")
    .select(["type", "title", "content", "sources"])
    .where("guidebook_id", "=", guidebookId)
    .orderBy("position")
    .execute();
  return rows
    .filter(({ type }) => isSectionType(type))
    .map(({ type, title, content, sources }) => ({
      section: { type, title, content: readContent(type, content) } as GuestSection, // parsed by its type's schema
      sources: storedSources.parse(JSON.parse(sources)),
    }));
}

export function sectionColumns(written: WrittenSection) {
  return {
    content: JSON.stringify(written.content),
    filled: written.filled ? 1 : 0,
    prompts: JSON.stringify(written.prompts),
    sources: JSON.stringify(written.sources),
  };
}

/** Stored content in the form that its schema has today. */
function readContent(type: string, stored: string): unknown {
  const content: unknown = JSON.parse(stored);
  if (!isSectionType(type)) return content;
  const parsed = parseContent(type, content);
  return parsed.success ? parsed.data : emptyContent(type);
}

function toSection(row: SectionsTable): HostSection {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    content: readContent(row.type, row.content),
    version: row.version,
    updatedAt: row.updated_at,
    prompts: prompts.parse(JSON.parse(row.prompts)),
    sources: storedSources.parse(JSON.parse(row.sources)),
  } as HostSection; // the schema of the row's own type has parsed the content
}
