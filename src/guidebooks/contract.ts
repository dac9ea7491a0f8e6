import { z } from "zod";
import { coverCrop, coverFocus } from "#guidebooks/cover.ts";
import { NAME_MAX, NAME_NEEDED } from "#guidebooks/guidebookName.ts";
import { printSettings } from "#guidebooks/printSettings.ts";
import { languages } from "#core/i18n/languages.ts";
import { oneLine } from "#core/visibleText.ts";
import { sectionTypes } from "#sections/catalog.ts";
import type { SectionIcon } from "#sections/icons.ts";
import type { Section } from "#sections/section.ts";

export const LABEL_MAX = 80;

const name = z
  .string({ error: NAME_NEEDED })
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, { error: NAME_NEEDED })
      .max(NAME_MAX, { error: `Use at most ${NAME_MAX} characters.` }),
  );

/** The language that a guidebook is written in (Languages 2). */
const language = z.enum(languages, { error: "Choose one of the languages that guidebooks have." });

/** Who says in which language a guidebook is: no one yet, what its host writes, or the host. */
export const languageBy = z.enum(["default", "found", "host"]);
export type LanguageBy = z.output<typeof languageBy>;

/** The server replaces a slug that is taken or not well-formed. */
export const newGuidebook = z.object({
  name,
  userId: z.string({ error: "This must be your user id." }).optional(),
  slug: z.string({ error: "This must be text." }).optional(),
  language: language.optional(),
  /** The shared sections that it uses from the start. */
  shared: z
    .array(z.string({ error: "This must be an id." }).max(64))
    .max(100)
    .optional(),
});

export const newDuplicate = z.object({ name });

/** A cover of `null` or "" removes the picture; a part of `null` shows all of it, a focus of `null` its middle. */
export const guidebookChange = z.object({
  name: name.optional(),
  cover: z.string({ error: "This must be the address of a picture." }).nullish(),
  coverCrop: coverCrop.nullish(),
  coverFocus: coverFocus.nullish(),
  language: language.optional(),
  print: printSettings.optional(),
});
export type GuidebookChange = z.output<typeof guidebookChange>;

/** Times are epoch milliseconds. */
export const guidebook = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  userId: z.string(),
  propertyAddress: z.string().nullable(),
  cover: z.string().nullable(),
  /** The whole picture, if the cover is a part of it. */
  coverOriginal: z.string().nullable(),
  coverCrop: coverCrop.nullable(),
  coverFocus: coverFocus.nullable(),
  language,
  languageBy,
  print: printSettings,
  createdAt: z.number(),
  updatedAt: z.number(),
  archivedAt: z.number().nullable(),
  /** When it was put into the bin, which deletes it after 30 days. */
  deletedAt: z.number().nullable(),
});
export type Guidebook = z.output<typeof guidebook>;

/** A guidebook on the dashboard, with how much of it is written and the postal address that guests see. */
export const listedGuidebook = guidebook.extend({
  postalAddress: z.string().nullable(),
  readySections: z.number(),
  totalSections: z.number(),
  /** The types of the sections without content, in their order; hidden ones are not among them. */
  emptySections: z.array(z.enum(sectionTypes)),
});
export type ListedGuidebook = z.output<typeof listedGuidebook>;

/** The source of a generated fact, which the editor shows. */
export const sectionSource = z.object({
  placeId: z.string(),
  name: z.string(),
  /** Which places service: it decides the attribution that guests see. */
  source: z.string(),
  /** The day of the data, YYYY-MM-DD. */
  date: z.string().nullable(),
  /** Metres from the property. */
  distance: z.number().nullable(),
  /** Why generation chose the place: "Nearest bakery, 4-minute walk, open on Sundays in the map data". */
  why: z.string().max(300).optional(),
});
export type SectionSource = z.output<typeof sectionSource>;

/** Questions that only the host can answer; guests never see them. */
export const prompts = z.array(z.string().max(500)).max(20);

/** A section as its host sees it. A type that this version does not know is returned as stored. */
export type HostSection = Section & {
  updatedAt: number;
  prompts: string[];
  sources: SectionSource[];
  /** True if the stored content does not fit its schema: `content` is empty, and the stored content is unchanged. */
  unreadable?: true;
  /** The shared section that it uses, and the number of guidebooks that use it; absent if it uses none. */
  shared?: { id: string; properties: number };
  /** True if hidden from guests (Sections 10). */
  hidden?: true;
  /** The title and icon of its tile, if they differ from the catalog's. */
  tile?: string;
  icon?: SectionIcon;
  /** Its anchor on the guest page, if the host added the section (custom section, Sections 12). */
  own?: string;
};

/**
 * `version` is the version that the host edited; `prompts` are those that stay open, none by default. `sources` are
 * the receipts of places added from the list of nearby places: those of places that the content names are added.
 * `replaceUnreadable` discards stored content that cannot be read.
 */
export const sectionChange = z.object({
  content: z.record(z.string(), z.unknown(), { error: "This must be an object." }),
  version: z.number({ error: "This must be a number." }).int().optional(),
  prompts: prompts.optional(),
  sources: z.array(sectionSource).max(200).optional(),
  replaceUnreadable: z.boolean({ error: "This must be true or false." }).optional(),
  /** True to detach the section from its shared section with this content (Shared content 4). */
  copy: z.boolean({ error: "This must be true or false." }).optional(),
});
export type SectionChange = z.output<typeof sectionChange>;

export const newShareLink = z.object({
  label: z
    .string({ error: "This must be text." })
    .transform(oneLine)
    .pipe(z.string().max(LABEL_MAX, { error: `Use at most ${LABEL_MAX} characters.` }))
    .nullish(),
  expiresAt: z.number({ error: "This must be a time in milliseconds." }).int().nullish(),
});
export type NewShareLink = z.output<typeof newShareLink>;

export const shareLink = z.object({
  token: z.string(),
  url: z.string(),
  label: z.string().nullable(),
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
  revokedAt: z.number().nullable(),
});
export type ShareLink = z.output<typeof shareLink>;

/** A door code, a Wi-Fi password, or rich text in a block "Only during the stay" (Stays 1). */
const secretKind = z.enum(["door", "network", "passage"]);
export type SecretKind = z.output<typeof secretKind>;

/** The permanent link and the share links, newest first. */
export const sharing = z.object({
  slug: z.string(),
  url: z.string(),
  links: z.array(shareLink),
  /** The text before a link in a message to guests, in the guidebook's language. */
  message: z.string(),
  /** The secrets of the guidebook that everyone with the permanent link reads, and those that need a stay (Stays 2). */
  secrets: z.object({ forEveryone: z.array(secretKind), duringStays: z.array(secretKind) }),
});
export type Sharing = z.output<typeof sharing>;

export interface SectionSave {
  sectionId: string;
  content: Record<string, unknown>;
  version: number;
  prompts: string[];
  /** The receipts of places added from the list of nearby places. */
  sources?: SectionSource[] | undefined;
  /** True to detach the section from its shared section with this content. */
  copy?: boolean;
}
