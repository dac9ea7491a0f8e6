import { isSectionType, type SectionType } from "#sections/catalog.ts";
import { anchorOf } from "#sections/section.ts";

type GroupName = "Arriving" | "Living here" | "Around" | "Leaving" | "Your own";

const groupOf: Record<SectionType, GroupName> = {
  checkin: "Arriving",
  wifi: "Arriving",
  transportation: "Arriving",
  property: "Arriving",
  welcome: "Living here",
  amenities: "Living here",
  kitchen: "Living here",
  rules: "Living here",
  howto: "Living here",
  emergency: "Living here",
  dining: "Around",
  places: "Around",
  activities: "Around",
  shopping: "Around",
  services: "Around",
  recommendations: "Around",
  departure: "Leaving",
  contacts: "Your own",
};

const names: readonly GroupName[] = ["Arriving", "Living here", "Around", "Leaving", "Your own"];

interface SectionGroup<Section> {
  name: GroupName;
  sections: Section[];
}

/** Returns sections by the part of a stay that they are for, each group in the host's order; no group is empty. */
export function groupSections<Section extends { type: string; own?: string }>(
  sections: readonly Section[],
): SectionGroup<Section>[] {
  const isIn = (name: GroupName) => (section: Section) => {
    const anchor = anchorOf(section);
    return (isSectionType(anchor) ? groupOf[anchor] : "Your own") === name;
  };
  return names
    .map((name) => ({ name, sections: sections.filter(isIn(name)) }))
    .filter((group) => group.sections.length > 0);
}
