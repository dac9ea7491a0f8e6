import { english } from "#core/i18n/texts/english.ts";
import { paragraph, receipt, type GeneratedSection } from "#generation/generatedSection.ts";
import { formatFacts } from "#generation/facts/placeFacts.ts";
import { helplines } from "#generation/helplines.ts";
import type { Plan } from "#generation/plan.ts";
import { nounOf } from "#generation/kinds.ts";
import { shownName, showsKind } from "#generation/placeName.ts";
import { websiteOf } from "#generation/facts/website.ts";
import { phoneOf } from "#generation/phone.ts";
import { formatWay } from "#generation/format.ts";
import { formatList } from "#core/format.ts";
import { hasEmergencyDepartment } from "#places/hospitals.ts";
import type { PlaceNearby } from "#places/place.ts";
import { dialled } from "#sections/telephone/telephone.ts";
import { escapeMarkup } from "#core/markup.ts";
import { countryName } from "#sections/countries.ts";
import { emergencyNumbers, fromAnyMobile } from "#sections/emergency.ts";
import { whyChosen } from "#generation/whyChosen.ts";

/** Writes the emergency section: numbers from tables by country and state, places from the map. */
export function writeEmergency(plan: Plan): GeneratedSection<"emergency"> {
  const { located, country } = plan;
  const places = plan.picks.emergency;
  const lines = helplines(country, located?.state ?? "", isByTheSea(plan));
  const text = [
    paragraph(callNow(country)),
    list(lines.map(({ what, number }) => `${escapeMarkup(what)}: ${callLink(number)}`)),
    list(places.map((place) => nearest(place, plan))),
  ].join("");
  const prompts = [
    "Add where the first-aid kit, fire extinguisher, and the switches for power, gas and water are.",
    "Add whom guests call when something in the house breaks.",
    ...(located && !located.street
      ? ["Add the street in the property section: guests read the address out to an ambulance."]
      : []),
    ...carePrompt(places),
    ...hostNumberPrompt(country),
  ];
  return {
    content: { text },
    prompts,
    sources: places.map((place) => receipt(place, whyChosen(place, plan))),
  };
}

const COAST_METRES = 15_000;
const isByTheSea = ({ near }: Plan) =>
  near.some(({ category, metres }) => category === "beach" && metres <= COAST_METRES);

/** The question to the host where no emergency department is certain. */
function carePrompt(places: readonly PlaceNearby[]): string[] {
  const hospital = places.find(({ category }) => category === "hospital");
  if (hospital && hasEmergencyDepartment(hospital)) return [];
  if (hospital)
    return [
      `We do not know whether ${hospital.name} has an emergency department. Ask there, or add one that has.`,
    ];
  return places.some(({ category }) => category === "clinic")
    ? ["We know of no hospital near here. Add the nearest with an emergency department."]
    : ["We know of no hospital or doctor near here. Add the nearest."];
}

function hostNumberPrompt(country: string): string[] {
  if (!country)
    return ["Choose your country in the property section, so that the emergency number is right."];
  if (emergencyNumbers(country)[0] !== fromAnyMobile) return [];
  const name = countryName(country) ?? "your country";
  return [`Add the emergency numbers of ${name}: we do not know them for certain.`];
}

function callNow(country: string): string {
  const numbers = emergencyNumbers(country);
  const [first, ...more] = numbers;
  if (!first) return `In an emergency call <strong>${english.emergency.unknownCountry}</strong>.`;
  if (more.length === 0) {
    const whom = first === fromAnyMobile ? "from a mobile phone" : "for police, fire or ambulance";
    return `In an emergency call <strong>${callLink(first.number)}</strong> ${whom}.`;
  }
  const each = numbers.map(
    ({ service, number }) => `<strong>${callLink(number)}</strong> for ${service.toLowerCase()}`,
  );
  return `In an emergency call ${formatList(each)}.`;
}

function nearest(place: PlaceNearby, plan: Plan): string {
  const kind = showsKind(place) ? "" : nounOf(place);
  const what = [place.category === "hospital" ? careOf(place) : kind, formatWay(place, plan)]
    .filter(Boolean)
    .join(", ");
  const phone = phoneOf(place.tags);
  const website = phone || place.category !== "hospital" ? null : websiteOf(place.tags);
  const call = phone ? ` Phone ${callLink(phone)}.` : website ? ` Website: ${escapeMarkup(website)}` : "";
  const inside = formatFacts(place, ["inside"]).map((fact) => ` ${fact}`);
  return `<strong>${escapeMarkup(shownName(place))}</strong>: ${escapeMarkup(what)}.${inside.join("")}${call}`;
}

/** Returns the sentence of a place of care: guests are not sent at midnight to a hospital that may be closed. */
const careOf = (place: PlaceNearby) =>
  hasEmergencyDepartment(place)
    ? "emergency department"
    : (phoneOf(place.tags) ?? websiteOf(place.tags))
      ? "hospital, call first"
      : "hospital, perhaps without an emergency department";

const list = (items: string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>` : "";

const callLink = (number: string) => `<a href="tel:${dialled(number)}">${escapeMarkup(number)}</a>`;
