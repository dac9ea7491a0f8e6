import { MOST_GUIDEBOOKS, PROPERTY_LIMIT } from "#guidebooks/limit.ts";
import { countActive } from "#guidebooks/store.server.ts";
import type { Database } from "#platform/database.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, refused, type Result } from "#platform/refusal.ts";

/** Says whether the host may have one more active guidebook, before anybody does work for it. */
export function roomForGuidebook(platform: Platform, hostId: string): Promise<Result<void>> {
  return roomFor(platform.db, hostId);
}

/** The same within a transaction that has the host's guidebooks locked. Refuses 403 `property_limit`. */
export async function roomFor(db: Database, hostId: string): Promise<Result<void>> {
  if ((await countActive(db, hostId)) < MOST_GUIDEBOOKS) return ok(undefined);
  return refused({ status: 403, code: "property_limit", message: PROPERTY_LIMIT });
}
