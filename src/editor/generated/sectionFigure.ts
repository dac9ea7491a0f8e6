import { formatTime } from "#core/format.ts";
import type { HostSection } from "#guidebooks/contract.ts";

/** What the entries of a section are called: one, several. */
const nouns: Record<string, readonly [string, string]> = {
  rules: ["rule", "rules"],
  departure: ["step", "steps"],
  howto: ["guide", "guides"],
  activities: ["idea", "ideas"],
  shopping: ["shop", "shops"],
  contacts: ["contact", "contacts"],
};
const places = ["place", "places"] as const;

/** Returns one figure on a section's content: "8 places", "4 paragraphs", an address; "" where there is none. */
export function figureOf({ type, content }: Pick<HostSection, "type" | "content">): string {
  const values = content as Record<string, unknown>; // any section's content has its fields by name
  const textOf = (name: string) => (typeof values[name] === "string" ? values[name] : "");
  if (type === "property") return [textOf("address"), textOf("city")].filter(Boolean).join(", ");
  if (type === "wifi") return textOf("networkName");
  if (type === "checkin" && textOf("checkInTime")) return `from ${formatTime(textOf("checkInTime"))}`;
  if (type === "checkin" && textOf("checkInType")) return textOf("checkInType");
  if (type === "departure" && textOf("checkOutTime")) return `by ${formatTime(textOf("checkOutTime"))}`;
  const entries = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) && name !== "pictures" ? value : [],
  );
  if (entries.length > 0) return formatCount(entries.length, nouns[type] ?? places);
  const paragraphs = textOf("text").match(/<(p|li)[ >]/g)?.length ?? 0;
  return paragraphs > 0 ? formatCount(paragraphs, ["paragraph", "paragraphs"]) : "";
}

const formatCount = (count: number, [one, several]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : several}`;
