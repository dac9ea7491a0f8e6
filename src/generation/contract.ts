import { z } from "zod";
import { tones } from "#generation/frames/tones.ts";
import { guestProfiles } from "#generation/guestProfiles.ts";
import { propertyTypes } from "#generation/propertyType.ts";
import { guidebook, newGuidebook, prompts, sectionSource } from "#guidebooks/contract.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { oneLine } from "#core/visibleText.ts";
import { placesSession } from "#places/contract.ts";

/** What is said where the property's address is missing (Accounts 5). */
const PROPERTY_ADDRESS_NEEDED = "Please enter a property address for AI generation.";

export const NOTES_MAX = 2000;

const notes = z
  .string({ error: "This must be text." })
  .trim()
  .max(NOTES_MAX, { error: `Use at most ${NOTES_MAX} characters.` });

/** What a host sends to have a guidebook generated. */
export const generationRequest = newGuidebook.extend({
  propertyAddress: z
    .string({ error: PROPERTY_ADDRESS_NEEDED })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: PROPERTY_ADDRESS_NEEDED })
        .max(300, { error: "Use at most 300 characters." }),
    ),
  placeId: z.string().max(300).optional(),
  /** The session of the suggestions that `placeId` came from. */
  session: placesSession.optional(),
  propertyType: z.enum(propertyTypes, { error: "This is not a kind of property." }).optional(),
  guestProfiles: z
    .array(z.enum(guestProfiles, { error: "This is not a kind of guest." }))
    .max(7)
    .optional(),
  notes: notes.optional(),
  tone: z.enum(tones, { error: "This is not a tone." }).optional(),
});
export type GenerationRequest = z.output<typeof generationRequest>;

const scorePart = z.object({
  name: z.string(),
  label: z.string(),
  /** The section that mends it. */
  section: z.enum(sectionTypes),
  value: z.number(),
  weight: z.number(),
  explanation: z.string(),
});

export const enhancedMetrics = z.object({
  /** 0 to 1. */
  qualityScore: z.number(),
  parts: z.array(scorePart),
  /** Why the score cannot be higher, in a sentence; null where it can. */
  cappedBecause: z.string().nullable(),
  propertyType: z.object({
    type: z.enum(propertyTypes),
    confidence: z.number(),
    evidence: z.array(z.object({ type: z.enum(propertyTypes), points: z.number(), because: z.string() })),
  }),
  guestProfiles: z.array(z.enum(guestProfiles)),
  /** How many places the service returned. */
  placesFound: z.number(),
  /** What a model chose that it was not given, and that was taken out. */
  dropped: z.number(),
  /** Sections that a model chose for; the others are written by rule. */
  sectionsByModel: z.array(z.string()),
});

export const generated = guidebook.extend({ enhancedMetrics });
export type Generated = z.output<typeof generated>;

/** A step of the work, as the stream tells it. */
export const generationStep = z.object({
  step: z.enum(["locating", "located", "nearby", "writing", "saving"]),
  message: z.string(),
  done: z.number().optional(),
  total: z.number().optional(),
});
export type GenerationStep = z.output<typeof generationStep>;

export const regeneration = z.object({ notes: notes.optional() });

/** A section as it would be, written anew. Nothing of it is stored until its host takes it. */
export const regenerated = z.object({
  /** What guests would read; checked as a host's own words are. */
  content: z.unknown(),
  /** What of that generation wrote, so that the host's own words are known the next time. */
  generated: z.unknown(),
  prompts,
  sources: z.array(sectionSource).max(200),
  /** How often it has been written anew. */
  round: z.int().min(0),
  /** The version of the section that it was written from. */
  version: z.int().min(1),
});
export type Regenerated = z.output<typeof regenerated>;
