import { z } from "zod";
import { tileName } from "#guidebooks/layout/contract.ts";
import { iconNames } from "#sections/icons.ts";
import type { SectionType } from "#sections/catalog.ts";

/** The shapes of sections that hosts add, each with the type whose form, rules and view it has. */
export const ownShapes = {
  text: "amenities",
  list: "shopping",
  "how-to": "howto",
  contacts: "services",
} as const satisfies Record<string, SectionType>;

export type OwnShape = keyof typeof ownShapes;
export const ownShapeNames = Object.keys(ownShapes) as [OwnShape, ...OwnShape[]]; // Object.keys forgets the key type

export const MAX_OWN_SECTIONS = 30;

/** Returns whether hosts may add sections of a type to those that every guidebook has. */
export const isOwnType = (type: SectionType) => Object.values<SectionType>(ownShapes).includes(type);

/** What such a section is called within its guidebook: its anchor on the guest page. */
export const ownKey = z.string().regex(/^own-[a-z0-9]{8}$/);

/** A section of a host's own. Content is given where one that was deleted comes back. */
export const newOwnSection = z.object({
  shape: z.enum(ownShapeNames, { error: "This must be text, list, how-to or contacts." }),
  title: tileName.pipe(z.string().min(1, { error: "Give this section a name." })),
  icon: z.enum(iconNames, { error: "There is no such icon." }),
  content: z.record(z.string(), z.unknown(), { error: "This must be an object." }).optional(),
});
export type NewOwnSection = z.output<typeof newOwnSection>;
