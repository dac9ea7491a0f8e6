import type { SectionType } from "#sections/catalog.ts";
import type { CheckedArrival, Finding, FindingCode } from "#stays/arrivalChecks/contract.ts";

/** Findings that are shown on the screen without an email. */
const quiet: readonly FindingCode[] = ["code_known"];

/** Returns a finding; its code decides whether an email is sent about it. */
export function newFinding(code: FindingCode, sentence: string, mend: Finding["mend"]): Finding {
  return { code, sentence, isUrgent: !quiet.includes(code), mend };
}

/** Returns whether an arrival needs the host: an email is sent about it. */
export const hasUrgent = ({ findings }: Pick<CheckedArrival, "findings">) =>
  findings.some(({ isUrgent }) => isUrgent);

/** Returns the path of a guidebook's stays, with the sheet of a stay open where one is given. */
export const staysPath = ({ id }: { id: string }, stay?: { id: string }) =>
  `/guidebooks/${id}/stays${stay ? `?stay=${stay.id}` : ""}`;

/** What the editor opens: a section's form, one of its fields, or a field of who sees the codes. */
type EditorTarget =
  | SectionType
  | "checkin.doorCode"
  | "property.address"
  | "access.contact"
  | "access.timeZone"
  | "access.showFrom";

/** Returns the path of the editor with the target open and focused. */
export const editorPath = ({ id }: { id: string }, target: EditorTarget) =>
  `/guidebooks/${id}?open=${target}`;
