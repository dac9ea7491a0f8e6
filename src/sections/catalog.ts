import {
  Bath,
  Bus,
  CookingPot,
  Heart,
  House,
  KeyRound,
  Lightbulb,
  LogOut,
  MapPin,
  MapPinHouse,
  MountainSnow,
  ScrollText,
  ShoppingBag,
  Siren,
  Utensils,
  Waves,
  Wifi,
  type LucideIcon,
} from "lucide-react";
import type { ContentOf, ShapeName } from "#sections/shapes.ts";

interface Row {
  shape: ShapeName;
  /** What the host calls it. */
  title: string;
  /** What the guest's tile says; the property section has none, its facts stand all over the page. */
  tile: string | null;
  icon: LucideIcon;
  emptyText: string;
  /** The few words that a tile says of what waits inside; without one its label says enough. */
  hint?: TileHint;
}

/** How many entries of what, the time before or after a word, or a field as it stands. */
export type TileHint = { count: string } | { time: string } | { field: string };

/** Every section type, in the order of the guest's tiles (Guest page 6). A new type on an old shape is one row. */
export const catalog = {
  welcome: {
    shape: "prose",
    title: "Welcome Message",
    tile: "House Info",
    icon: House,
    emptyText: "No welcome message yet. Click Edit to add one.",
  },
  checkin: {
    shape: "checkin",
    title: "Check In",
    tile: "Check In",
    icon: KeyRound,
    emptyText: "No check-in instructions yet. Click Edit to add them.",
    hint: { time: "From" },
  },
  amenities: {
    shape: "prose",
    title: "Amenities",
    tile: "Amenities",
    icon: Bath,
    emptyText: "No amenities yet. Click Edit to add them.",
  },
  kitchen: {
    shape: "prose",
    title: "Kitchen & Other Areas",
    tile: "Kitchen & Other Areas",
    icon: CookingPot,
    emptyText: "Nothing about the kitchen yet. Click Edit to add it.",
  },
  rules: {
    shape: "rules",
    title: "House Rules",
    tile: "House Rules",
    icon: ScrollText,
    emptyText: "No house rules yet. Click Edit to add some.",
    hint: { count: "rule" },
  },
  howto: {
    shape: "howto",
    title: "How-To Guides",
    tile: "How-To Guides",
    icon: Lightbulb,
    emptyText: "No how-to guides yet. Click Edit to add one.",
    hint: { count: "guide" },
  },
  wifi: {
    shape: "wifi",
    title: "WiFi",
    tile: "WiFi",
    icon: Wifi,
    emptyText: "No WiFi details yet. Click Edit to add them.",
    hint: { field: "networkName" },
  },
  emergency: {
    shape: "prose",
    title: "Emergency",
    tile: "Emergency",
    icon: Siren,
    emptyText: "No emergency information yet. Click Edit to add it.",
  },
  transportation: {
    shape: "prose",
    title: "Transportation",
    tile: "Transportation",
    icon: Bus,
    emptyText: "No transport information yet. Click Edit to add it.",
  },
  places: {
    shape: "list",
    title: "Places To See",
    tile: "Places To See",
    icon: MountainSnow,
    emptyText: "No places to see yet. Click Edit to add some.",
    hint: { count: "place" },
  },
  activities: {
    shape: "ideas",
    title: "Things to do",
    tile: "Things to do",
    icon: Waves,
    emptyText: "No things to do yet. Click Edit to add some.",
    hint: { count: "idea" },
  },
  shopping: {
    shape: "list",
    title: "Shopping",
    tile: "Shopping",
    icon: ShoppingBag,
    emptyText: "No shops yet. Click Edit to add some.",
    hint: { count: "place" },
  },
  dining: {
    shape: "list",
    title: "Places To Eat",
    tile: "Places To Eat",
    icon: Utensils,
    emptyText: "No places to eat yet. Click Edit to add some.",
    hint: { count: "place" },
  },
  services: {
    shape: "list",
    title: "Your Nearest",
    tile: "Your Nearest",
    icon: MapPin,
    emptyText: "No nearby services yet. Click Edit to add some.",
    hint: { count: "place" },
  },
  departure: {
    shape: "departure",
    title: "Check Out",
    tile: "Check Out",
    icon: LogOut,
    emptyText: "No check-out steps yet. Click Edit to add some.",
    hint: { time: "By" },
  },
  recommendations: {
    shape: "recommendations",
    title: "Local Recommendations",
    tile: "Local Recommendations",
    icon: Heart,
    emptyText: "No recommendations yet. Click Edit to add some.",
    hint: { count: "tip" },
  },
  property: {
    shape: "property",
    title: "Property",
    tile: null,
    icon: MapPinHouse,
    emptyText: "No address yet. Click Edit to add it.",
  },
} as const satisfies Record<string, Row>;

export type SectionType = keyof typeof catalog;

/** Returns the row of a type, seen as one of any type. */
export function rowOf(type: SectionType): Row {
  return catalog[type];
}

export type SectionContent<Type extends SectionType = SectionType> = ContentOf<
  (typeof catalog)[Type]["shape"]
>;

export const sectionTypes = Object.keys(catalog) as [SectionType, ...SectionType[]]; // Object.keys forgets the key type

/** The 16 types that have a tile on the guest page, in order. */
export const tileTypes = sectionTypes.filter((type) => catalog[type].tile !== null);

export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(catalog, type);
}
