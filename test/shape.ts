import type { z } from "zod";
import type { Shape } from "#sections/shape.ts";

/** Returns the sentence that a shape has for each wrong field, by its path. Empty where it takes the content. */
export function refusalsOf<S extends z.ZodType>(shape: Shape<S>, content: unknown): Record<string, string> {
  const read = shape.schema.safeParse(content);
  const issues = read.success ? [] : read.error.issues;
  return Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]));
}
