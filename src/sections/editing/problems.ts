import type { SectionType } from "#sections/catalog.ts";
import { parseContent, shapeOf } from "#sections/section.ts";

/**
 * Returns what keeps a form's content from being saved: a sentence by path within the content, as `fieldErrors` takes
 * them. The schema is the server's; added are the fields that an entry must have beside what it holds (Sections 4).
 */
export function problemsOf(type: SectionType, content: unknown): Record<string, string> {
  const parsed = parseContent(type, content);
  if (!parsed.success) {
    return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
  }
  return shapeOf(type).missing(content);
}
