import { z } from "zod";
import { iconNames } from "#sections/icons.ts";

const idText = z.string({ error: "This must be an id." }).max(64);

/** A guidebook that uses a shared section, for a reader who may read that guidebook. */
const sharedProperty = z.object({
  guidebookId: z.string(),
  sectionId: z.string(),
  name: z.string(),
  isArchived: z.boolean(),
  /** The access setting there: the same content is masked in each guidebook by its setting. */
  access: z.enum(["everyone", "stays"]),
  wifiForEveryone: z.boolean(),
});
export type SharedProperty = z.output<typeof sharedProperty>;

export const sharedSection = z.object({
  id: z.string(),
  type: z.string(),
  content: z.record(z.string(), z.unknown()),
  /** True where a guest finds something to read. */
  filled: z.boolean(),
  version: z.number(),
  updatedAt: z.number(),
  properties: z.array(sharedProperty),
  /** The number of guidebooks that use it and that the caller may not read. */
  others: z.number(),
  mayEdit: z.boolean(),
  /** True for a custom section, with its name and icon in the first guidebook that uses it. */
  isOwn: z.boolean(),
  tile: z.string().optional(),
  icon: z.enum(iconNames).optional(),
});
export type SharedSection = z.output<typeof sharedSection>;

export const sectionToFollow = z.object({ sharedId: idText });

/** A section to share, with new content if given. `version` is the version that the host edited. */
export const newSharing = z.object({
  sectionId: idText,
  guidebookIds: z.array(idText, { error: "This must be a list of ids." }).max(100),
  content: z.record(z.string(), z.unknown(), { error: "This must be an object." }).optional(),
  version: z.number({ error: "This must be a number." }).int().optional(),
});
export type NewSharing = z.output<typeof newSharing>;
