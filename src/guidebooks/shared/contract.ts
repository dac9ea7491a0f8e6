import { z } from "zod";
import { iconNames } from "#sections/icons.ts";

const idText = z.string({ error: "This must be an id." }).max(64);

/** A guidebook that uses a shared section, as whoever may read that guidebook sees it. */
export const sharedHome = z.object({
  guidebookId: z.string(),
  sectionId: z.string(),
  name: z.string(),
  isArchived: z.boolean(),
  /** Who sees the secrets there: the same content is masked in each guidebook by its own access. */
  access: z.enum(["everyone", "stays"]),
  wifiForEveryone: z.boolean(),
});
export type SharedHome = z.output<typeof sharedHome>;

/** A section that several guidebooks of an account use. */
export const sharedSection = z.object({
  id: z.string(),
  type: z.string(),
  content: z.record(z.string(), z.unknown()),
  /** True where a guest finds something to read. */
  filled: z.boolean(),
  version: z.number(),
  updatedAt: z.number(),
  homes: z.array(sharedHome),
  /** How many guidebooks use it that the caller may not read. */
  others: z.number(),
  mayEdit: z.boolean(),
  /** True for one that hosts added, with the name and icon that it has in the first of them. */
  isOwn: z.boolean(),
  tile: z.string().optional(),
  icon: z.enum(iconNames).optional(),
});
export type SharedSection = z.output<typeof sharedSection>;

/** Which shared section a section is to follow. */
export const sectionToFollow = z.object({ sharedId: idText });

/**
 * A section that other guidebooks are to use from now on, with other content where that is given. `version` is the section's
 * that the host began from.
 */
export const newSharing = z.object({
  sectionId: idText,
  guidebookIds: z.array(idText, { error: "This must be a list of ids." }).max(100),
  content: z.record(z.string(), z.unknown(), { error: "This must be an object." }).optional(),
  version: z.number({ error: "This must be a number." }).int().optional(),
});
export type NewSharing = z.output<typeof newSharing>;
