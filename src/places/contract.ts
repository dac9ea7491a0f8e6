import { z } from "zod";

/** Groups the keystrokes of one address, for a service that bills them together. */
export const placesSession = z
  .string({ error: "This must be text." })
  .max(64, { error: "Use at most 64 characters." });

export const autocompleteQuery = z.object({
  q: z.string().max(200, { error: "Use at most 200 characters." }),
  session: placesSession.default(""),
});

/** The service that completes addresses, and its notice; null when no data leaves the server. */
export const placesService = z.object({
  service: z.enum(["index", "auto", "osm", "google"]),
  notice: z.string().nullable(),
  /** False when the service cannot list nearby places. */
  hasMapData: z.boolean(),
  /** True when a model selects the content of a generated guidebook. */
  hasModel: z.boolean(),
});

const suggestion = z.object({
  placeId: z.string(),
  description: z.string(),
  mainText: z.string(),
  secondaryText: z.string(),
});
export const suggestions = z.array(suggestion);
