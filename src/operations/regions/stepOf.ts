import type { MapRegion } from "#operations/regions/contract.ts";

/** Returns what is done to a region that is under way. */
export function stepOf({ state }: Pick<MapRegion, "state">): string {
  if (state === "waiting") return "Starts in a moment";
  return state === "fetching" ? "Downloading" : "Building the index";
}
