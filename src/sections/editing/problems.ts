import type { SectionType } from "#sections/catalog.ts";
import { parseContent, shapeOf } from "#sections/section.ts";

/**
 * Returns why a form's content cannot be saved: messages by path within the content, as in `fieldErrors`. The schema is
 * the server's; adds the required fields of entries with content (Sections 4).
 */
export function problemsOf(type: SectionType, content: unknown): Record<string, string> {
  const parsed = parseContent(type, content);
  if (!parsed.success) {
    return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
  }
  return shapeOf(type).missing(content);
}
