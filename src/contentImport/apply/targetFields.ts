import { rowOf, type SectionType } from "#sections/catalog.ts";
import type { ShapeName } from "#sections/shapes.ts";

/** What a field receives of a sentence: a paragraph, a single value, a line, an entry of a list, a part of a guide. */
type Takes = "rich text" | "value" | "line" | "entry" | "guide";

export interface TargetField {
  field: string;
  takes: Takes;
  /** What hosts call it; "" where it is all that its section holds. */
  label: string;
  /** The longest sentence that it takes; characters. */
  max: number;
}

const richText = (field: string, label = ""): TargetField => ({
  field,
  takes: "rich text",
  label,
  max: 5000,
});
const value = (field: string, label: string, max: number): TargetField => ({
  field,
  takes: "value",
  label,
  max,
});
const entries = (field: string, label = ""): TargetField => ({ field, takes: "entry", label, max: 2000 });
const lines = (field: string, label = ""): TargetField => ({ field, takes: "line", label, max: 500 });

/** Where sentences can go in each shape, the usual field first. */
const fieldsOfShape: Record<ShapeName, readonly TargetField[]> = {
  prose: [richText("text")],
  list: [entries("items")],
  ideas: [entries("items")],
  // A contact is more than a sentence.
  contacts: [],
  wifi: [
    value("networkName", "Network name", 100),
    value("password", "Password", 100),
    richText("notes", "Notes"),
  ],
  checkin: [
    richText("details", "Details"),
    value("checkInTime", "Check-in from", 5),
    value("checkInType", "How guests get in", 120),
    value("doorCode", "Door code", 80),
    richText("parkingInfo", "Parking"),
  ],
  rules: [lines("rules")],
  recommendations: [entries("restaurants", "Restaurants"), entries("activities", "Activities")],
  departure: [
    lines("items", "Before you go"),
    value("checkOutTime", "Check-out by", 5),
    richText("intro", "Introduction"),
  ],
  property: [
    value("propertyName", "Property name", 200),
    value("address", "Street address", 300),
    value("city", "City or town", 120),
    value("state", "State or region", 120),
    value("country", "Country", 80),
  ],
  howto: [{ field: "items", takes: "guide", label: "", max: 5000 }],
};

/** Returns the fields of a type that a sentence can go to. */
export const targetFieldsOf = (type: SectionType): readonly TargetField[] => fieldsOfShape[rowOf(type).shape];

/** Returns a field of a type; undefined where it has none of that name. */
export const targetField = (type: SectionType, field: string): TargetField | undefined =>
  targetFieldsOf(type).find((one) => one.field === field);
