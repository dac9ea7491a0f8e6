import type { Actor } from "#accounts/actor.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { listSectionRows } from "#guidebooks/duplicateStore.server.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import type { SectionsTable } from "#guidebooks/tables.server.ts";
import { listTranslations, saveTranslations } from "#guidebooks/translation/translationStore.server.ts";
import { languages } from "#core/i18n/languages.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";
import { isSectionType } from "#sections/catalog.ts";
import { NOT_FOR, STAY_ONLY } from "#sections/html.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { anchorOf } from "#sections/section.ts";
import type { ExportedSection, ExportedTranslation } from "#operations/export/exportedGuidebook.ts";
import { cleanTexts } from "#guidebooks/translation/cleanTexts.server.ts";
import { shownTextOf, UNCHECKED } from "#guidebooks/translation/unconfirmed.ts";
import { translateJob } from "#guidebooks/translation/textsChanged.server.ts";
import { finalProblems } from "#guidebooks/translation/lock/checkTranslation.ts";
import {
  currentTranslations,
  sourceUnits,
  type SourceUnit,
} from "#guidebooks/translation/sourceUnits.server.ts";

const unitsOf = (section: HostSection): SourceUnit[] =>
  sourceUnits({ id: section.id, shared_id: section.shared?.id ?? null }, section);

/** Returns what gives the translations of a section that guests read now, without what is only for the stay unless said. */
export async function exportTranslations(
  db: Database,
  sections: readonly HostSection[],
  withSecrets: boolean,
): Promise<(sectionId: string) => ExportedTranslation[]> {
  const units = new Map(sections.map((section) => [section.id, section.unreadable ? [] : unitsOf(section)]));
  const owners = new Set([...units.values()].flat().map(({ owner }) => owner.owner_id));
  const rows = await listTranslations(db, [...owners]);
  const byLanguage = Map.groupBy(rows, (row) => row.language);
  const current = new Map(languages.map((one) => [one, currentTranslations(byLanguage.get(one) ?? [])]));
  return (sectionId) =>
    languages.flatMap((language) =>
      (units.get(sectionId) ?? []).flatMap((unit) => {
        const row = current.get(language)?.(unit);
        const shown = row && shownTextOf(row);
        const text = shown && (withSecrets ? shown : withoutStayOnly(shown));
        if (!row || !text) return [];
        return { language, path: unit.path, text, by: row.made_by };
      }),
    );
}

/** A translation of a file, read both as plain and as rich text: only its place says which it is. */
interface ReadTranslation extends ExportedTranslation {
  anchor: string;
  html: string;
}

/** Reads the translations of a file as if typed. Refuses with 413 `too_large`. */
export async function readTranslations(
  actor: Actor,
  sections: readonly ExportedSection[],
): Promise<Result<ReadTranslation[]>> {
  const all = sections.flatMap((section) =>
    (section.translations ?? []).map((one) => ({ ...one, anchor: anchorOf(section) })),
  );
  const html = await cleanTexts(
    actor,
    all.map(({ text }) => ({ kind: "html", text })),
  );
  if (!html.ok) return html;
  const plain = await cleanTexts(
    actor,
    all.map(({ text }) => ({ kind: "text", text })),
  );
  if (!plain.ok) return plain;
  return ok(all.map((one, at) => ({ ...one, text: plain.value[at] ?? "", html: html.value[at] ?? "" })));
}

/** Characters of texts with a passage or a picture, and of their translations, that are checked in one transaction. */
const MAX_CHECKED_CHARACTERS = 4_000_000;

/** What some readers do not see is in marked passages and in the pictures of those. */
const mayShowSecret = (source: string, translation: string) =>
  [STAY_ONLY, NOT_FOR].some((mark) => source.includes(mark) || translation.includes(mark)) ||
  translation.includes("<img");

const nothingKnown = { names: [], secrets: [] };

/** Stores a file's translations for a new guidebook, except those that would show a secret. */
export async function importTranslations(
  context: AppContext,
  db: Database,
  guidebookId: string,
  translations: readonly ReadTranslation[],
): Promise<void> {
  if (translations.length === 0) return;
  const rows = await listSectionRows(db, guidebookId);
  const units = new Map(rows.map((row) => [row.own_key ?? row.type, unitsOfRow(row)]));
  const now = context.now();
  const first = new Map<string, ReadTranslation>();
  for (const one of translations.toReversed()) first.set([one.anchor, one.language, one.path].join(" "), one);
  let charactersLeft = MAX_CHECKED_CHARACTERS;
  await saveTranslations(
    db,
    [...first.values()].flatMap(({ anchor, language, path, text: plain, html, by }) => {
      const unit = units.get(anchor)?.find((one) => one.path === path);
      const text = unit?.kind === "html" ? html : plain;
      if (!unit || text === "") return [];
      const { owner, digest, value: source } = unit;
      if (unit.kind === "html" && mayShowSecret(source, text)) {
        charactersLeft -= source.length + text.length;
        if (charactersLeft < 0 || finalProblems(source, text, nothingKnown).length > 0) return [];
      }
      const unconfirmed = by === "machine" ? UNCHECKED : null;
      const made = { source, text, made_by: by, needs_look: 0, unconfirmed, saved_at: now };
      return { ...owner, language, path, source_digest: digest, ...made };
    }),
  );
  await context.jobs.add(db, translateJob, { guidebookId });
}

function unitsOfRow(row: SectionsTable): SourceUnit[] {
  const { type, tile_name: tile } = row;
  if (!isSectionType(type)) return [];
  const { content } = readStoredContent(type, row.content);
  return sourceUnits(row, { type, content, ...(tile !== null && { tile }) });
}
