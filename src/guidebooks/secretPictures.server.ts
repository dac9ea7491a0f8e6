import { findPictureUses, isCoverPicture } from "#guidebooks/pictureStore.server.ts";
import type { Database } from "#core/database.server.ts";

/**
 * Returns whether a picture is only in passages that some readers do not see: those for the stay, in guidebooks that
 * show them to no other reader (Stays 6), and those not for guests of a platform. A picture in no guidebook is not secret: an editor may not have saved it yet.
 */
export async function isSecretPicture(db: Database, hash: string): Promise<boolean> {
  const uses = await findPictureUses(db, hash);
  if (uses.length === 0 || uses.some(({ isSecret }) => !isSecret)) return false;
  return !(await isCoverPicture(db, hash));
}
