import { z } from "zod";
import { tileName } from "#guidebooks/layout/contract.ts";
import { iconNames } from "#sections/icons.ts";
import type { SectionType } from "#sections/catalog.ts";

/** The shapes of sections that hosts add, each with the type whose form, rules and view it has. */
export const ownShapes = {
  text: "amenities",
  list: "shopping",
  "how-to": "howto",
  contacts: "contacts",
} as const satisfies Record<string, SectionType>;

export type OwnShape = keyof typeof ownShapes;
export const ownShapeNames = Object.keys(ownShapes) as [OwnShape, ...OwnShape[]]; // Object.keys forgets the key type

export const MAX_OWN_SECTIONS = 30;

/** Contacts were lists of this type, and go on as lists. */
const FORMER_TYPE: SectionType = "services";

/** Returns whether a section of a type may be one that a host added. */
export const isOwnType = (type: SectionType) =>
  type === FORMER_TYPE || Object.values<SectionType>(ownShapes).includes(type);

/** Returns the shape of a section that a host added. */
export const ownShapeOf = (type: SectionType): OwnShape =>
  ownShapeNames.find((name) => ownShapes[name] === type) ?? "list";

/** What such a section is called within its guidebook: its anchor on the guest page. */
export const customKey = z.string().regex(/^own-[a-z0-9]{8}$/);

/** A section of a host's own. Content is given where one that was deleted comes back. */
export const newOwnSection = z
  .object({
    shape: z.enum(ownShapeNames, { error: "This must be text, list, how-to or contacts." }),
    /** Contacts may be without one: guests read the name of their type, in their language. */
    title: tileName,
    icon: z.enum(iconNames, { error: "There is no such icon." }),
    content: z.record(z.string(), z.unknown(), { error: "This must be an object." }).optional(),
    /** Other guidebooks that have it too, as one shared section (Shared content 1). */
    alsoIn: z.array(z.string().max(64), { error: "This must be a list of ids." }).max(100).optional(),
  })
  .refine(({ shape, title }) => shape === "contacts" || title !== "", {
    error: "Give this section a name.",
    path: ["title"],
  });
export type NewOwnSection = z.output<typeof newOwnSection>;
