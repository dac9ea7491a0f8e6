import { z } from "zod";

/** Groups the keystrokes of one address, for a service that bills them together. */
export const placesSession = z
  .string({ error: "This must be text." })
  .max(64, { error: "Use at most 64 characters." });

export const autocompleteQuery = z.object({
  q: z.string().max(200, { error: "Use at most 200 characters." }),
  session: placesSession.default(""),
});

/** Which service completes addresses, and what a host should know of it before typing; null where nothing leaves us. */
export const placesService = z.object({
  service: z.enum(["index", "osm", "google"]),
  notice: z.string().nullable(),
  /** False where the service has no map to look around in. */
  hasMapData: z.boolean(),
  /** True where a model chooses what stands in a generated guidebook. */
  hasModel: z.boolean(),
});

export const suggestion = z.object({
  placeId: z.string(),
  description: z.string(),
  mainText: z.string(),
  secondaryText: z.string(),
});
export const suggestions = z.array(suggestion);
