import type { SectionType } from "#sections/catalog.ts";
import type { Finding, FindingCode } from "#stays/arrivalChecks/contract.ts";

/** What the host need not be woken for: it stands where they look. */
const quiet: readonly FindingCode[] = ["code_known"];

/** Returns a finding; whether it is worth an e-mail goes by its code. */
export function newFinding(code: FindingCode, sentence: string, mend: Finding["mend"]): Finding {
  return { code, sentence, isUrgent: !quiet.includes(code), mend };
}

/** Returns the path of the stays of a guidebook; with a stay's sheet open where one is named. */
export const staysPath = ({ id }: { id: string }, stay?: { id: string }) =>
  `/guidebooks/${id}/stays${stay ? `?stay=${stay.id}` : ""}`;

/** What the editor opens with: a section's form, one of its fields, or a field of who sees the codes. */
export type EditorTarget =
  | SectionType
  | "checkin.doorCode"
  | "property.address"
  | "access.contact"
  | "access.timeZone"
  | "access.showFrom";

/** Returns the path of the editor, where what is to be mended is open and has the focus. */
export const editorPath = ({ id }: { id: string }, target: EditorTarget) =>
  `/guidebooks/${id}?open=${target}`;
