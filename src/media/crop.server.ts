import type { Actor } from "#accounts/actor.ts";
import { hashOfPicture, type ShownPicture } from "#media/contract.ts";
import { encodePart, type Part } from "#media/encode.server.ts";
import { notOurs, storeOrRefuse } from "#media/media.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { refused, type Result } from "#core/refusal.ts";

/** Creates a picture from a part of a stored one, which stays unchanged. Refuses as `takeInPicture` does. */
export async function cropPicture(
  context: AppContext,
  actor: Actor,
  path: string,
  part: Part,
): Promise<Result<ShownPicture>> {
  const hash = hashOfPicture(path);
  const jpeg = hash === undefined ? null : await mediaStorage(context).read(`${hash}.jpg`);
  if (!jpeg) return refused(notOurs);
  const encoded = await encodePart(jpeg, part);
  return encoded.ok ? storeOrRefuse(context, actor, encoded.value) : encoded;
}
