import type { Language } from "#core/i18n/languages.ts";
import type { CoverFocus } from "#guidebooks/cover.ts";
import type { PrintSettings } from "#guidebooks/printSettings.ts";
import type { SectionType } from "#sections/catalog.ts";
import type { CountryCode } from "#sections/countryNames.ts";
import type { PictureSizes } from "#sections/pictures.ts";
import type { GuestSection } from "#sections/section.ts";
import type { GuestExtras } from "#stays/extras/guestExtras.ts";
import type { GuestStay } from "#stays/guestStay.ts";

/** A revision of what guests may read: a page of another revision is not current. */
export interface GuestRevision {
  guidebookId: string;
  /** Incremented by every change that guests can see. */
  version: number;
  /** Epoch milliseconds. Distinguishes a version from the same one in a database restored from a backup. */
  updatedAt: number;
  /** When reading ends (epoch ms), null where no end is known. */
  liveUntil: number | null;
}

/** A guidebook as guests may read it, without the fields that only the host reads. */
export interface GuestGuidebook extends GuestRevision {
  name: string;
  /** The key in the URL: a token is used where the slug would be, so that no link reveals the permanent one. */
  key: string;
  cover: string | null;
  /** The point of the cover that is never cropped; null for its middle. */
  coverFocus: CoverFocus | null;
  print: PrintSettings;
  /** The language in which the host writes (Languages 2). */
  language: Language;
  /** The address for guests: the property section's, else the one that sections were generated from. */
  propertyAddress: string | null;
  /** The time zone of the property, null where it is not set. */
  timeZone: string | null;
  sections: GuestSection[];
  /** The country of the server, where it is not Australia: it counts where the property names none. */
  serverCountry?: CountryCode;
  /** The types of sections that the host has hidden: they are shown nowhere and get no defaults (Sections 10). */
  hidden?: readonly SectionType[];
  /** Sizes of the cover, the logo and the how-tos' photos, by path. */
  pictures: PictureSizes;
  /** The host's logo, and whether pages name the product (Sharing 11, 12). */
  logo: string | null;
  namesProduct: boolean;
  /** The places services that need an attribution, for example `osm`. */
  credits: string[];
  /** The texts of current notices. */
  notices: string[];
  /** The stay of the link, null for other links. */
  stay: GuestStay | null;
  /** What the guest of the stay may ask for, and has; absent where there is nothing. */
  extras?: GuestExtras;
  /** Whether the guidebook has secrets for stays and the link is not one of a stay. */
  hasWayIn: boolean;
  /** Until when (epoch ms) a saved copy shows its secrets; null where it has none, or everyone sees them. */
  secretsUntil: number | null;
  /** When (epoch ms) one of its pages changes next without a save, or null. */
  changesAt: number | null;
}
