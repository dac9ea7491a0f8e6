import type { Actor } from "#accounts/actor.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import type { SectionVersion, VersionContent } from "#guidebooks/history/contract.ts";
import { findVersion, listVersions } from "#guidebooks/history/historyStore.server.ts";
import { parseSources } from "#guidebooks/sectionStore.server.ts";
import { saveRestoredSection } from "#guidebooks/sections.server.ts";
import { readStoredContent, unreadableSection } from "#guidebooks/storedContent.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { isSectionType } from "#sections/catalog.ts";

/** Returns the versions of a section that the actor may edit, newest first (History 1). */
export async function historyOf(
  { db }: AppContext,
  actor: Actor,
  sectionId: string,
): Promise<SectionVersion[]> {
  const rows = await listVersions(db, actor, sectionId);
  return rows.map((row) => ({
    version: row.version,
    savedAt: row.saved_at,
    by: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim() || null,
    action: row.action,
    isCurrent: row.replaced_at === null,
  }));
}

export async function versionOf(
  { db }: AppContext,
  actor: Actor,
  sectionId: string,
  version: number,
): Promise<Result<VersionContent>> {
  const row = await findVersion(db, actor, sectionId, version);
  if (!row || !isSectionType(row.type)) return versionNotFound();
  return ok({ version, ...readStoredContent(row.type, row.content) });
}

/** Restores a version as a new one (History 3). Refuses as saving does, with 404 and `unreadable_section`. */
export async function restoreVersion(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  { version, current }: { version: number; current?: number | undefined },
): Promise<Result<HostSection>> {
  const row = await findVersion(context.db, actor, sectionId, version);
  if (!row || !isSectionType(row.type)) return versionNotFound();
  const { content, unreadable } = readStoredContent(row.type, row.content);
  if (unreadable) return unreadableSection();
  const restored = { content, sources: parseSources(row.sources), version: current, replaceUnreadable: true };
  return saveRestoredSection(context, actor, sectionId, restored);
}

const versionNotFound = () => notFound("This version");
