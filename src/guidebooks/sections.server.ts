import { sectionSaved, type Saving } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { isDeepStrictEqual } from "node:util";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import type { HostSection, SectionChange, SectionSource } from "#guidebooks/contract.ts";
import { doorCodeIn } from "#guidebooks/doorCode.ts";
import { recordDoorCodeChanged } from "#guidebooks/doorCodeStore.server.ts";
import type { VersionAction } from "#guidebooks/history/contract.ts";
import type { GeneratedSection } from "#guidebooks/create.server.ts";
import {
  findSection,
  findSections,
  updateSection,
  type SectionValues,
} from "#guidebooks/sectionStore.server.ts";
import { saveShared } from "#guidebooks/shared/saveShared.server.ts";
import { part } from "#guidebooks/shared/shared.server.ts";
import { findSectionRow } from "#guidebooks/shared/sharedStore.server.ts";
import { logUnreadable, unreadableSection } from "#guidebooks/storedContent.server.ts";
import { recordTextsChanged } from "#guidebooks/translation/textsChanged.server.ts";
import { followWrittenLanguage } from "#guidebooks/writtenLanguage/followWrittenLanguage.server.ts";
import { findGuidebook, updateGuidebook } from "#guidebooks/store.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { isSectionType } from "#sections/catalog.ts";
import { leavesOf } from "#sections/section.ts";

export async function sectionsOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<HostSection[]>> {
  if (!(await findGuidebook(context.db, actor, "read", guidebookId))) return notFound("This guidebook");
  const sections = await findSections(context.db, actor, guidebookId);
  logUnreadable(context, sections);
  return ok(sections);
}

/**
 * Saves a section that a host edited. Refuses with 409 `stale_section` and the stored section if `version` is not the
 * stored one and the content differs; without a `version` the last write wins (Sections 3). Saving closes the open
 * prompts, except those that the host keeps. Replaces unreadable content only with `replaceUnreadable`; else refuses
 * with 409 `unreadable_section`.
 */
export async function saveSection(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  change: SectionChange,
): Promise<Result<HostSection>> {
  return write(context, actor, sectionId, { ...change, action: "saved" }, (before, content) => ({
    prompts: before.prompts.filter((prompt) => change.prompts?.includes(prompt)),
    sources: withAddedSources(before, content, change.sources),
  }));
}

/** The receipts of a section, with the added ones of places that it names now; each once. */
function withAddedSources({ type, sources }: HostSection, content: unknown, added: SectionSource[] = []) {
  const named = new Set(leavesOf({ type, content }).flatMap(({ placeId }) => placeId ?? []));
  const fresh = added.filter(({ placeId }) => named.has(placeId));
  return [...new Map([...sources, ...fresh].map((source) => [source.placeId, source])).values()];
}

/** Saves a regenerated section with prompts and sources, `alongside` in its transaction, as `saveSection`. */
export async function saveGeneratedSection(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  generated: GeneratedSection & { version?: number | undefined },
  alongside?: (db: Database) => Promise<void>,
): Promise<Result<HostSection>> {
  const { prompts = [], sources = [] } = generated;
  const given = { ...generated, action: "generated" } as const;
  return write(context, actor, sectionId, given, () => ({ prompts, sources }), alongside);
}

/** Saves an earlier version again, with its sources; open prompts stay open. Refuses as `saveSection` does. */
export async function saveRestoredSection(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  { sources, ...restored }: Omit<Write, "action"> & Pick<SectionValues, "sources">,
): Promise<Result<HostSection>> {
  const given = { ...restored, action: "restored" } as const;
  return write(context, actor, sectionId, given, ({ prompts }) => ({ prompts, sources }));
}

interface Write {
  content: unknown;
  version?: number | undefined;
  replaceUnreadable?: boolean | undefined;
  copy?: boolean | undefined;
  action: Saving;
}

