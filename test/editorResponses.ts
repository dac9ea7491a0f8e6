import type { Guidebook, HostSection } from "#guidebooks/contract.ts";
import { catalog, standardTypes } from "#sections/catalog.ts";
import { emptyContent } from "#sections/section.ts";
import { json } from "#test/openScreen.tsx";

export const lakeHouse: Guidebook = {
  id: "g1",
  name: "Lake House",
  slug: "lake-house-x7k2p9",
  userId: "u1",
  propertyAddress: null,
  cover: null,
  coverOriginal: null,
  coverCrop: null,
  coverFocus: null,
  language: "en",
  languageBy: "default",
  print: { off: [], emergencyText: "" },
  createdAt: Date.UTC(2025, 0, 1),
  updatedAt: Date.UTC(2025, 0, 5, 10),
  archivedAt: null,
  deletedAt: null,
};

/** The 17 sections of a new guidebook; a section's id is its type. */
export const emptySections = standardTypes.map((type) => ({
  id: type,
  type,
  title: catalog[type].title,
  content: emptyContent(type),
  version: 1,
  updatedAt: lakeHouse.updatedAt,
  prompts: [],
  sources: [],
})) as unknown as HostSection[]; // each with its own type's content

/** What the server responds to the editor of a new guidebook at `/guidebooks/g1`. */
export const editorResponses = {
  "GET /api/guidebooks": json([lakeHouse]),
  "GET /api/guidebooks/g1": json(lakeHouse),
  "GET /api/guidebooks/g1/sections": json(emptySections),
  "GET /api/guidebooks/g1/stays": json([]),
  "GET /api/guidebooks/g1/access": json({ access: "everyone", timeZone: null }),
  "GET /api/shared-sections": json([]),
  "GET /api/opens": json([]),
};
