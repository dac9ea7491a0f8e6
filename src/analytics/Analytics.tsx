import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { startGoogle, sendToGoogle } from "#analytics/google.ts";
import { useOffer } from "#analytics/consentOffer.tsx";
import { routePatternOf } from "#analytics/routePattern.ts";
import { currentConsent, useConsent } from "#analytics/consent.ts";
import { track } from "#analytics/track.ts";

/** Counts page views. Rendered before the screens, so that Google Analytics is ready for their events. */
export function Analytics() {
  const { pathname } = useLocation();
  const offer = useOffer();
  const consent = useConsent();
  const counted = useRef<string>(null);

  useEffect(() => {
    // A first render does not know the choice yet, and the return from a payment is sent right after it.
    const isLetIn = consent === "run" || currentConsent(offer) === "run";
    if (!isLetIn || !offer) return;
    const isNew = startGoogle(offer);
    // Allowed on a page that is already counted: Google Analytics has not received it.
    if (isNew && counted.current) sendToGoogle("page_view", {}, routePatternOf(counted.current));
  }, [consent, offer]);

  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    track("page_view");
  }, [pathname]);

  return null;
}
