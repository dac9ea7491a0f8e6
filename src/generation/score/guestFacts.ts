import { isFood } from "#generation/choose/entries.ts";
import type { GeneratedSections } from "#generation/generatedSection.ts";
import type { Plan } from "#generation/plan.ts";
import { hasEmergencyDepartment } from "#places/hospitals.ts";
import { formatOpeningHours } from "#places/openingHours.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby, Precision } from "#places/place.ts";
import { isEmptySection } from "#sections/section.ts";

/** The contents of a guidebook for a guest who arrives tonight, from which the score is calculated. */
export interface GuestFacts {
  precision: Precision | "none";
  /** Without a country the emergency number is a guess. */
  isCountryKnown: boolean;
  wifi: "whole" | "part" | "none";
  hasWayIn: boolean;
  /** How many of check-in and check-out have a time. */
  times: 0 | 1 | 2;
  hasParking: boolean;
  /** A certain emergency department, a hospital to call first, a doctor alone, or nothing. */
  care: "emergency" | "hospital" | "doctor" | "none";
  mealsNear: number;
  /** The distance to the nearest place to eat; null where none is known. */
  mealMetres: number | null;
  groceryMetres: number | null;
  transport: "walk" | "far" | "none";
  /** The share of places to eat and to shop with stated hours. */
  hours: number;
  sights: number;
  /** Whether the notes mention amenities, kitchen or how things work. */
  hasEquipment: boolean;
  /** Whether no place is known around the property. */
  isMapEmpty: boolean;
  mapYears: number;
}

/** The longest walk to a meal and to a stop; metres. */
const WALK_METRES = 1500;
const STOP_METRES = 1000;
const GROCERIES = new Set<Category>(["supermarket", "convenience", "greengrocer"]);
const STOPS = new Set<Category>(["train", "tram", "ferry", "bus_station", "bus_stop"]);

/** Returns the facts of a generated guidebook for a guest. */
export function guestFactsOf(plan: Plan, sections: GeneratedSections): GuestFacts {
  const { picks, near, located, country, mapYears } = plan;
  const { wifi, checkin, departure, amenities, kitchen, howto } = sections;
  const [network, password] = [wifi?.content.networkName, wifi?.content.password];
  const nearest = (isOne: (place: PlaceNearby) => boolean): number | null => {
    const metres = near.filter(isOne).map((place) => place.metres);
    return metres.length > 0 ? Math.min(...metres) : null;
  };
  const shown = [...picks.dining, ...picks.shopping, ...picks.services];
  const stop = nearest(({ category }) => STOPS.has(category));
  const times = [checkin?.content.checkInTime, departure?.content.checkOutTime].filter(Boolean).length;
  const isFilled = (type: "amenities" | "kitchen" | "howto") => {
    const section = { amenities, kitchen, howto }[type];
    return section !== undefined && !isEmptySection({ type, content: section.content });
  };
  return {
    precision: located?.precision ?? "none",
    isCountryKnown: country !== "",
    wifi: network && password ? "whole" : network || password ? "part" : "none",
    hasWayIn: Boolean(checkin?.content.doorCode || checkin?.content.details || checkin?.content.checkInType),
    times: times as GuestFacts["times"], // of two
    hasParking: Boolean(checkin?.content.parkingInfo),
    care: careIn(picks.emergency),
    mealsNear: near.filter((place) => isFood(place) && place.metres <= WALK_METRES).length,
    mealMetres: nearest(isFood),
    groceryMetres: nearest(({ category }) => GROCERIES.has(category)),
    transport: stop === null ? "none" : stop <= STOP_METRES ? "walk" : "far",
    hours: shown.length === 0 ? 0 : shown.filter(hasHours).length / shown.length,
    sights: picks.places.length + picks.activities.length,
    hasEquipment: (["amenities", "kitchen", "howto"] as const).some(isFilled),
    isMapEmpty: near.length === 0,
    mapYears,
  };
}

const hasHours = ({ tags }: PlaceNearby) => formatOpeningHours(tags["opening_hours"]) !== null;

function careIn(places: readonly PlaceNearby[]): GuestFacts["care"] {
  const hospital = places.find(({ category }) => category === "hospital");
  if (hospital) return hasEmergencyDepartment(hospital) ? "emergency" : "hospital";
  return places.some(({ category }) => category === "clinic") ? "doctor" : "none";
}
