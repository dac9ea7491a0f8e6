import { createHash } from "node:crypto";
import type { GuestSection } from "#sections/section.ts";
import { rulesIn } from "#stays/arrivalForms/contract.ts";

const VERSION_LENGTH = 16;

/** Returns a name for the exact words of a guidebook's rules, others have another; null where there are none. */
export function rulesVersionIn(sections: readonly GuestSection[]): string | null {
  const rules = rulesIn(sections);
  if (rules.length === 0) return null;
  return createHash("sha256").update(JSON.stringify(rules)).digest("hex").slice(0, VERSION_LENGTH);
}
