import type { HostSection } from "#guidebooks/contract.ts";
import type { AppContext } from "#core/context.server.ts";
import { refused } from "#core/refusal.ts";
import type { SectionContent, SectionType } from "#sections/catalog.ts";
import { emptyContent, parseContent } from "#sections/section.ts";
import { parseJson } from "#core/parseJson.ts";

/** Stored content, parsed by today's schema. */
export type StoredContent<Type extends SectionType = SectionType> =
  | { content: SectionContent<Type>; unreadable?: never }
  | { content: SectionContent<Type>; unreadable: true };

/** Parses stored content. What does not fit is `unreadable`, read as empty, not overwritten (Sections 9). */
export function readStoredContent<Type extends SectionType>(type: Type, stored: string): StoredContent<Type> {
  const parsed = parseContent(type, parseJson(stored));
  if (!parsed.success) return { content: emptyContent(type), unreadable: true };
  return { content: parsed.data as SectionContent<Type> }; // parsed by the type's own schema
}

/** Logs the sections whose content cannot be read: ids and types, never content. */
export function logUnreadable(
  { log }: Pick<AppContext, "log">,
  sections: readonly Pick<HostSection, "id" | "type" | "unreadable">[],
): void {
  for (const { id, type, unreadable } of sections) {
    if (unreadable) log.error({ section: id, type }, "the stored content does not fit its schema");
  }
}

export const unreadableSection = () =>
  refused({
    code: "unreadable_section",
    message:
      "This section cannot be edited here. We keep it as it is. In the editor you can start the section again.",
  });
