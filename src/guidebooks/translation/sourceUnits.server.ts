import { sourceDigest } from "#guidebooks/translation/sourceDigest.server.ts";
import type { ExtraTexts } from "#guidebooks/translation/extraTextStore.server.ts";
import {
  contentOwner,
  extrasOwner,
  tileOwner,
  TILE_PATH,
  type TranslationsOwner,
} from "#guidebooks/translation/translationStore.server.ts";
import type { SectionsTable, TranslationsTable } from "#guidebooks/tables.server.ts";
import type { GuestSection } from "#sections/section.ts";
import { translationUnits, type TranslationUnit } from "#sections/translation.ts";

export interface SourceUnit extends TranslationUnit {
  owner: TranslationsOwner;
  digest: string;
}

export type StoredPlace = Pick<SectionsTable, "id" | "shared_id">;

/** Returns the translatable texts of a section: the host's name of it first, then its content in order. */
export function sourceUnits(
  place: StoredPlace,
  { type, content, tile }: Pick<GuestSection, "type" | "content" | "tile">,
): SourceUnit[] {
  const unit = (owner: TranslationsOwner, of: TranslationUnit) => ({
    ...of,
    owner,
    digest: sourceDigest(of.value),
  });
  const name = tile === undefined ? [] : [{ path: TILE_PATH, kind: "text" as const, value: tile }];
  return [
    ...name.map((of) => unit(tileOwner(place.id), of)),
    ...translationUnits(type, content).map((of) => unit(contentOwner(place), of)),
  ];
}

/** Returns the translatable texts of a guidebook's extras; a price in figures alone is the same in every language. */
export const extraUnits = (guidebookId: string, extras: readonly ExtraTexts[]): SourceUnit[] =>
  extras.flatMap(({ id, name, price }) =>
    Object.entries({ name, price })
      .filter(([, value]) => /\p{L}/u.test(value))
      .map(([field, value]) => ({
        path: `${id}.${field}`,
        kind: "text",
        value,
        owner: extrasOwner(guidebookId),
        digest: sourceDigest(value),
      })),
  );

type TranslationRow = Pick<TranslationsTable, "owner_id" | "path" | "source_digest">;

/** Returns a unit's current translation: by path, else of the same text, so that lists can be reordered. */
export function currentTranslations<Row extends TranslationRow>(
  rows: readonly Row[],
): (unit: SourceUnit) => Row | undefined {
  const byText = Map.groupBy(rows, (row) => `${row.owner_id} ${row.source_digest}`);
  return ({ owner, path, digest }) => {
    const same = byText.get(`${owner.owner_id} ${digest}`) ?? [];
    return same.find((row) => row.path === path) ?? same[0];
  };
}
