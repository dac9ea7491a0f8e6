import { z } from "zod";
import { coverCrop, coverFocus } from "#guidebooks/cover.ts";
import { printSettings } from "#guidebooks/printSettings.ts";
import { languages } from "#core/i18n/languages.ts";
import { oneLine } from "#core/visibleText.ts";
import type { SectionIcon } from "#sections/icons.ts";
import type { Section } from "#sections/section.ts";

export const NAME_MAX = 120;
export const LABEL_MAX = 80;
/** What is said where a name is missing (Guidebooks 6). */
export const NAME_NEEDED = "Please enter a name for your guidebook.";

const name = z
  .string({ error: NAME_NEEDED })
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, { error: NAME_NEEDED })
      .max(NAME_MAX, { error: `Use at most ${NAME_MAX} characters.` }),
  );

/** A slug that is taken or not well-formed is replaced: the server has the last word. */
export const newGuidebook = z.object({
  name,
  userId: z.string({ error: "This must be your user id." }).optional(),
  slug: z.string({ error: "This must be text." }).optional(),
  /** The shared sections that it is to follow from the start. */
  shared: z
    .array(z.string({ error: "This must be an id." }).max(64))
    .max(100)
    .optional(),
});

export const newDuplicate = z.object({ name });

/** The language that a guidebook's words are in (Languages 2). */
const language = z.enum(languages, { error: "Choose one of the languages that guidebooks have." });

/** A cover of `null` or "" takes the picture away; a part of `null` shows all of it, a focus of `null` its middle. */
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
  /** The whole picture, where the cover is a part of it. */
  coverOriginal: z.string().nullable(),
  coverCrop: coverCrop.nullable(),
  coverFocus: coverFocus.nullable(),
  language,
  print: printSettings,
  createdAt: z.number(),
  updatedAt: z.number(),
  archivedAt: z.number().nullable(),
  /** Since when it is in the bin, from which it goes for good after 30 days. */
  deletedAt: z.number().nullable(),
});
export type Guidebook = z.output<typeof guidebook>;

/** A guidebook on the dashboard, with how far it is written and the address that guests see. */
export const listedGuidebook = guidebook.extend({
  postalAddress: z.string().nullable(),
  readySections: z.number(),
  totalSections: z.number(),
});
export type ListedGuidebook = z.output<typeof listedGuidebook>;

/** Where a generated fact came from: the receipt that the editor shows. */
export const sectionSource = z.object({
  placeId: z.string(),
  name: z.string(),
  /** Which places service: it decides the attribution that guests see. */
  source: z.string(),
  /** The day of the data, YYYY-MM-DD. */
  date: z.string().nullable(),
  /** Metres from the property. */
  distance: z.number().nullable(),
});
export type SectionSource = z.output<typeof sectionSource>;

/** Questions that only the host can answer; guests never see them. */
export const prompts = z.array(z.string().max(500)).max(20);

/** A section as its host sees it. A type that this version does not know comes as it is stored. */
export type HostSection = Section & {
  updatedAt: number;
  prompts: string[];
  sources: SectionSource[];
  /** True where the stored content does not fit its schema: `content` is empty, and what is stored stays as it is. */
  unreadable?: true;
  /** The shared section that it follows, and in how many guidebooks that is used; absent where it is its own. */
  shared?: { id: string; homes: number };
  /** True where guests find it nowhere (Sections 10). */
  hidden?: true;
  /** What its tile says in place of the catalog's name, and its icon. */
  tile?: string;
  icon?: SectionIcon;
  /** Its anchor on the guest page, where the host added it to those of the catalog (Sections 12). */
  own?: string;
};

/**
 * `version` is the one the host began from; `prompts` are those that stay open, and none does unless said. `sources` are the
 * receipts of places that were added from what is near: those of places that the content names join the others.
 * `replaceUnreadable` is the host's decision to give up stored content that cannot be read.
 */
export const sectionChange = z.object({
  content: z.record(z.string(), z.unknown(), { error: "This must be an object." }),
  version: z.number({ error: "This must be a number." }).int().optional(),
  prompts: prompts.optional(),
  sources: z.array(sectionSource).max(200).optional(),
  replaceUnreadable: z.boolean({ error: "This must be true or false." }).optional(),
  /** True where a section that follows a shared one is to go its own way with this content (Shared content 4). */
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

/** The permanent link and the share links, newest first. */
export const sharing = z.object({
  slug: z.string(),
  url: z.string(),
  links: z.array(shareLink),
  /** What goes before a link in a message to guests, in the guidebook's language. */
  message: z.string(),
  /** True where whoever has the permanent link reads a door code: then one with an end is the better one to send. */
  showsDoorCode: z.boolean(),
});
export type Sharing = z.output<typeof sharing>;

/** What is sent when a section is saved. */
export interface SectionSave {
  sectionId: string;
  content: Record<string, unknown>;
  /** The version that the host began from. */
  version: number;
  prompts: string[];
  /** The receipts of places that were added from what is near. */
  sources?: SectionSource[] | undefined;
  /** True where a section that follows a shared one is to go its own way with it. */
  copy?: boolean;
}
