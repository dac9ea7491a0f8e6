import type { Updateable } from "kysely";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import type { Guidebook, GuidebookChange } from "#guidebooks/contract.ts";
import { coverCrop, coverFocus } from "#guidebooks/cover.ts";
import type { GuidebooksTable } from "#guidebooks/tables.server.ts";
import { cropPicture } from "#media/crop.server.ts";
import { mediaPicture } from "#media/media.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

type CoverRow = Pick<GuidebooksTable, "cover" | "cover_original" | "cover_crop" | "cover_focus">;

export function coverOf(row: CoverRow) {
  return {
    cover: row.cover,
    coverOriginal: row.cover_original,
    coverCrop: parse(coverCrop, row.cover_crop),
    coverFocus: readFocus(row.cover_focus),
  };
}

export const readFocus = (stored: string | null) => parse(coverFocus, stored);

const parse = <S extends z.ZodType>(schema: S, stored: string | null): z.output<S> | null =>
  stored === null ? null : schema.parse(JSON.parse(stored));

/** Returns the cover columns of another guidebook. */
export const coverColumns = ({
  cover,
  coverOriginal,
  coverCrop: crop,
  coverFocus: focus,
}: CoverOf): CoverRow => ({
  cover,
  cover_original: coverOriginal,
  cover_crop: crop && JSON.stringify(crop),
  cover_focus: focus && JSON.stringify(focus),
});

export const noCover: CoverOf = { cover: null, coverOriginal: null, coverCrop: null, coverFocus: null };

export type CoverOf = Pick<Guidebook, "cover" | "coverOriginal" | "coverCrop" | "coverFocus">;

/**
 * Returns the columns that a change of the cover writes. A new picture is shown whole, from its middle. The whole
 * picture of a part stays stored, so that another part can be chosen (Pictures 10). Refuses as `ownPicture` does.
 */
export async function changeOfCover(
  context: AppContext,
  actor: Actor,
  before: CoverOf,
  { cover, coverCrop: crop, coverFocus: focus }: GuidebookChange,
): Promise<Result<Updateable<CoverRow>>> {
  const focused = focus === undefined ? {} : { cover_focus: focus && JSON.stringify(focus) };
  if (cover === undefined && crop === undefined) return ok(focused);
  const picture = cover ? await mediaPicture(context, actor, cover) : undefined;
  if (picture && !picture.ok) return atField(picture);
  const whole = cover === undefined ? (before.coverOriginal ?? before.cover) : (picture?.value.url ?? null);
  const fresh = cover === undefined ? {} : { cover_focus: null };
  if (!crop || whole === null)
    return ok({ cover: whole, cover_original: null, cover_crop: null, ...fresh, ...focused });
  const part = await cropPicture(context, actor, whole, crop);
  if (!part.ok) return atField(part);
  const columns = { cover: part.value.url, cover_original: whole, cover_crop: JSON.stringify(crop) };
  return ok({ ...columns, ...fresh, ...focused });
}

const atField = ({ refusal }: Extract<Result<unknown>, { ok: false }>) =>
  refused({ ...refusal, fields: { cover: refusal.message } });
