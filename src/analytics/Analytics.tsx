import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { startGoogle, tellGoogle } from "#analytics/google.ts";
import { useOffer } from "#analytics/offer.tsx";
import { routePatternOf } from "#analytics/routePattern.ts";
import { standingNow, useStanding } from "#analytics/standing.ts";
import { track } from "#analytics/track.ts";

/** Counts a page view on each change of the address. Stands before the screens, so that Google, if let in, hears theirs. */
export function Analytics() {
  const { pathname } = useLocation();
  const offer = useOffer();
  const standing = useStanding();
  const counted = useRef<string>(null);

  useEffect(() => {
    // A first render does not know the choice yet, and a payment that comes back is told right after it.
    const isLetIn = standing === "run" || standingNow(offer) === "run";
    if (!isLetIn || !offer) return;
    const isNew = startGoogle(offer);
    // Let in on a page that has been counted already: Google has not heard of it.
    if (isNew && counted.current) tellGoogle("page_view", {}, routePatternOf(counted.current));
  }, [standing, offer]);

  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    track("page_view");
  }, [pathname]);

  return null;
}
