import type { MapRegion } from "#operations/regions/contract.ts";

/** Returns what is done to a region, or how that ended. */
export function stepOf({ state, isStalled }: Pick<MapRegion, "state" | "isStalled">): string {
  if (state === "done") return "Imported";
  if (state === "failed") return "Not imported";
  if (isStalled) return "Stopped";
  if (state === "waiting") return "Starts in a moment";
  return state === "fetching" ? "Downloading" : "Building the index";
}

/** Returns the word of the button that fetches a region, in its row and in the dialog. */
export const actionOf = ({ importedAt }: Pick<MapRegion, "importedAt">) =>
  importedAt === null ? "Get" : "Update";