async function write(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  { content, version, replaceUnreadable = false, copy = false, action }: Write,
  metadataOf: (before: HostSection, content: unknown) => Pick<SectionValues, "prompts" | "sources">,
  alongside?: (db: Database) => Promise<void>,
): Promise<Result<HostSection>> {
  const before = await findSection(context.db, actor, "edit", sectionId);
  if (!before || !isSectionType(before.section.type)) return notFound("This section");
  const isStale = version !== undefined && version !== before.section.version;
  if (isStale && before.section.unreadable) return staleSection(before.section);
  logUnreadable(context, [before.section]);
  if (before.section.unreadable && !replaceUnreadable) return unreadableSection();

  const prepared = await prepareContent(context, actor, before.section.type, content);
  if (isStale && !(prepared.ok && holds(before.section, prepared.value.content)))
    return staleSection(before.section);
  if (!prepared.ok) return prepared;
  const values = { ...prepared.value, ...metadataOf(before.section, prepared.value.content) };
  const { shared, prompts, sources } = before.section;
  const isSaved = isDeepStrictEqual([values.prompts, values.sources], [prompts, sources]);
  if (isStale && isSaved && !(copy && shared)) return ok(before.section);

  const now = context.now();
  const when = { now, version: version === undefined ? undefined : before.section.version, action };
  const saved = await context.db.transaction().execute(async (db): Promise<Result<void> | "stale"> => {
    // Locked before any row, so that two saves of the same guidebooks never deadlock.
    if (shared) await lockAccount(db, actor.accountId);
    const isWritten =
      shared && !copy
        ? await writeShared(db, actor, before, values, when)
        : await writeUnshared(db, actor, before, values, { ...when, isCopy: shared !== undefined });
    if (isWritten === "stale" || !isWritten.ok) return isWritten;
    await alongside?.(db);
    const { guidebookId } = before;
    const data = { type: before.section.type, what: action };
    await recordEvent(context, db, actor, sectionSaved, data, { guidebookId, subjectId: sectionId });
    await recordTextsChanged(context, db, before.guidebookId, copy ? null : shared?.id);
    return isWritten;
  });
  if (saved !== "stale" && !saved.ok) return saved;
  if (saved !== "stale") await followWrittenLanguage(context, actor, before.guidebookId);
  const after = await findSection(context.db, actor, "edit", sectionId);
  if (!after) return notFound("This section");
  if (saved === "stale" && !holds(after.section, values.content)) return staleSection(after.section);
  return ok(after.section);
}

/** Returns true if a section has the prepared content already, as after a save whose response was lost (Sections 3). */
const holds = (stored: HostSection, content: unknown) =>
  isDeepStrictEqual(stored.content, JSON.parse(JSON.stringify(content)));

interface When {
  now: number;
  version: number | undefined;
  action: VersionAction;
}

interface Found {
  section: HostSection;
  guidebookId: string;
}

/** Writes a section that uses no shared one, or is detached with this save, in the caller's transaction. */
export async function writeUnshared(
  db: Database,
  actor: Actor,
  { section: before, guidebookId }: Found,
  values: SectionValues,
  { isCopy, ...when }: When & { isCopy: boolean },
): Promise<Result<void> | "stale"> {
  if (isCopy) {
    const row = await findSectionRow(db, actor, before.id);
    if (!row || (when.version !== undefined && row.version !== when.version)) return "stale";
    await part(db, actor, row, when.now);
  }
  const version = isCopy ? undefined : when.version;
  const section = await updateSection(db, actor, before.id, values, { ...when, version });
  if (!section) return "stale";
  await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: when.now });
  if (doorCodeIn(section) !== doorCodeIn(before)) await recordDoorCodeChanged(db, guidebookId, when.now);
  return ok(undefined);
}

/** Writes the shared section that a section still uses. The transaction has locked the account. */
export async function writeShared(
  db: Database,
  actor: Actor,
  { section: { id, shared } }: Found,
  values: SectionValues,
  { now, version, action }: When,
): Promise<Result<void> | "stale"> {
  const row = await findSectionRow(db, actor, id);
  if (!row || row.shared_id === null || row.shared_id !== shared?.id) return "stale";
  if (version !== undefined && row.version !== version) return "stale";
  return saveShared(db, actor, row.shared_id, values, { now, action });
}

/** Refuses with 409 `stale_section` and the stored section. */
export const staleSection = (section: HostSection) =>
  refused({
    code: "stale_section",
    message: "This section was changed elsewhere since you opened it. Choose which one to keep.",
    detail: { section },
  });
