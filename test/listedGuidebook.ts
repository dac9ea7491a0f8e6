import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { allPrinted } from "#guidebooks/printSettings.ts";

/** Returns a guidebook of the dashboard's list, without an address, with what is given. */
export function listedGuidebook(given: Partial<ListedGuidebook> = {}): ListedGuidebook {
  return {
    id: "g1",
    name: "Lake House",
    slug: "lake-house-abc123",
    userId: "u1",
    propertyAddress: null,
    cover: null,
    coverOriginal: null,
    coverCrop: null,
    coverFocus: null,
    language: "en",
    languageBy: "default",
    print: allPrinted,
    createdAt: 0,
    updatedAt: new Date(2025, 0, 5, 15).getTime(),
    archivedAt: null,
    deletedAt: null,
    postalAddress: null,
    readySections: 3,
    totalSections: 16,
    emptySections: [],
    ...given,
  };
}
