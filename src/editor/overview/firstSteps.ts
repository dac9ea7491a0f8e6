import type { HostSection } from "#guidebooks/contract.ts";
import { catalog } from "#sections/catalog.ts";
import { isBlankLeaf } from "#sections/field.ts";
import { isEmptySection, leavesOf } from "#sections/section.ts";

/** What a guidebook must have before its first guest comes, in the order in which a host has it at hand. */
export const firstSteps = [
  { name: "wifi", label: catalog.wifi.title, action: "Add the Wi-Fi" },
  { name: "checkin", label: catalog.checkin.title, action: "Add the way in" },
  { name: "departure", label: catalog.departure.title, action: "Add the check-out time" },
  { name: "emergency", label: catalog.emergency.title, action: "Add who to ring" },
  { name: "share", label: "Share", action: null },
] as const;

export type FirstStep = (typeof firstSteps)[number]["name"];

/** The fields of which one makes a step done; other sections need any content. */
const fieldsOf: Partial<Record<FirstStep, readonly string[]>> = {
  wifi: ["networkName"],
  checkin: ["checkInType", "doorCode", "details"],
  departure: ["checkOutTime"],
};

function isStepDone(name: FirstStep, section: Pick<HostSection, "type" | "content">): boolean {
  const fields = fieldsOf[name];
  if (!fields) return !isEmptySection(section);
  return leavesOf(section).some((leaf) => fields.includes(leaf.path) && !isBlankLeaf(leaf));
}

/** Returns the steps that are taken: sections with content, hidden or absent ones never, and a share. */
export function stepsTaken(
  sections: readonly Pick<HostSection, "type" | "content" | "hidden">[],
  isShared: boolean,
): ReadonlySet<FirstStep> {
  const isTaken = (name: FirstStep) => {
    if (name === "share") return isShared;
    const section = sections.find(({ type }) => type === name);
    return !section || section.hidden === true || isStepDone(name, section);
  };
  return new Set(firstSteps.map(({ name }) => name).filter(isTaken));
}
