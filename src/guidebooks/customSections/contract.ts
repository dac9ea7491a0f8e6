import { z } from "zod";
import { tileName } from "#guidebooks/layout/contract.ts";
import { iconNames } from "#sections/icons.ts";
import type { SectionType } from "#sections/catalog.ts";

/** The formats of custom sections, each with the type whose form, rules and view it uses. */
export const customShapes = {
  text: "amenities",
  list: "shopping",
  "how-to": "howto",
  contacts: "contacts",
} as const satisfies Record<string, SectionType>;

export type CustomShape = keyof typeof customShapes;
export const customShapeNames = Object.keys(customShapes) as [CustomShape, ...CustomShape[]]; // Object.keys forgets the key type

export const MAX_CUSTOM_SECTIONS = 30;

/** Contacts were stored as lists of this type before, and are still read as lists. */
const FORMER_TYPE: SectionType = "services";

export const isCustomType = (type: SectionType) =>
  type === FORMER_TYPE || Object.values<SectionType>(customShapes).includes(type);

export const customShapeOf = (type: SectionType): CustomShape =>
  customShapeNames.find((name) => customShapes[name] === type) ?? "list";

/** The key of a custom section within its guidebook: its anchor on the guest page. */
export const customKey = z.string().regex(/^own-[a-z0-9]{8}$/);

/** A custom section to add. Has content if a deleted one is restored. */
export const newCustomSection = z
  .object({
    shape: z.enum(customShapeNames, { error: "This must be text, list, how-to or contacts." }),
    /** Contacts may have no name: guests read the name of the type, in their language. */
    title: tileName,
    icon: z.enum(iconNames, { error: "There is no such icon." }),
    content: z.record(z.string(), z.unknown(), { error: "This must be an object." }).optional(),
    /** Other guidebooks to add it to, as one shared section (Shared content 1). */
    alsoIn: z.array(z.string().max(64), { error: "This must be a list of ids." }).max(100).optional(),
  })
  .refine(({ shape, title }) => shape === "contacts" || title !== "", {
    error: "Give this section a name.",
    path: ["title"],
  });
export type NewCustomSection = z.output<typeof newCustomSection>;
