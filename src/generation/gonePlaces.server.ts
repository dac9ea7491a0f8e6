import type { Actor } from "#accounts/actor.ts";
import { sectionsOf } from "#guidebooks/sections.server.ts";
import { goneFromIndex } from "#places/index/gone.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, type Result } from "#platform/refusal.ts";

/** Ids of the places that a guidebook has from our index and that the index has no longer: closed, or gone from the map. */
export async function gonePlaces(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
): Promise<Result<string[]>> {
  const sections = await sectionsOf(platform, actor, guidebookId);
  if (!sections.ok) return sections;
  const sources = sections.value.flatMap((section) => section.sources);
  const named = new Set(sources.filter(isIndexed).map(({ placeId }) => placeId));
  return ok(await goneFromIndex(platform, [...named]));
}

/** The receipt of a place in the index; that of the address has an id of another kind. */
const isIndexed = ({ source, placeId }: { source: string; placeId: string }) =>
  source === "index" && placeId.startsWith("osm:");
