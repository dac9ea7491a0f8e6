import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns which of these programs are not on the path. */
export function missingPrograms(programs: readonly string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
}
