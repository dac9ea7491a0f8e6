import type { GuestFacts } from "#generation/score/guestFacts.ts";
import { formatAge } from "#generation/format.ts";
import { formatDistance, formatList } from "#core/format.ts";
import type { SectionType } from "#sections/catalog.ts";

/** A part of the quality score, with its explanation and the section that improves it. */
export interface ScorePart {
  name: string;
  label: string;
  section: SectionType;
  /** 0 to 1. */
  value: number;
  weight: number;
  explanation: string;
}

type Judgement = [value: number, explanation: string];

interface Row {
  name: string;
  label: string;
  section: SectionType | ((facts: GuestFacts) => SectionType);
  weight: number;
  judge: (facts: GuestFacts) => Judgement;
}

/** What a guest needs tonight counts most; the weights add up to 1. */
const rows: Row[] = [
  {
    name: "wayIn",
    label: "Way in",
    section: "checkin",
    weight: 0.16,
    judge: ({ hasWayIn }) =>
      hasWayIn ? [1, "Guests know how to get in."] : [0, "Nothing says how guests get in."],
  },
  { name: "care", label: "Emergency care", section: "emergency", weight: 0.16, judge: judgeCare },
  {
    name: "wifi",
    label: "Wi-Fi",
    section: "wifi",
    weight: 0.14,
    judge: ({ wifi }) =>
      ({
        whole: [1, "Network and password are there."],
        part: [0.5, "The network or its password is missing."],
        none: [0, "Network and password are missing."],
      })[wifi] as Judgement, // each row is one
  },
  { name: "address", label: "Address", section: "property", weight: 0.13, judge: judgePostalAddress },
  { name: "food", label: "Food within reach", section: "dining", weight: 0.1, judge: judgeFood },
  {
    name: "times",
    label: "Times",
    section: ({ times }) => (times === 1 ? "departure" : "checkin"),
    weight: 0.06,
    judge: ({ times }) => [
      times / 2,
      [
        "Neither check-in nor check-out has a time.",
        "One of check-in and check-out has no time.",
        "Both have a time.",
      ][times] ?? "",
    ],
  },
  {
    name: "transport",
    label: "Getting around",
    section: "transportation",
    weight: 0.05,
    judge: judgeTransport,
  },
  {
    name: "hours",
    label: "Opening hours",
    section: "dining",
    weight: 0.06,
    judge: ({ hours }) => [
      Math.min(1, hours / 0.7),
      `Hours are stated for ${Math.round(hours * 100)}% of the places to eat, shop and be served.`,
    ],
  },
  {
    name: "equipment",
    label: "The place itself",
    section: "amenities",
    weight: 0.05,
    judge: ({ hasEquipment }) =>
      hasEquipment
        ? [1, "Something is said of what there is and how it works."]
        : [0, "Nothing is said of what there is and how it works."],
  },
  {
    name: "parking",
    label: "Parking",
    section: "checkin",
    weight: 0.03,
    judge: ({ hasParking }) =>
      hasParking ? [1, "Guests know where to park."] : [0, "Nothing says where to park."],
  },
  {
    name: "sights",
    label: "Sights and things to do",
    section: "places",
    weight: 0.03,
    judge: ({ sights }) => [
      Math.min(1, sights / 6),
      sights === 0 ? "None is named." : `${sights} ${sights === 1 ? "is" : "are"} named.`,
    ],
  },
  {
    name: "freshness",
    label: "Age of the map",
    section: "services",
    weight: 0.03,
    judge: ({ isMapEmpty, mapYears }) => {
      if (isMapEmpty) return [0, "There is no map data here."];
      if (mapYears < 0.25) return [1, "The map data is less than three months old."];
      return [
        Math.max(0, 1 - (mapYears - 0.25) * 0.3),
        `The map data is about ${formatAge(mapYears)} old: hours and numbers may have changed.`,
      ];
    },
  },
];

function judgeCare({ care, isCountryKnown }: GuestFacts): Judgement {
  const number = isCountryKnown ? "" : " The country is not known, so the emergency number is not certain.";
  const [value, text] = {
    emergency: [1, "An emergency department is named."],
    hospital: [0.6, "The nearest hospital may have no emergency department."],
    doctor: [0.4, "A doctor is named, and no hospital."],
    none: [0.15, "No hospital and no doctor is named."],
  }[care] as Judgement; // each row is one
  return [isCountryKnown ? value : value / 3, text + number];
}

function judgePostalAddress({ precision }: GuestFacts): Judgement {
  return {
    rooftop: [1, "The house was found."],
    street: [0.8, "The street was found, the house number was not."],
    locality: [0.3, "Only the town was found, so distances are from its middle."],
    none: [0, "The address was not found."],
  }[precision] as Judgement; // each row is one
}

/** Metres that guests drive for a meal without planning, and the distance at which it becomes a trip. */
const DRIVE_METRES = 5000;
const TRIP_METRES = 30_000;

function judgeFood({ mealsNear, mealMetres, groceryMetres }: GuestFacts): Judgement {
  const missing = [
    mealMetres === null && "place to eat",
    groceryMetres === null && "shop for groceries",
  ].filter((one) => one !== false);
  const reach = (metres: number | null) =>
    metres === null
      ? 0
      : metres <= DRIVE_METRES
        ? 1 - 0.3 * (metres / DRIVE_METRES)
        : Math.max(0.2, 0.7 * (1 - metres / TRIP_METRES));
  const meals = Math.max(Math.min(1, mealsNear / 4), 0.8 * reach(mealMetres));
  if (missing.length > 0)
    return [0.6 * meals + 0.4 * reach(groceryMetres), `No ${formatList(missing)} is known.`];
  const nearest = mealMetres === null ? "" : `, the nearest about ${formatDistance(mealMetres)} away`;
  const places = mealsNear === 1 ? "1 place" : `${mealsNear} places`;
  return [0.6 * meals + 0.4 * reach(groceryMetres), `${places} to eat within a walk${nearest}.`];
}

function judgeTransport({ transport }: GuestFacts): Judgement {
  return {
    walk: [1, "There is a stop within a walk."],
    far: [0.5, "The nearest stop is some way off."],
    none: [0.2, "No stop is known: say how guests get about."],
  }[transport] as Judgement; // each row is one
}

export function scoreParts(facts: GuestFacts): ScorePart[] {
  return rows.map(({ name, label, section, weight, judge }) => {
    const [value, explanation] = judge(facts);
    const opens = typeof section === "function" ? section(facts) : section;
    return { name, label, section: opens, value: Math.round(value * 100) / 100, weight, explanation };
  });
}

/** Returns the sum of the parts, 0 to 1. */
export const sumOf = (parts: readonly ScorePart[]) =>
  parts.reduce((sum, { value, weight }) => sum + value * weight, 0);
