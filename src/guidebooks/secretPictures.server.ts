import { findPictureUses, isCoverPicture } from "#guidebooks/pictureStore.server.ts";
import type { Database } from "#core/database.server.ts";

/**
 * Returns whether a picture stands in passages alone that are only for the stay, in guidebooks that show those to nobody
 * else (Stays 6). One that stands nowhere is nobody's secret: an editor may not have saved it yet.
 */
export async function isSecretPicture(db: Database, hash: string): Promise<boolean> {
  const uses = await findPictureUses(db, hash);
  if (uses.length === 0 || uses.some(({ isSecret }) => !isSecret)) return false;
  return !(await isCoverPicture(db, hash));
}
