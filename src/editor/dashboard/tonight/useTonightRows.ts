import { useQuery } from "@tanstack/react-query";
import { useMay } from "#accounts/session.ts";
import { tonightRows } from "#editor/dashboard/tonight/tonightRows.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { arrivalChecksQuery } from "#stays/arrivalChecks/client.ts";
import { stayPropertiesQuery, staysQuery } from "#stays/client.ts";
import { dayIn } from "#stays/screens/today.ts";
import { useReadiness } from "#stays/screens/useReadiness.ts";
import { useTonight } from "#stays/screens/useTonight.ts";

/** Returns the lines of Tonight; undefined until the arrivals are known, unless something needs the host already. */
export function useTonightRows(guidebooks: readonly ListedGuidebook[]) {
  const { arrivals, requests, openExtras, calendarNeeds, waiting, count, isLoading } = useTonight();
  const { data: stays, dataUpdatedAt: staysAt } = useQuery(staysQuery(undefined));
  const { dataUpdatedAt: arrivalsAt } = useQuery(arrivalChecksQuery);
  const { data: properties = [] } = useQuery(stayPropertiesQuery(undefined));
  const readinessOf = useReadiness();
  const mayEdit = useMay("edit");
  if ((!arrivals || isLoading) && count === 0) return undefined;
  return tonightRows({
    arrivals: arrivals ?? [],
    requests,
    openExtras,
    calendarNeeds,
    waiting,
    stays,
    properties,
    todayIn: (timeZone) => dayIn(timeZone, Math.max(staysAt, arrivalsAt)),
    readinessOf,
    hasNextStep: mayEdit && guidebooks.length === 1,
    names: new Map(guidebooks.map(({ id, name }) => [id, name])),
  });
}
