import type { Finding, FindingCode } from "#tonight/contract.ts";

/** What the host need not be woken for: it stands where they look. */
const quiet: readonly FindingCode[] = ["code_known"];

/** Returns a finding; whether it is worth an e-mail goes by its code. */
export function newFinding(code: FindingCode, sentence: string, mend: Finding["mend"]): Finding {
  return { code, sentence, isUrgent: !quiet.includes(code), mend };
}

/** The screens on which findings are mended. */
export const staysPath = ({ id }: { id: string }) => `/guidebooks/${id}/stays`;
export const editorPath = ({ id }: { id: string }) => `/guidebooks/${id}`;
