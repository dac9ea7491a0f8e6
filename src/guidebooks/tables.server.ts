import type { BookedWith } from "#core/platforms.ts";
import type { VersionAction } from "#guidebooks/history/contract.ts";

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
  /** The member who made it: `userId` of the API. */
  user_id: string;
  name: string;
  slug: string;
  property_address: string | null;
  cover: string | null;
  /** The whole picture if the cover is a part of it; the part, and the focus point, as JSON. */
  cover_original: string | null;
  cover_crop: string | null;
  cover_focus: string | null;
  /** JSON of the print sheet's settings; null if everything is printed. */
  print_settings: string | null;
  /** The tag of the language that the host writes in. */
  language: string;
  /** Who says so: no one yet, what the host writes, or the host. */
  language_by: string;
  created_at: number;
  updated_at: number;
  archived_at: number | null;
  /** When it was put into the bin; it is archived too then. */
  deleted_at: number | null;
  /** Increases with every change that a guest could see. */
  version: number;
}

/** Retired slugs. Printed codes still lead there, so they are never used again. */
export interface RetiredSlugsTable {
  /** SHA-256 of the slug, hex: it outlives the account, and the slug contains the property's name. */
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
  /** 1 if a guest finds something to read: the dashboard counts these without reading the content. */
  filled: number;
  position: number;
  version: number;
  updated_at: number;
  shared_id: string | null;
  /** 1 if hidden from guests. */
  hidden: number;
  /** The host's name and icon of its tile; null for those of its type. */
  tile_name: string | null;
  icon: string | null;
  own_key: string | null;
}

/** Content that several guidebooks of an account use (Shared content 1). Each section that uses it stores the same. */
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

/** The pictures that the content of a section shows; the cover is in the guidebook's row. */
export interface SectionMediaTable {
  section_id: string;
  hash: string;
  /** 1 if the section shows it only in passages for the stay, or in those and in ones as below. */
  only_stay: number;
  /** 1 if the section shows it only in passages that guests of some platforms do not see. */
  only_not_for: number;
}

/** The content of a section at a version (History 1). */
export interface SectionVersionsTable {
  /** The id of the section, or of the shared one. */
  history_id: string;
  section_id: string | null;
  shared_id: string | null;
  version: number;
  content: string;
  sources: string;
  action: VersionAction;
  saved_at: number;
  saved_by: string | null;
  replaced_at: number | null;
}

/** The pictures that a version shows: they stay stored as long as it can be restored. */
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

/** The languages that a guidebook is translated into (Languages 6). */
export interface GuidebookLanguagesTable {
  guidebook_id: string;
  language: string;
}

/** The source texts of a section, or of a guidebook outside its sections, that have translations. */
interface TranslatedSource {
  /** The shared section, else the section; of texts outside sections the guidebook. */
  owner_id: string;
  section_id: string | null;
  shared_id: string | null;
  /** The guidebook, for texts outside its sections alone. */
  guidebook_id: string | null;
  language: string;
  /** The path of the text in the content, or `tile` for the section's name. */
  path: string;
  /** SHA-256 of the source: a translation is valid while the text is unchanged. */
  source_digest: string;
}

/** A host's text in another language (Languages 7). */
export interface TranslationsTable extends TranslatedSource {
  source: string;
  text: string;
  made_by: "machine" | "host";
  /** 1 if the host had translated the previous text. */
  needs_look: number;
  /** Why guests do not read all of a machine translation yet (`readUnconfirmed`); null if they do. */
  unconfirmed: string | null;
  saved_at: number;
}

/** Machine translations that were rejected because a locked part had changed (Languages 9). */
export interface DroppedTranslationsTable extends TranslatedSource {
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
  /** The member who made it; null for one of an earlier version, or of a deleted user. */
  created_by: string | null;
}

/** Short links on cards (Sharing 9). They lead to the permanent link, and are deleted when that is retired. */
export interface ShortLinksTable {
  code: string;
  guidebook_id: string;
  /** The section that it leads to; empty for the guidebook. */
  anchor: string;
  /** The title of the how-to guide that it leads to, when the link was made; empty for all else. */
  guide: string;
  created_at: number;
}

/** Branding of an account's guidebooks. Without a row there is no logo, and the product is named. */
export interface AccountBrandingTable {
  account_id: string;
  /** The path of a picture. */
  logo: string | null;
  names_product: number;
}

export interface GuidebookAccessTable {
  guidebook_id: string;
  access: "everyone" | "stays";
  show_from: ShowFrom;
  wifi_for_everyone: number;
  /** An IANA name, such as `Pacific/Auckland`. */
  time_zone: string | null;
  /** Read by an older version without contacts that still runs. */
  contact: string | null;
  if_code_fails: string | null;
  /** Increases with every change to the guidebook's stays, which invalidates cached pages of stays. */
  stays_version: number;
  door_code_changed_at: number | null;
  /** How many guests of deleted stays have read today's door code. */
  door_code_known_to: number;
  /** As whose guests the readers of its links count, for passages that some guests do not see. */
  permanent_link_as: BookedWith | "unknown";
  /** JSON of what guests are asked before they arrive; null for nothing. */
  arrival_form: string | null;
  /** 1 where the pages of stays lead to their platform's reviews. */
  review_link: number | null;
  /** JSON of what guests may report and who hears of it; null while that is off. */
  problem_settings: string | null;
}

/** When a guest starts to see the secrets: at once, a number of days before the arrival, or on its day. */
export type ShowFrom = "booking" | "7" | "3" | "arrival";
