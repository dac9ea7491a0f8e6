import type { GeneratedSection } from "#generation/generatedSection.ts";
import type { Plan } from "#generation/plan.ts";
import { writeEmergency } from "#generation/write/emergency.ts";
import { writeTransportation } from "#generation/write/gettingAround.ts";
import * as host from "#generation/write/hostKnows.ts";
import { writeList, writeRecommendations } from "#generation/write/lists.ts";
import { writeProperty } from "#generation/write/property.ts";
import { writeWelcome } from "#generation/write/welcome.ts";
import type { SectionType } from "#sections/catalog.ts";
import { emptyContent } from "#sections/section.ts";

const writers: { [Type in SectionType]?: (plan: Plan) => GeneratedSection } = {
  welcome: writeWelcome,
  checkin: host.writeCheckin,
  amenities: host.writeAmenities,
  kitchen: host.writeKitchen,
  rules: host.writeRules,
  howto: host.writeHowto,
  wifi: host.writeWifi,
  emergency: writeEmergency,
  transportation: writeTransportation,
  places: (plan) => writeList("places", plan),
  activities: (plan) => writeList("activities", plan),
  shopping: (plan) => writeList("shopping", plan),
  dining: (plan) => writeList("dining", plan),
  services: (plan) => writeList("services", plan),
  departure: host.writeDeparture,
  recommendations: (plan) => writeRecommendations(plan),
  property: writeProperty,
};

/** Writes a section from facts alone; the same plan gives the same text. Empty without a writer. */
export function writeWithoutModel(type: SectionType, plan: Plan): GeneratedSection {
  return writers[type]?.(plan) ?? { content: emptyContent(type), prompts: [], sources: [] };
}
