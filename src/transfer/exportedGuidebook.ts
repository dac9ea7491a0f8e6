import { z } from "zod";
import { NAME_MAX, prompts, sectionSource } from "#guidebooks/contract.ts";

const FORMAT = "porchlight-guidebook";
export const FORMAT_VERSION = 1;

/** The JSON of an exported guidebook; `/api/guidebooks/export-schema` publishes it as JSON Schema. */
export const exportedGuidebook = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  name: z.string().min(1).max(NAME_MAX),
  propertyAddress: z.string().max(500).nullable(),
  /** The path of a picture, `/media/<SHA-256>.jpg`, which is `pictures/<SHA-256>.jpg` beside this file. */
  cover: z.string().max(200).nullable(),
  /** False where door codes, passwords and passages for the stay were left out. */
  withSecrets: z.boolean(),
  access: z.object({
    access: z.enum(["everyone", "stays"]),
    showFrom: z.enum(["booking", "7", "3", "arrival"]),
    wifiForEveryone: z.boolean(),
    timeZone: z.string().max(100).nullable(),
    contact: z.string().max(200).nullable(),
    ifCodeFails: z.string().max(500).nullable(),
  }),
  sections: z
    .array(
      z.object({
        type: z.string().max(40),
        title: z.string().max(200),
        content: z.record(z.string(), z.unknown()),
        prompts,
        sources: z.array(sectionSource).max(500),
      }),
    )
    .max(100),
});
export type ExportedGuidebook = z.output<typeof exportedGuidebook>;

/** Returns the JSON in its one form: the same guidebook is the same text. */
export const exportedJson = (guidebook: ExportedGuidebook): string =>
  `${JSON.stringify(exportedGuidebook.parse(guidebook), null, 2)}\n`;

/** A new one, before it is filled. */
export const exportHead = { format: FORMAT, version: FORMAT_VERSION } as const;

const PICTURE_PATH = /\/media\/([0-9a-f]{64})\.jpg/g;

/** Returns the hashes of the pictures that a text of ours names, each once. */
export function hashesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PICTURE_PATH)].map(([, hash]) => hash ?? ""))];
}
