import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "react-router";
import { useOffer } from "#analytics/consentOffer.tsx";
import { isForHosts } from "#app/shell/gate.ts";
import { readReturn } from "#billing/paymentReturn.ts";
import { useProduct } from "#ui/product.tsx";

/**
 * Returns whether the document brings React along. A page of the site reads whole without, and shows in a third of the
 * time; it needs React only to ask about Google Analytics and to receive a payment. What no one finds needs none either:
 * its links are all there is, and the files of a screen would tell a hidden path from one without (Operator 4).
 */
export function useNeedsHydration(): boolean {
  const isOfSite = useMatches().some(({ loaderData }) => isSitePage(loaderData));
  const offer = useOffer();
  const { pathname, search } = useLocation();
  const product = useProduct();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404 && !isForHosts(pathname, product);
  const isPlain = isMissing || (isOfSite && offer === null && readReturn(search) === null);
  return typeof document !== "undefined" || !isPlain;
}

const isSitePage = (loaderData: unknown) =>
  typeof loaderData === "object" && loaderData !== null && "frame" in loaderData;
