import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import { targetField } from "#contentImport/apply/targetFields.ts";

/** Where a sentence stands that speaks of a value's field and is not its value. */
const PROSE: Record<string, SectionField> = {
  wifi: { section: "wifi", field: "notes" },
  checkin: { section: "checkin", field: "details" },
  departure: { section: "departure", field: "items" },
};

/** Returns the sentence's field, or the nearest to one that takes a value alone; null without one. */
export function proseField(target: SectionField | null): SectionField | null {
  if (!target) return null;
  const takesValue =
    targetField(target.section, target.field)?.takes === "value" || target.field === "boxCode";
  return takesValue ? (PROSE[target.section] ?? null) : target;
}
