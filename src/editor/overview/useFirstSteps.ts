import { useQuery } from "@tanstack/react-query";
import type { HostSection } from "#guidebooks/contract.ts";
import { allOpensQuery } from "#guidebooks/guestUsage/client.ts";
import { firstSteps, stepsTaken, type FirstStep } from "#editor/overview/firstSteps.ts";
import { useGuidebookMark } from "#editor/overview/guidebookMarks.ts";

export interface FirstStepsState {
  taken: ReadonlySet<FirstStep>;
  /** The first one that is not taken. */
  next: FirstStep;
}

/** Returns how far a guidebook is before its first guest; null once all is there, or where the host put the steps away. */
export function useFirstSteps(guidebookId: string, sections: readonly HostSection[]): FirstStepsState | null {
  const { data: opens } = useQuery(allOpensQuery);
  const wasShown = useGuidebookMark(guidebookId, "shared");
  const isHidden = useGuidebookMark(guidebookId, "steps-hidden");
  const wasOpened = opens?.some((one) => one.guidebookId === guidebookId && one.total > 0) ?? false;
  const taken = stepsTaken(sections, wasShown || wasOpened);
  const next = firstSteps.find(({ name }) => !taken.has(name))?.name;
  return isHidden || !next ? null : { taken, next };
}
