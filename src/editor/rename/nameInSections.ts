import type { HostSection } from "#guidebooks/contract.ts";
import type { Leaf } from "#sections/field.ts";
import { leavesOf, shapeOf } from "#sections/section.ts";

/** Shorter names are part of many other words. */
const MIN_NAME = 3;

/** Returns the sections that contain a name as a whole word, case-sensitive. */
export function sectionsNaming(sections: readonly HostSection[], name: string): HostSection[] {
  if (name.length < MIN_NAME) return [];
  return sections.filter(
    (section) =>
      !section.unreadable && leavesOf(section).some((leaf) => renamed(leaf, name, "") !== leaf.value),
  );
}

/** Returns a section's content with each mention of the old name replaced. */
export function withOtherName({ type, content }: HostSection, from: string, to: string) {
  return shapeOf(type).map(content, (leaf) => renamed(leaf, from, to));
}

/** What a place or a network is called is its own name, and a code is no word. */
function renamed({ kind, value, verbatim, path }: Leaf, from: string, to: string): string {
  if (kind === "text" && (!verbatim || path === "propertyName")) return value.replace(wholly(from), () => to);
  if (kind !== "html") return value;
  // Tags stay as they are: only text is replaced.
  return value.replace(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith("<") ? part : part.replace(wholly(escapeText(from)), () => escapeText(to)),
  );
}

function wholly(name: string): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "gu");
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
