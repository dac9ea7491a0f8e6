import type { SectionField } from "#contentImport/classify/subjectWords.ts";

const DETAILS: SectionField = { section: "checkin", field: "details" };
/** Fields of rich text, in which a passage can be for the stay alone. */
const RICH = new Set(["text", "notes", "details", "parkingInfo", "intro"]);

/** Returns a field that can hold a sentence for the stay alone: its own, or that nearest to it. */
export function homeOfSecret(target: SectionField | null): SectionField {
  if (!target) return DETAILS;
  if (target.section === "departure") return { section: "departure", field: "intro" };
  return RICH.has(target.field) || target.section === "howto" ? target : DETAILS;
}
