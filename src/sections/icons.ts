import {
  Baby,
  Bath,
  Bed,
  Bike,
  BookOpen,
  Car,
  Coffee,
  Dog,
  Dumbbell,
  Flame,
  Heart,
  House,
  KeyRound,
  Map,
  MountainSnow,
  Phone,
  Recycle,
  ShoppingBag,
  Snowflake,
  Star,
  Sun,
  Trees,
  Tv,
  Waves,
  type LucideIcon,
} from "lucide-react";

/** The 24 icons that a host may give a tile (Sections 11), each with its name for hosts. */
export const sectionIcons = {
  home: { icon: House, label: "Home" },
  key: { icon: KeyRound, label: "Key" },
  bed: { icon: Bed, label: "Bed" },
  bath: { icon: Bath, label: "Bath" },
  coffee: { icon: Coffee, label: "Coffee" },
  tv: { icon: Tv, label: "Television" },
  fire: { icon: Flame, label: "Fire" },
  snowflake: { icon: Snowflake, label: "Cold" },
  sun: { icon: Sun, label: "Sun" },
  car: { icon: Car, label: "Car" },
  bike: { icon: Bike, label: "Bicycle" },
  dog: { icon: Dog, label: "Pets" },
  baby: { icon: Baby, label: "Baby" },
  recycle: { icon: Recycle, label: "Recycling" },
  phone: { icon: Phone, label: "Telephone" },
  book: { icon: BookOpen, label: "Book" },
  map: { icon: Map, label: "Map" },
  mountain: { icon: MountainSnow, label: "Mountains" },
  trees: { icon: Trees, label: "Trees" },
  waves: { icon: Waves, label: "Water" },
  dumbbell: { icon: Dumbbell, label: "Sport" },
  shopping: { icon: ShoppingBag, label: "Shopping" },
  heart: { icon: Heart, label: "Heart" },
  star: { icon: Star, label: "Star" },
} as const satisfies Record<string, { icon: LucideIcon; label: string }>;

export type SectionIcon = keyof typeof sectionIcons;

export const iconNames = Object.keys(sectionIcons) as [SectionIcon, ...SectionIcon[]]; // Object.keys loses the key type

export function isSectionIcon(name: string | null): name is SectionIcon {
  return name !== null && Object.hasOwn(sectionIcons, name);
}
