import type { HostSection } from "#guidebooks/contract.ts";
import { parseContent, type GuestSection } from "#sections/section.ts";

/** Returns the section as guests would read what the host wrote; as it is, where that is not of its type. */
export function asGuestSection(section: HostSection, content: unknown): GuestSection {
  const parsed = parseContent(section.type, content);
  return { ...section, ...(parsed.success && { content: parsed.data }) } as GuestSection; // parsed for this very type
}
