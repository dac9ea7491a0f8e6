import { useQuery } from "@tanstack/react-query";
import { PLAN } from "#billing/plan.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";

/** Returns true once it is known that the plan holds no guidebook more. */
export function usePlanIsFull(): boolean {
  const { data: guidebooks = [] } = useQuery(guidebooksQuery);
  return guidebooks.length >= PLAN.properties;
}
