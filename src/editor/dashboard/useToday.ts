import { useQuery } from "@tanstack/react-query";
import { useNextSteps } from "#editor/dashboard/nextStep/useNextSteps.ts";
import { useTonightRows } from "#editor/dashboard/tonight/useTonightRows.ts";
import { useMay } from "#accounts/session.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { arrivalChecksQuery } from "#stays/arrivalChecks/client.ts";

/** Returns what stands above the guidebooks, and whether anything of it is the next thing to do; true until known. */
export function useToday(guidebooks: readonly ListedGuidebook[] | undefined) {
  const rows = useTonightRows(guidebooks ?? []);
  const steps = useNextSteps(guidebooks);
  const mayEdit = useMay("edit");
  const withFixes = mayEdit && guidebooks !== undefined && guidebooks.length > 1;
  const { data: arrivals, error, refetch, dataUpdatedAt, isFetched } = useQuery(arrivalChecksQuery);
  const needsHost =
    !rows || !steps || steps.length > 0 || (withFixes && rows.some(({ fix }) => fix !== undefined));
  // Not by the error, which is gone while the arrivals are asked for again.
  const areUnknown = isFetched && !arrivals;
  const isLoading = (!rows || !steps) && !areUnknown;
  return { rows, steps, withFixes, needsHost, isLoading, error, refetch, dataUpdatedAt };
}
