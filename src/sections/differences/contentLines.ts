import type { Leaf } from "#sections/field.ts";
import { paragraphsIn, picturesOf } from "#sections/richtext/reading.ts";
import { readRichText } from "#sections/richtext/tree.ts";
import { leavesOf } from "#sections/section.ts";

/** Labels of fields in standalone sections; those of list entries need none. */
const fieldLabels: Record<string, string> = {
  networkName: "Network",
  password: "Password",
  notes: "Notes",
  checkInType: "Way in",
  checkInTime: "From",
  doorCode: "Door code",
  details: "Details",
  parkingInfo: "Parking",
  checkOutTime: "By",
  intro: "Before you leave",
  propertyName: "Name",
  address: "Street",
  city: "City",
  state: "State",
  country: "Country",
};

/** Returns the content of a section as lines of text, in order: one a field, paragraph or picture. */
export function contentLines(section: { type: string; content: unknown }): string[] {
  return leavesOf(section).flatMap((leaf) => {
    const label = fieldLabels[leaf.path];
    return wordsOfLeaf(leaf).map((line) => (label ? `${label}: ${line}` : line));
  });
}

/** Returns a value as lines of text: one a paragraph or picture. */
export function wordsOfLeaf({ kind, value }: Leaf): string[] {
  if (kind === "picture") return [pictureLine(value)];
  if (kind !== "html") return [value];
  const nodes = readRichText(value);
  return [...paragraphsIn(nodes), ...picturesOf(nodes).map(pictureLine)];
}

/** A picture is named by the first characters of its hash. */
const pictureLine = (path: string) => `Picture ${/[\da-f]{6}/.exec(path)?.[0] ?? ""}`.trim();
