import { z } from "zod";

/** `none` for a region that is in the list only. */
const regionStates = ["none", "waiting", "fetching", "importing", "done", "failed"] as const;
export type RegionState = (typeof regionStates)[number];

/** States in which the region is being worked on. */
export const activeStates: readonly RegionState[] = ["waiting", "fetching", "importing"];

export const regionInput = z.object({
  region: z.string().min(1, { error: "Choose a region." }).max(200),
});

export const mapRegion = z.object({
  id: z.string(),
  name: z.string(),
  /** Size of the extract to fetch. */
  bytes: z.number(),
  /** Estimated bytes of its index, without the extract. */
  indexBytes: z.number(),
  state: z.enum(regionStates),
  /** Bytes that are fetched. */
  done: z.number(),
  /** Objects of the map that are read while it is imported. */
  objects: z.number(),
  /** Whether it is under way and its job neither runs nor starts within two minutes: asking again continues it. */
  isStalled: z.boolean(),
  failure: z.string().nullable(),
  /** When the last import ended, epoch milliseconds; null before the first. */
  importedAt: z.number().nullable(),
  /** Whether the list has another version than the imported one. */
  isNewer: z.boolean(),
});
export type MapRegion = z.output<typeof mapRegion>;

export const regionList = z.object({
  regions: z.array(mapRegion),
  /** Free bytes of the data folder's disk. */
  freeBytes: z.number(),
  /** Why the list could not be read, and what to do; the regions are then those that were asked for. */
  problem: z.string().nullable(),
});
export type RegionList = z.output<typeof regionList>;
