import { useLocation, useMatches } from "react-router";
import { useOffer } from "#analytics/consentOffer.tsx";
import { readReturn } from "#billing/paymentReturn.ts";

/**
 * Returns whether the document brings React along. A page of the site reads whole without, and shows in a third of the
 * time; it needs React only to ask about Google Analytics and to receive a payment.
 */
export function useNeedsHydration(): boolean {
  const isOfSite = useMatches().some(({ loaderData }) => isSitePage(loaderData));
  const offer = useOffer();
  const { search } = useLocation();
  return typeof document !== "undefined" || !isOfSite || offer !== null || readReturn(search) !== null;
}

const isSitePage = (loaderData: unknown) =>
  typeof loaderData === "object" && loaderData !== null && "frame" in loaderData;
