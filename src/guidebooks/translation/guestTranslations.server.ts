import { listTranslations, TILE_PATH } from "#guidebooks/translation/translationStore.server.ts";
import { directionOf, type Language } from "#core/i18n/languages.ts";
import type { Database } from "#core/database.server.ts";
import { isBlankHtml } from "#sections/richtext/reading.ts";
import { haveSameMarks } from "#sections/richtext/notForPassages.ts";
import { mapStayOnly, withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { anchorOf, leavesOf, type GuestSection, type TranslationMaker } from "#sections/section.ts";
import { translateContent, translationUnits } from "#sections/translation.ts";
import {
  currentTranslations,
  sourceUnits,
  type StoredPlace,
} from "#guidebooks/translation/sourceUnits.server.ts";
import { shownTextOf } from "#guidebooks/translation/unconfirmed.ts";
import { EXTRAS } from "#guidebooks/translation/contract.ts";
import { isTranslatedInto } from "#guidebooks/translation/store.server.ts";

interface Translated {
  kind: "text" | "html";
  text: string;
  by: TranslationMaker;
}

/**
 * The unmasked translations of a guidebook into one language: of its sections by anchor and path, of its extras under
 * `EXTRAS` by the host's words, which requests keep after the offer is gone.
 */
export type GuestTranslations = ReadonlyMap<string, ReadonlyMap<string, Translated>>;

/** Returns the current translations of sections into a language that the host has chosen. */
export async function findGuestTranslations(
  db: Database,
  guidebookId: string,
  language: Language,
  found: readonly (StoredPlace & { section: GuestSection })[],
): Promise<GuestTranslations> {
  const translations = new Map<string, Map<string, Translated>>();
  if (!(await isTranslatedInto(db, guidebookId, language))) return translations;
  const owners = new Set(found.flatMap((place) => [place.id, place.shared_id ?? place.id]));
  const rows = await listTranslations(db, [guidebookId, ...owners], language);
  const currentOf = currentTranslations(rows);
  for (const { section, ...place } of found) {
    const ofSection = new Map<string, Translated>();
    for (const unit of sourceUnits(place, section)) {
      const row = currentOf(unit);
      const text = row && shownTextOf(row);
      if (!row || !text) continue;
      // Its passages would be cut for other readers than those of the source.
      if (unit.kind === "html" && !haveSameMarks(unit.value, text)) continue;
      ofSection.set(unit.path, { kind: unit.kind, text, by: row.made_by });
    }
    if (ofSection.size > 0) translations.set(anchorOf(section), ofSection);
  }
  const ofExtras = new Map<string, Translated>();
  // Newest first: of two of the same words the newer one.
  for (const row of rows.filter(({ guidebook_id: of }) => of === guidebookId).toReversed()) {
    const text = shownTextOf(row);
    if (text) ofExtras.set(row.source, { kind: "text", text, by: row.made_by });
  }
  if (ofExtras.size > 0) translations.set(EXTRAS, ofExtras);
  return translations;
}

interface Reader {
  /** False if passages for the stay are hidden from this reader, in translations too. */
  seesPassages: boolean;
  /** Removes the passages that are not for this reader from rich text. */
  cut: (html: string) => string;
  hostLanguage: Language;
}

/** Returns masked sections with translations. A masked text is masked in its translation too. */
export function translateSections(
  sections: readonly GuestSection[],
  translations: GuestTranslations,
  reader: Reader,
): GuestSection[] {
  return sections.map((section) => {
    const ofSection = translations.get(anchorOf(section));
    if (!ofSection) return section;
    const { type, content: original, tile: originalTile } = section;
    const texts = new Map<string, string>();
    const by: Record<string, TranslationMaker> = {};
    for (const path of [TILE_PATH, ...translationUnits(type, original).map((unit) => unit.path)]) {
      const one = ofSection.get(path);
      const text = one && visibleTextOf(one, reader);
      if (!text || (one.kind === "html" && isBlankHtml(text))) continue;
      texts.set(path, text);
      by[path] = one.by;
    }
    if (texts.size === 0) return section;
    const tile = texts.get(TILE_PATH) ?? originalTile;
    const own = { content: original, ...(originalTile !== undefined && { tile: originalTile }) };
    return {
      ...section,
      content: translateContent(type, original, texts),
      ...(tile !== undefined && { tile }),
      translation: { by, original: own },
    } as GuestSection; // translated by its own type's shape
  });
}

/** A passage for the stay is never sent to a model: it is shown in the host's language, marked as such. */
function visibleTextOf({ kind, text: all, by }: Translated, reader: Reader): string {
  if (kind === "text") return all;
  const { seesPassages, hostLanguage } = reader;
  const text = reader.cut(all);
  if (!seesPassages) return withoutStayOnly(text);
  if (by === "host") return text;
  const marks = ` lang="${hostLanguage}" dir="${directionOf(hostLanguage)}"`;
  return mapStayOnly(text, (passage) => ({ ...passage, attributes: passage.attributes + marks }));
}

/** Returns sections in the host's language, each with its translated texts. */
export function showOriginals(sections: readonly GuestSection[]): GuestSection[] {
  return sections.map((section) => {
    const { translation } = section;
    if (!translation) return section;
    const shown = { ...translation.original, translation: { ...translation, isOriginalShown: true } };
    return { ...section, ...shown } as GuestSection; // the words of the same section
  });
}

export function translatedTexts(sections: readonly GuestSection[]): Set<string> {
  return new Set(
    sections.flatMap(({ translation, ...section }) => {
      if (!translation) return [];
      const leaves = leavesOf(section).filter(({ path }) => Object.hasOwn(translation.by, path));
      const tile = Object.hasOwn(translation.by, TILE_PATH) ? (section.tile ?? []) : [];
      return leaves.map(({ value }) => value).concat(tile);
    }),
  );
}
