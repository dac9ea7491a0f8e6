import { z } from "zod";
import { sectionSource } from "#guidebooks/contract.ts";

/** The list of a section that a place belongs in. */
export const placeLists = ["items", "restaurants", "activities"] as const;
export type PlaceList = (typeof placeLists)[number];

/** A place that a list may name: the row as generation writes it, its receipt, and what the host chooses it by. */
export const nearbyPlace = z.object({
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
  /** "Open 8 am – 3 pm daily." or that they are to be checked (Places 4). */
  hours: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
});
export type NearbyPlace = z.output<typeof nearbyPlace>;

export const nearbyPlaces = z.object({
  /** Whence distances are measured: the address as it was found, or the centre of its town. */
  from: z.string(),
  /** That the map is old, in a sentence; null where it is not. */
  notice: z.string().nullable(),
  places: z.array(nearbyPlace),
});
export type NearbyPlaces = z.output<typeof nearbyPlaces>;
