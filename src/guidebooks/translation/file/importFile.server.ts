import { guidebookChanged } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { contentProcesses } from "#guidebooks/contentProcesses.server.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { listFollowers } from "#guidebooks/shared/sharedStore.server.ts";
import { findGuidebook, raiseVersions } from "#guidebooks/store.server.ts";
import type { TranslationsTable } from "#guidebooks/tables.server.ts";
import {
  listGuidebookLanguages,
  listTranslations,
  saveTranslations,
} from "#guidebooks/translation/translationStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { cleanTexts } from "#guidebooks/translation/cleanTexts.server.ts";
import { type ImportedTranslations, MAX_TRANSLATION_LENGTH } from "#guidebooks/translation/contract.ts";
import {
  comparableWords,
  readTranslationFile,
  type FileTranslation,
} from "#guidebooks/translation/file/readFile.server.ts";
import { knownNames } from "#guidebooks/translation/knownNames.ts";
import type { Words } from "#guidebooks/translation/lock/checkTranslation.ts";
import { correctionSentence } from "#guidebooks/translation/problems.ts";
import { currentTranslations, type SourceUnit } from "#guidebooks/translation/sourceUnits.server.ts";
import { deleteDropped, listGuidebooksShowing } from "#guidebooks/translation/store.server.ts";
import {
  translatableSections,
  type TranslatableSection,
} from "#guidebooks/translation/translation.server.ts";

const MAX_REFUSED_SHOWN = 200;

/**
 * Compares a file of translations with a guidebook: which are new, changed or rejected, and why. With `save` stores
 * the valid ones, in one transaction. Refuses with 404, 400 `not_translations` and 413 `too_large`.
 */
export async function importFile(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { bytes, save }: { bytes: Uint8Array; save: boolean },
): Promise<Result<ImportedTranslations>> {
  const { db } = context;
  const guidebook = await findGuidebook(db, actor, "edit", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const chosen = await listGuidebookLanguages(db, guidebookId);
  const file = readTranslationFile(
    bytes,
    chosen.filter((language) => language !== guidebook.language),
  );
  if (!file.ok) return file;
  const { translations, ignored } = file.value;
  const sections = await translatableSections(context, actor, guidebookId);
  const closed = await closedOwners(db, actor, sections);
  const index = indexOf(sections);
  const placed = translations.map((one) => ({ ...one, ...unitOf(one, index, closed) }));
  const cleaned = await cleanTexts(
    actor,
    placed.map(({ unit, text }) => ({ kind: unit?.kind ?? "text", text })),
  );
  if (!cleaned.ok) return cleaned;

  // Copied to the process once, for all its translations.
  const sources = new Map<SourceUnit, Words>();
  const found = placed.flatMap(({ unit }, at) => {
    if (!unit) return [];
    const source = sources.get(unit) ?? { kind: unit.kind, value: unit.value };
    sources.set(unit, source);
    return { at, source, translation: cleaned.value[at] ?? "" };
  });
  const known = knownNames(guidebook.name, await findSections(db, actor, guidebookId));
  const checks = { all: found, known, strict: true };
  const checked = await contentProcesses.run(actor.accountId, "checkTranslations", checks);
  if (!checked.ok) return checked;
  const problems = new Map(found.map(({ at }, foundAt) => [at, checked.value[foundAt] ?? []]));
  const owners = [...new Set(sections.flatMap(({ units }) => units.map(({ owner }) => owner.owner_id)))];
  const stored = Map.groupBy(await listTranslations(db, owners), (row) => row.language);
  const current = new Map([...stored].map(([one, all]) => [one, currentTranslations(all)]));
  const result: ImportedTranslations = {
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: [],
    refusedCount: 0,
    ignored,
    saved: save,
  };
  const rows: TranslationsTable[] = [];
  for (const [at, { row, key, language, unit, reason }] of placed.entries()) {
    const text = cleaned.value[at] ?? "";
    const reasons = problems.get(at)?.map(correctionSentence) ?? [reason ?? ""];
    if (!unit || reasons.length > 0) {
      result.refusedCount += 1;
      if (result.refused.length < MAX_REFUSED_SHOWN) result.refused.push({ row, key, language, reasons });
      continue;
    }
    const before = current.get(language)?.(unit);
    if (before?.text === text) result.unchanged += 1;
    else {
      result[before ? "changed" : "added"] += 1;
      rows.push(rowOf(unit, { language, text, now: context.now() }));
    }
  }
  if (!save || rows.length === 0) return ok(result);
  const isStored = await store(context, actor, guidebookId, rows);
  return isStored ? ok(result) : notFound("This guidebook");
}

const rowOf = (
  { owner, path, digest, value }: SourceUnit,
  { language, text, now }: { language: string; text: string; now: number },
): TranslationsTable => ({
  ...owner,
  language,
  path,
  source_digest: digest,
  source: value,
  text,
  made_by: "host",
  needs_look: 0,
  unconfirmed: null,
  saved_at: now,
});

/** The units of each section by its key: by path and by text, as a file has them. */
type UnitIndex = Map<string, { byPath: Map<string, SourceUnit>; byWords: Map<string, SourceUnit[]> }>;

const indexOf = (sections: readonly TranslatableSection[]): UnitIndex =>
  new Map(
    sections.map(({ key, units }) => [
      key,
      {
        byPath: new Map(units.map((unit) => [unit.path, unit])),
        byWords: Map.groupBy(units, ({ value }) => comparableWords(value)),
      },
    ]),
  );

/** Finds the source text of a row: by its key, or after a list was reordered, by the same text in the same section. */
function unitOf(
  { key, original, text }: FileTranslation,
  index: UnitIndex,
  closed: ReadonlySet<string>,
): { unit: SourceUnit; reason?: never } | { unit?: never; reason: string } {
  if (text.length > MAX_TRANSLATION_LENGTH) return { reason: "This translation is too long." };
  const [section = "", path = ""] = key.split("/", 2);
  const { byPath, byWords } = index.get(section) ?? {};
  const same = byWords?.get(original) ?? [];
  const unit = same.find((one) => one.path === path) ?? same[0];
  if (unit && closed.has(unit.owner.owner_id))
    return { reason: "This section is shared with guidebooks that you cannot change." };
  if (unit) return { unit };
  return byPath?.has(path)
    ? { reason: "The original has changed since this file was made. Export it again." }
    : { reason: "The guidebook no longer has these words." };
}

/** Returns the shared sections of which the actor may not edit all guidebooks. */
async function closedOwners(db: Database, actor: Actor, sections: readonly TranslatableSection[]) {
  const allowed = await listAllowed(db, actor, "edit");
  const closed = new Set<string>();
  for (const shared of new Set(sections.flatMap((section) => section.shared?.id ?? []))) {
    const followers = await listFollowers(db, shared);
    if (followers.some((follower) => !allowed.has(follower.guidebook_id))) closed.add(shared);
  }
  return closed;
}

async function store(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  rows: readonly TranslationsTable[],
): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.accountId);
    if (!(await findGuidebook(db, actor, "edit", guidebookId))) return false;
    await saveTranslations(db, rows);
    await recordEvent(context, db, actor, guidebookChanged, { what: "translations" }, { guidebookId });
    for (const row of rows) await deleteDropped(db, row);
    const owners = [...new Set(rows.map((row) => row.owner_id))];
    await raiseVersions(db, await listGuidebooksShowing(db, guidebookId, owners));
    return true;
  });
}
