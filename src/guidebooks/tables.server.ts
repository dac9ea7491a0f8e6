import type { VersionAction } from "#guidebooks/history/contract.ts";

/** The tables of guidebooks; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    guidebooks: GuidebooksTable;
    retired_slugs: RetiredSlugsTable;
    sections: SectionsTable;
    shared_sections: SharedSectionsTable;
    section_media: SectionMediaTable;
    section_versions: SectionVersionsTable;
    section_version_media: SectionVersionMediaTable;
    share_links: ShareLinksTable;
    short_links: ShortLinksTable;
    account_branding: AccountBrandingTable;
    guidebook_access: GuidebookAccessTable;
    guidebook_takedowns: GuidebookTakedownsTable;
    guidebook_languages: GuidebookLanguagesTable;
    translations: TranslationsTable;
    dropped_translations: DroppedTranslationsTable;
  }
}

export interface GuidebooksTable {
  id: string;
  account_id: string;
  /** Who made it, a member of the account: `userId` of the API. */
  user_id: string;
  name: string;
  slug: string;
  property_address: string | null;
  cover: string | null;
  /** The whole picture, where the cover is a part of it; which part, and the point that stays in sight, as JSON. */
  cover_original: string | null;
  cover_crop: string | null;
  cover_focus: string | null;
  /** JSON of what its host decides about the print sheet; null where everything is printed. */
  print_settings: string | null;
  /** The tag of the language that the host's words are in. */
  language: string;
  created_at: number;
  updated_at: number;
  archived_at: number | null;
  /** Since when it is in the bin; it is archived too then. */
  deleted_at: number | null;
  /** Goes up with every change that a guest could see. */
  version: number;
}

/** Slugs that were given up. Printed codes still lead there, so nobody else may have them. */
export interface RetiredSlugsTable {
  /** SHA-256 of the slug, hex: it outlives the account, and the slug holds the property's name. */
  slug_hash: string;
  retired_at: number;
}

export interface SectionsTable {
  id: string;
  guidebook_id: string;
  type: string;
  title: string;
  /** JSON of the section's content. */
  content: string;
  /** JSON list of questions to the host; guests never see them. */
  prompts: string;
  /** JSON list of where generated facts came from. */
  sources: string;
  /** 1 where a guest finds something to read: the dashboard counts these without reading the content. */
  filled: number;
  position: number;
  version: number;
  updated_at: number;
  /** The shared section whose content it holds. */
  shared_id: string | null;
  /** 1 where guests find it nowhere. */
  hidden: number;
  /** The host's own name and icon of its tile; null for those of its type. */
  tile_name: string | null;
  icon: string | null;
  /** Its anchor, where a host added it to those of the catalog. */
  own_key: string | null;
}

/** Content that several guidebooks of an account use (Shared content 1). Its followers hold the same, for every reader. */
export interface SharedSectionsTable {
  id: string;
  account_id: string;
  type: string;
  content: string;
  filled: number;
  prompts: string;
  sources: string;
  version: number;
  created_at: number;
  updated_at: number;
}

/** The pictures that the content of a section shows; a cover stands with its guidebook. */
export interface SectionMediaTable {
  section_id: string;
  hash: string;
  /** 1 where the section shows it in passages alone that are only for the stay. */
  only_stay: number;
}

/** What a section held at a version (History 1). */
export interface SectionVersionsTable {
  /** Whose history it belongs to: the id of the section, or of the shared one. */
  history_id: string;
  section_id: string | null;
  shared_id: string | null;
  version: number;
  content: string;
  sources: string;
  action: VersionAction;
  saved_at: number;
  saved_by: string | null;
  /** Null for what the section holds now. */
  replaced_at: number | null;
}

/** The pictures that a version shows: as long as it can be restored they stay. */
export interface SectionVersionMediaTable {
  history_id: string;
  version: number;
  hash: string;
}

/** Guidebooks that the operator has taken down (Operator 2). */
export interface GuidebookTakedownsTable {
  guidebook_id: string;
  reason: string;
  taken_down_at: number;
}

/** The languages that a guidebook's words are translated into (Languages 6). */
export interface GuidebookLanguagesTable {
  guidebook_id: string;
  language: string;
}

/** Which words of which section a translation is of. */
interface TranslatedSource {
  /** The shared section whose words they are, else the section. */
  owner_id: string;
  section_id: string | null;
  shared_id: string | null;
  language: string;
  /** Where the words stood in the content, or `tile` for the section's own name. */
  path: string;
  /** SHA-256 of the source: a translation counts as long as the words are these. */
  source_digest: string;
}

/** Words of a host in another language (Languages 7). */
export interface TranslationsTable extends TranslatedSource {
  source: string;
  text: string;
  made_by: "machine" | "host";
  /** 1 where the host had translated what stood there before. */
  needs_look: number;
  saved_at: number;
}

/** What a model translated and nobody may read, because something in it had changed (Languages 9). */
export interface DroppedTranslationsTable extends TranslatedSource {
  /** JSON list of what was wrong. */
  problems: string;
  dropped_at: number;
}

export interface ShareLinksTable {
  token: string;
  guidebook_id: string;
  label: string | null;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  /** Who made it; null for one of an earlier version, or of somebody who has left us for good. */
  created_by: string | null;
}

/** Short links on cards (Sharing 9). They lead to the permanent link, and go when that is given up. */
export interface ShortLinksTable {
  code: string;
  guidebook_id: string;
  /** Of the section that it leads to; empty for the guidebook itself. */
  anchor: string;
  /** The title of the how-to guide that it leads to, as it was on the day; empty for all else. */
  guide: string;
  created_at: number;
}

/** Whose the guidebooks of an account are, to see. Without a row there is no logo, and the product is named. */
export interface AccountBrandingTable {
  account_id: string;
  /** The path of a picture. */
  logo: string | null;
  names_product: number;
}

/** Who sees the secrets of a guidebook, and when. Without a row everyone does. */
export interface GuidebookAccessTable {
  guidebook_id: string;
  access: "everyone" | "stays";
  show_from: ShowFrom;
  wifi_for_everyone: number;
  /** An IANA name, such as `Pacific/Auckland`. */
  time_zone: string | null;
  /** What a version reads that knew no contacts and still runs. */
  contact: string | null;
  if_code_fails: string | null;
  /** Goes up with every change to the guidebook's stays: pages of stays that were drawn before are no longer true. */
  stays_version: number;
  door_code_changed_at: number | null;
  /** How many guests whose stays are deleted by now have read today's door code. */
  door_code_known_to: number;
}

/** From when a guest sees the secrets: at once, so many days before the arrival, or on its day. */
export type ShowFrom = "booking" | "7" | "3" | "arrival";
