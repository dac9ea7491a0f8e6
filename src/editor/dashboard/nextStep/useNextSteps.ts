import { useQuery } from "@tanstack/react-query";
import { useMay } from "#accounts/session.ts";
import { nextSteps, type NextStep } from "#editor/dashboard/nextStep/nextSteps.ts";
import { useGuidebookMark } from "#editor/overview/guidebookMarks.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { allOpensQuery } from "#guidebooks/guestUsage/client.ts";
import { arrivalChecksQuery } from "#stays/arrivalChecks/client.ts";
import { staysQuery } from "#stays/client.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { dayIn } from "#stays/screens/today.ts";
import { useTonight } from "#stays/screens/useTonight.ts";

/**
 * Returns the steps of the host of one property; undefined until what they depend on is loaded, none where it could
 * not be. None with several properties, where Tonight has them, and for a member who may not change it.
 */
export function useNextSteps(guidebooks: readonly ListedGuidebook[] | undefined): NextStep[] | undefined {
  const lone = guidebooks?.length === 1 ? guidebooks[0] : undefined;
  const mayEdit = useMay("edit");
  const { arrivals, requests, openExtras, calendarNeeds, waiting } = useTonight();
  const { isFetched: areArrivalsFetched, dataUpdatedAt } = useQuery(arrivalChecksQuery);
  const { data: stays, isFetched: areStaysFetched } = useQuery(staysQuery(undefined));
  const { data: opens, isFetched: areOpensFetched } = useQuery(allOpensQuery);
  const wasShared = useGuidebookMark(lone?.id ?? "", "shared");
  const areHidden = useGuidebookMark(lone?.id ?? "", "steps-hidden");
  if (!guidebooks) return undefined;
  if (!lone || !mayEdit) return [];
  if (!arrivals || !stays || !opens)
    return areArrivalsFetched && areStaysFetched && areOpensFetched ? [] : undefined;
  const todayIn = (timeZone: string | null) => dayIn(timeZone, dataUpdatedAt);
  const nextStay = stays
    .filter((stay) => !isEnded(stay) && stay.guidebookId === lone.id && stay.arrival > todayIn(null))
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival))[0];
  return nextSteps({
    guidebook: lone,
    requests,
    openExtras,
    arrivals,
    calendarNeeds,
    waiting,
    nextStay,
    isShared: wasShared || opens.some(({ guidebookId, total }) => guidebookId === lone.id && total > 0),
    areHidden,
    todayIn,
  });
}
