import { z } from "zod";
import { tones } from "#generation/frames/tones.ts";
import { guestProfiles } from "#generation/guestProfiles.ts";
import { propertyTypes } from "#generation/propertyType.ts";
import { guidebook, newGuidebook, prompts, sectionSource } from "#guidebooks/contract.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { oneLine } from "#core/visibleText.ts";
import { placesSession } from "#places/contract.ts";

/** The message where the property's address is missing (Accounts 5). */
const PROPERTY_ADDRESS_NEEDED = "Please enter a property address for AI generation.";

export const NOTES_MAX = 2000;

const notes = z
  .string({ error: "This must be text." })
  .trim()
  .max(NOTES_MAX, { error: `Use at most ${NOTES_MAX} characters.` });

/** What is generated is in English: the host chooses a language later. */
export const generationRequest = newGuidebook.omit({ language: true }).extend({
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
  /** The session of the suggestions from which `placeId` comes. */
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
  section: z.enum(sectionTypes),
  value: z.number(),
  weight: z.number(),
  explanation: z.string(),
});

export const enhancedMetrics = z.object({
  /** 0 to 1. */
  qualityScore: z.number(),
  parts: z.array(scorePart),
  /** Why the score is capped, as a sentence, or null. */
  cappedBecause: z.string().nullable(),
  propertyType: z.object({
    type: z.enum(propertyTypes),
    confidence: z.number(),
    evidence: z.array(z.object({ type: z.enum(propertyTypes), points: z.number(), because: z.string() })),
  }),
  guestProfiles: z.array(z.enum(guestProfiles)),
  /** How many places the service returned. */
  placesFound: z.number(),
  /** Ids in a model's answer that it was not given, and that were dropped. */
  dropped: z.number(),
  /** Sections with a model's choices; the others are chosen by rule. */
  sectionsByModel: z.array(z.string()),
});

export const generated = guidebook.extend({ enhancedMetrics });
export type Generated = z.output<typeof generated>;

/** A step of generation, as an event of the stream. */
export const generationStep = z.object({
  step: z.enum(["locating", "located", "nearby", "writing", "saving"]),
  message: z.string(),
  done: z.number().optional(),
  total: z.number().optional(),
});
export type GenerationStep = z.output<typeof generationStep>;

export const regeneration = z.object({ notes: notes.optional() });

/** A section that was regenerated and is not stored: its host accepts it. */
export const regenerated = z.object({
  /** The content for guests, validated as the host's own. */
  content: z.unknown(),
  /** The generated part of it, by which the host's edits are recognised the next time. */
  generated: z.unknown(),
  prompts,
  sources: z.array(sectionSource).max(200),
  /** How often the section has been regenerated. */
  round: z.int().min(0),
  version: z.int().min(1),
});
export type Regenerated = z.output<typeof regenerated>;
