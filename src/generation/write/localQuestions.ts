import type { Plan } from "#generation/plan.ts";
import type { SectionType } from "#sections/catalog.ts";

interface LocalQuestion {
  section: SectionType;
  text: string;
  /** The words in the host's notes that answer it. */
  answeredBy?: RegExp;
}

const COAST_METRES = 15_000;
/** Box jellyfish and crocodiles live north of this latitude. */
const TROPICS = -24;

/** The state's warnings of fire and flood, by the names of its services. */
const warnings: Record<string, string> = {
  // NSW State Emergency Service and Rural Fire Service, hazardsnearme.nsw.gov.au
  "New South Wales": "the app Hazards Near Me NSW",
  // Emergency Management Victoria, emergency.vic.gov.au
  Victoria: "the app VicEmergency",
  // Government of South Australia, alert.sa.gov.au
  "South Australia": "the app Alert SA",
  // Department of Fire and Emergency Services, emergency.wa.gov.au
  "Western Australia": "the app Emergency WA",
  // Tasmanian Government, alert.tas.gov.au: site and app
  Tasmania: "TasALERT",
};

/** Returns the questions to a host in Australia by state and surroundings, about what no map has (Generation 13). */
function australianQuestions({ located, near, property }: Plan): LocalQuestion[] {
  const state = located?.state ?? "";
  const warning = warnings[state];
  const isByTheSea = near.some(({ category, metres }) => category === "beach" && metres <= COAST_METRES);
  const isNorth = located !== null && located.lat > TROPICS;
  const isCity = property.type === "city_apartment";
  const questions: (LocalQuestion | false)[] = [
    !isCity && {
      section: "emergency",
      text: `Add what guests do in a bushfire or a flood, and by which road they leave.${warning ? ` Warnings are in ${warning}.` : ""}`,
      answeredBy: /bush ?fire|flood|cyclone|evacuat/i,
    },
    !isCity && {
      section: "emergency",
      text: "Add your advice on snakes, ticks and spiders, if guests may meet them.",
      answeredBy: /snake|tick|spider/i,
    },
    isByTheSea && {
      section: "activities",
      text: isNorth
        ? "Add where it is safe to swim: which beach is patrolled, and when there are stingers or crocodiles."
        : "Add where it is safe to swim: which beach is patrolled, and what you know of rips there.",
      answeredBy: /\brips?\b|patrol|stinger|crocodile|flags/i,
    },
    {
      section: "rules",
      text: "Add your quiet hours, if they are not from 10 pm to 7 am.",
      answeredBy: /quiet|noise/i,
    },
    // Code of Conduct for the Short-term Rental Accommodation Industry (NSW Fair Trading, since 18 December 2020): a host can
    // be reached from 8 am to 5 pm every day, and outside for emergencies, and gives guests the contact of an electrician, a
    // plumber and the emergency services; guests can read the code, and the by-laws of a strata scheme.
    // https://www.fairtrading.nsw.gov.au/housing-and-property/short-term-rental-accommodation
    state === "New South Wales" && {
      section: "emergency",
      text: "New South Wales has a Code of Conduct for short stays: add whom guests reach from 8 am to 5 pm and in an emergency at night, an electrician and a plumber.",
      answeredBy: /electrician|plumber/i,
    },
    state === "New South Wales" && {
      section: "rules",
      text: "New South Wales has a Code of Conduct for short stays: add the by-laws of your building that guests must keep, and where they can read the code.",
      answeredBy: /by-?laws?|code of conduct/i,
    },
  ];
  return questions.filter((question) => question !== false);
}

/** Returns the questions for a section by the property's location, except those that the notes answer. */
export function localQuestions(section: SectionType, plan: Plan): string[] {
  if (plan.country !== "AU") return [];
  const isAnswered = ({ answeredBy }: LocalQuestion) =>
    answeredBy !== undefined && plan.placed.notes.some(({ text }) => answeredBy.test(text));
  return australianQuestions(plan)
    .filter((question) => question.section === section && !isAnswered(question))
    .map(({ text }) => text);
}
