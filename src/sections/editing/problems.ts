import type { SectionType } from "#sections/catalog.ts";
import { parseContent, shapeOf } from "#sections/section.ts";

/** Returns why content cannot be saved, by path, from the server's schema and entries' required fields. */
export function problemsOf(type: SectionType, content: unknown): Record<string, string> {
  const parsed = parseContent(type, content);
  if (!parsed.success) {
    return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
  }
  return shapeOf(type).missing(content);
}
