import type { HostSection } from "#guidebooks/contract.ts";
import { useGuidebookMark } from "#editor/overview/guidebookMarks.ts";
import { openFirstQuestions } from "#editor/generated/firstQuestions.ts";

/** Returns true while a guidebook that was generated here shows its questions: until all are answered and it is shared. */
export function useGeneratedStart(guidebookId: string, sections: readonly HostSection[]): boolean {
  const wasGenerated = useGuidebookMark(guidebookId, "generated");
  const isHidden = useGuidebookMark(guidebookId, "steps-hidden");
  const isShared = useGuidebookMark(guidebookId, "shared");
  return wasGenerated && !isHidden && !(isShared && openFirstQuestions(sections).length === 0);
}
