import type { GuestFacts } from "#generation/score/guestFacts.ts";

/** A guidebook as a guest finds it who arrives at night, and where a reader put it among twenty. */
export interface JudgedGuidebook {
  /** 1 is the one that a guest is best served by. */
  place: number;
  what: string;
  facts: GuestFacts;
}

/** All that a host and a rich map can give; the others say what they lack. */
const whole: GuestFacts = {
  precision: "rooftop",
  isCountryKnown: true,
  wifi: "whole",
  hasWayIn: true,
  times: 2,
  hasParking: true,
  care: "emergency",
  mealsNear: 12,
  mealMetres: 150,
  groceryMetres: 300,
  transport: "walk",
  hours: 0.8,
  sights: 8,
  hasEquipment: true,
  isMapEmpty: false,
  mapYears: 0.1,
};
/** What only the host knows is missing. */
const unanswered = {
  wifi: "none",
  hasWayIn: false,
  times: 0,
  hasParking: false,
  hasEquipment: false,
} as const;

const guidebook = (place: number, what: string, less: Partial<GuestFacts>): JudgedGuidebook => ({
  place,
  what,
  facts: { ...whole, ...less },
});

/**
 * Twenty guidebooks in the order in which a reader put them before the score was written: first whether one gets in and is
 * helped in an emergency, then Wi-Fi, whether the right address was found, food, times, and the rest. The score was made
 * with those of odd places in sight; the even ones stayed unseen until it stood.
 */
export const judgedGuidebooks: JudgedGuidebook[] = [
  guidebook(1, "A flat in the city, everything filled in", {}),
  guidebook(2, "A beach house, everything filled in, no bus", {
    mealsNear: 5,
    groceryMetres: 400,
    transport: "none",
    hours: 0.5,
    sights: 7,
    mapYears: 0.3,
  }),
  guidebook(3, "A flat in the city without a word on parking", { hasParking: false, hours: 0.7 }),
  guidebook(4, "A suburban home, nothing said of its equipment", {
    mealsNear: 6,
    groceryMetres: 700,
    hours: 0.4,
    sights: 3,
    hasEquipment: false,
    mapYears: 0.5,
  }),
  guidebook(5, "A farm, everything filled in, food half an hour away", {
    mealsNear: 0,
    mealMetres: 30_000,
    groceryMetres: 30_000,
    transport: "none",
    hours: 0.6,
    sights: 2,
    mapYears: 0.2,
  }),
  guidebook(6, "A town house found by its street, one time, no parking, no equipment", {
    precision: "street",
    times: 1,
    hasParking: false,
    mealsNear: 9,
    hours: 0.6,
    sights: 5,
    hasEquipment: false,
  }),
  guidebook(7, "A flat with a hospital of which nobody knows whether it is open, no times", {
    times: 0,
    hasParking: false,
    care: "hospital",
    mealsNear: 10,
    hours: 0.5,
    sights: 6,
    hasEquipment: false,
  }),
  guidebook(8, "A home filled in with care, on a map of three years that knows no hospital", {
    care: "none",
    mealsNear: 8,
    groceryMetres: 500,
    hours: 0.3,
    sights: 4,
    mapYears: 3,
  }),
  guidebook(9, "A flat with everything but Wi-Fi", { wifi: "none", mealsNear: 10, hours: 0.6, sights: 5 }),
  guidebook(10, "A flat with Wi-Fi and times, and no word on how to get in", {
    hasWayIn: false,
    hours: 0.7,
    sights: 6,
    hasEquipment: false,
  }),
  guidebook(11, "A home of which only the town was found, filled in without its equipment", {
    precision: "locality",
    mealsNear: 6,
    groceryMetres: 900,
    hours: 0.4,
    sights: 4,
    hasEquipment: false,
  }),
  guidebook(12, "Just generated in a city, with two times from the notes", {
    ...unanswered,
    times: 2,
    hours: 0.7,
  }),
  guidebook(13, "Just generated in a city, on a rich map", { ...unanswered, mealsNear: 14, sights: 9 }),
  guidebook(14, "Just generated in a suburb", {
    ...unanswered,
    mealsNear: 5,
    groceryMetres: 600,
    hours: 0.3,
    sights: 4,
    mapYears: 0.3,
  }),
  guidebook(15, "Just generated, with a hospital to call first, on a map of a year and a half", {
    ...unanswered,
    care: "hospital",
    mealsNear: 6,
    groceryMetres: 500,
    transport: "far",
    hours: 0.2,
    sights: 3,
    mapYears: 1.5,
  }),
  guidebook(16, "Just generated for a street with little around it", {
    ...unanswered,
    precision: "street",
    mealsNear: 2,
    mealMetres: 1500,
    groceryMetres: 4000,
    transport: "far",
    hours: 0.1,
    sights: 2,
    mapYears: 2.5,
  }),
  guidebook(17, "Just generated for a farm, with nothing near", {
    ...unanswered,
    mealsNear: 0,
    mealMetres: 12_000,
    groceryMetres: 12_000,
    transport: "none",
    hours: 0.2,
    sights: 1,
    mapYears: 0.2,
  }),
  guidebook(18, "Just generated from a town's name, on a map of four years", {
    ...unanswered,
    precision: "locality",
    care: "hospital",
    mealsNear: 8,
    groceryMetres: 400,
    hours: 0.3,
    sights: 3,
    mapYears: 4,
  }),
  guidebook(19, "Generated for a town of which the map has nothing", {
    ...unanswered,
    precision: "locality",
    care: "none",
    mealsNear: 0,
    mealMetres: null,
    groceryMetres: null,
    transport: "none",
    hours: 0,
    sights: 0,
    isMapEmpty: true,
    mapYears: 0,
  }),
  guidebook(20, "Generated for an address that nobody knows, in no known country", {
    ...unanswered,
    precision: "none",
    isCountryKnown: false,
    care: "none",
    mealsNear: 0,
    mealMetres: null,
    groceryMetres: null,
    transport: "none",
    hours: 0,
    sights: 0,
    isMapEmpty: true,
    mapYears: 0,
  }),
];
