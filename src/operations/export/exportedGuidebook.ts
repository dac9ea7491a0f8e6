import { z } from "zod";
import { prompts, sectionSource } from "#guidebooks/contract.ts";
import { NAME_MAX } from "#guidebooks/guidebookName.ts";
import { coverCrop, coverFocus } from "#guidebooks/cover.ts";
import { tileName } from "#guidebooks/layout/contract.ts";
import { customKey } from "#guidebooks/customSections/contract.ts";
import { printSettings } from "#guidebooks/printSettings.ts";
import { languages } from "#core/i18n/languages.ts";
import { bookedWith } from "#core/platforms.ts";
import { iconNames } from "#sections/icons.ts";
import { CHECK_ITEM_MAX, CHECK_ITEMS_MAX } from "#stays/turnovers/checkItems/contract.ts";
import { MAX_TRANSLATION_LENGTH } from "#guidebooks/translation/contract.ts";

const FORMAT = "porchlight-guidebook";
const FORMAT_VERSION = 1;

/** A section's text in another language, by the path of the text in its content; `tile` is its name. */
const exportedTranslation = z.object({
  language: z.enum(languages),
  path: z.string().max(200),
  text: z.string().max(MAX_TRANSLATION_LENGTH),
  by: z.enum(["machine", "host"]),
});
export type ExportedTranslation = z.output<typeof exportedTranslation>;

/** One section, in the guidebook's order. Files that were made before it could be arranged lack what is optional. */
const exportedSection = z.object({
  type: z.string().max(40),
  title: z.string().max(200),
  /** Its anchor, where the host added it to those that every guidebook has. */
  own: customKey.optional(),
  /** The host's own name and icon of its tile. */
  tile: tileName.optional(),
  icon: z.enum(iconNames).optional(),
  /** True where guests find it nowhere. */
  hidden: z.literal(true).optional(),
  content: z.record(z.string(), z.unknown()),
  prompts,
  sources: z.array(sectionSource).max(500),
  translations: z.array(exportedTranslation).max(10_000).optional(),
});
export type ExportedSection = z.output<typeof exportedSection>;

/** The JSON of an exported guidebook; `/api/guidebooks/export-schema` publishes it as JSON Schema. */
export const exportedGuidebook = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  name: z.string().min(1).max(NAME_MAX),
  propertyAddress: z.string().max(500).nullable(),
  /** The path of a picture, `/media/<SHA-256>.jpg`, which is `pictures/<SHA-256>.jpg` in the same zip. */
  cover: z.string().max(200).nullable(),
  /** The whole picture, where the cover is a part of it; the part and its focus, in shares of its sides. */
  coverOriginal: z.string().max(200).optional(),
  coverCrop: coverCrop.optional(),
  coverFocus: coverFocus.optional(),
  /** What is printed, where it is not everything. */
  print: printSettings.optional(),
  /** The tag of the language that the words are in; English where it is not said. */
  language: z.enum(languages).optional(),
  /** The languages that its words are translated into. */
  languages: z.array(z.enum(languages)).max(languages.length).optional(),
  /** False where door codes, passwords and passages for the stay were left out. */
  withSecrets: z.boolean(),
  access: z.object({
    access: z.enum(["everyone", "stays"]),
    showFrom: z.enum(["booking", "7", "3", "arrival"]),
    wifiForEveryone: z.boolean(),
    timeZone: z.string().max(100).nullable(),
    /** Files that were made before contacts were sections have one here. */
    contact: z.string().max(200).nullable().optional(),
    ifCodeFails: z.string().max(500).nullable(),
    /** As whose guests readers of its links count; absent in files made before passages could be hidden from some. */
    permanentLinkAs: z.enum(["unknown", ...bookedWith]).optional(),
  }),
  /** What cleaners tick at a turnover; absent where no list was ever set. */
  checkList: z
    .object({ on: z.boolean(), items: z.array(z.string().min(1).max(CHECK_ITEM_MAX)).max(CHECK_ITEMS_MAX) })
    .optional(),
  sections: z.array(exportedSection).max(100),
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

/** Returns a text of ours with other paths of its pictures, by their hashes. */
export function withPicturePaths(text: string, paths: ReadonlyMap<string, string>): string {
  if (paths.size === 0) return text;
  return text.replaceAll(PICTURE_PATH, (path, hash: string) => paths.get(hash) ?? path);
}
