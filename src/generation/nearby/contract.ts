import { z } from "zod";
import { sectionSource } from "#guidebooks/contract.ts";

/** The fields of sections that list places. */
const placeLists = ["items", "restaurants", "activities"] as const;

/** A place that a list may name: the row as generation writes it, its receipt, and the facts for the host's choice. */
const nearbyPlace = z.object({
  list: z.enum(placeLists),
  item: z.object({
    name: z.string(),
    description: z.string(),
    category: z.string(),
    placeId: z.string(),
    position: z.string(),
  }),
  receipt: sectionSource,
  /** "Italian restaurant". */
  kind: z.string(),
  /** "about 350 m away, 6 minutes on foot" (Places 3). */
  way: z.string(),
  /** "Open 8 am – 3 pm daily." or a sentence to check them (Places 4). */
  hours: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
});
export type NearbyPlace = z.output<typeof nearbyPlace>;

export const nearbyPlaces = z.object({
  /** The start of distances: the address as it was found, or the centre of its town. */
  from: z.string(),
  /** A sentence about an old map, or null. */
  notice: z.string().nullable(),
  places: z.array(nearbyPlace),
});
export type NearbyPlaces = z.output<typeof nearbyPlaces>;
