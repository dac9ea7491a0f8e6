import type { Actor } from "#accounts/actor.ts";
import type { ShownPicture } from "#media/contract.ts";
import { findPictures, notOurs, takeInPicture } from "#media/media.server.ts";
import { isEmbedded, type PictureSource } from "#media/source.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/** Stores embedded pictures and looks up stored ones, in order. Refuses an unknown path (Pictures 3). */
export async function takeInPictures(
  context: AppContext,
  actor: Actor,
  sources: PictureSource[],
): Promise<Result<ShownPicture[]>> {
  const known = await findPictures(
    context,
    sources.flatMap((source) => (isEmbedded(source) ? [] : [source.url])),
  );
  // Checked before anything is stored, so that a refusal leaves nothing behind.
  if (sources.some((source) => !isEmbedded(source) && !known.has(source.url))) return refused(notOurs);

  const pictures: ShownPicture[] = [];
  for (const source of sources) {
    const picture = isEmbedded(source)
      ? await takeInPicture(context, actor, source.bytes)
      : ok(known.get(source.url));
    if (!picture.ok) return picture;
    if (picture.value) pictures.push(picture.value);
  }
  return ok(pictures);
}
