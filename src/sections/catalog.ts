import {
  Bath,
  Bus,
  Clock,
  CookingPot,
  Heart,
  House,
  KeyRound,
  Lightbulb,
  LogOut,
  MapPin,
  MapPinHouse,
  MountainSnow,
  Phone,
  ScrollText,
  ShoppingBag,
  Siren,
  Utensils,
  Waves,
  Wifi,
  type LucideIcon,
} from "lucide-react";
import { english, type Texts } from "#core/i18n/texts/english.ts";
import type { ContentOf, ShapeName } from "#sections/shapes.ts";

interface Row {
  shape: ShapeName;
  /** The host's name for it. */
  title: string;
  /** The English label of the guest's tile; null for the property section, whose facts appear all over the page. */
  tile: string | null;
  icon: LucideIcon;
  /** A short hint in the tile about its content; optional. */
  hint?: TileHint;
  quickLink?: QuickLinkRow;
  /** What the first screen and the print sheet use of it. */
  serves?: Service;
  /** Facts of the property shown above or below the host's text. */
  above?: readonly PropertyFact[];
  /** Facts of the property shown within the view of its shape. */
  among?: readonly PropertyFact[];
  below?: readonly PropertyFact[];
  /** True for a type that only its host adds to a guidebook (Sections 12). */
  customOnly?: true;
  /** How much of it generation writes from the map; without it, no place is named. */
  fromMap?: "all" | "part";
}

/** The number of entries or photos, a time, or a field's value. */
type TileHint = { count: CountName } | { time: "from" | "by" } | { field: string };

/** Countable things, by their name in the texts. */
type CountName = Exclude<keyof Texts["hints"], "from" | "by">;

/** A link on the first screen, shown when one of the fields has content; a time follows the label (Guest page 5). */
interface QuickLinkRow {
  /** Its position: 1 is the first, directions are the third. */
  place: number;
  label: keyof Texts["quick"];
  fields: readonly string[];
  /** Read aloud before a label that is too short alone. */
  spokenFirst?: keyof Texts["quick"];
  /** Default: the tile's. */
  icon?: LucideIcon;
}

export type Service = "welcome" | "network" | "rules" | "check-out";

export type PropertyFact = "emergency numbers" | "postal address" | "postal address to copy" | "contacts";

/** Section types in the order of tiles (Guest page 6), then hosts'. A new type is one row. */
export const catalog = {
  welcome: {
    shape: "prose",
    title: "Welcome Message",
    tile: english.sections.welcome,
    icon: House,
    hint: { count: "photo" },
    serves: "welcome",
    fromMap: "part",
  },
  checkin: {
    shape: "checkin",
    title: "Check In",
    tile: english.sections.checkin,
    icon: KeyRound,
    hint: { time: "from" },
    quickLink: { place: 2, label: "door", fields: ["doorCode", "checkInType", "details"] },
    among: ["postal address to copy"],
  },
  amenities: {
    shape: "prose",
    title: "Amenities",
    tile: english.sections.amenities,
    icon: Bath,
  },
  kitchen: {
    shape: "prose",
    title: "Kitchen & Other Areas",
    tile: english.sections.kitchen,
    icon: CookingPot,
  },
  rules: {
    shape: "rules",
    title: "House Rules",
    tile: english.sections.rules,
    icon: ScrollText,
    hint: { count: "rule" },
    serves: "rules",
  },
  howto: {
    shape: "howto",
    title: "How-To Guides",
    tile: english.sections.howto,
    icon: Lightbulb,
    hint: { count: "guide" },
  },
  wifi: {
    shape: "wifi",
    title: "WiFi",
    tile: english.sections.wifi,
    icon: Wifi,
    hint: { field: "networkName" },
    quickLink: { place: 1, label: "wifi", fields: ["networkName", "password"] },
    serves: "network",
  },
  emergency: {
    shape: "prose",
    title: "Emergency",
    tile: english.sections.emergency,
    icon: Siren,
    above: ["emergency numbers", "postal address", "contacts"],
    fromMap: "all",
  },
  transportation: {
    shape: "prose",
    title: "Transportation",
    tile: english.sections.transportation,
    icon: Bus,
    fromMap: "all",
  },
  places: {
    shape: "list",
    title: "Places To See",
    tile: english.sections.places,
    icon: MountainSnow,
    hint: { count: "place" },
    fromMap: "all",
  },
  activities: {
    shape: "ideas",
    title: "Things to do",
    tile: english.sections.activities,
    icon: Waves,
    hint: { count: "idea" },
    fromMap: "all",
  },
  shopping: {
    shape: "list",
    title: "Shopping",
    tile: english.sections.shopping,
    icon: ShoppingBag,
    hint: { count: "place" },
    fromMap: "all",
  },
  dining: {
    shape: "list",
    title: "Places To Eat",
    tile: english.sections.dining,
    icon: Utensils,
    hint: { count: "place" },
    fromMap: "all",
  },
  services: {
    shape: "list",
    title: "Your Nearest",
    tile: english.sections.services,
    icon: MapPin,
    hint: { count: "place" },
    fromMap: "all",
  },
  departure: {
    shape: "departure",
    title: "Check Out",
    tile: english.sections.departure,
    icon: LogOut,
    hint: { time: "by" },
    quickLink: { place: 4, label: "out", fields: ["checkOutTime"], spokenFirst: "outFirst", icon: Clock },
    serves: "check-out",
  },
  recommendations: {
    shape: "recommendations",
    title: "Local Recommendations",
    tile: english.sections.recommendations,
    icon: Heart,
    hint: { count: "tip" },
    fromMap: "all",
  },
  property: {
    shape: "property",
    title: "Property",
    tile: null,
    icon: MapPinHouse,
  },
  contacts: {
    shape: "contacts",
    title: "Contacts",
    tile: english.sections.contacts,
    icon: Phone,
    customOnly: true,
  },
} as const satisfies Record<keyof Texts["sections"], Row>;

export type SectionType = keyof typeof catalog;

/** Returns the row of a type, typed as any type's. */
export function rowOf(type: SectionType): Row {
  return catalog[type];
}

/** The types that generation writes from the map only. */
export type MapType = {
  [Type in SectionType]: (typeof catalog)[Type] extends { fromMap: "all" } ? Type : never;
}[SectionType];

export type SectionContent<Type extends SectionType = SectionType> = ContentOf<
  (typeof catalog)[Type]["shape"]
>;

export const sectionTypes = Object.keys(catalog) as [SectionType, ...SectionType[]]; // Object.keys loses the key type

/** The 17 types that every guidebook has, in order. */
export const standardTypes = sectionTypes.filter((type) => !rowOf(type).customOnly);

/** The types with a tile on the guest page: 16 of every guidebook, in order, and those that hosts add. */
export const tileTypes = sectionTypes.filter((type) => catalog[type].tile !== null);
export const standardTileTypes = standardTypes.filter((type) => tileTypes.includes(type));

export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(catalog, type);
}
