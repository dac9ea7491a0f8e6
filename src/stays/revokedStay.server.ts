import { isShareToken } from "#guidebooks/slug.ts";
import type { Platform } from "#platform/platform.server.ts";
import { findStayByToken } from "#stays/store.server.ts";

/** Returns whether a key was the link of a stay that its host has ended (Stays 14). */
export async function isRevokedStay({ db }: Platform, key: string): Promise<boolean> {
  if (!isShareToken(key)) return false;
  const stay = await findStayByToken(db, key);
  return stay !== undefined && stay.revoked_at !== null;
}
