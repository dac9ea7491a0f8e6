import { useLocation } from "react-router";
import { readChoiceHere, useChoice, type Choice } from "#analytics/choice.ts";
import { useOffer } from "#analytics/consentOffer.tsx";
import { asksNotToBeCounted } from "#analytics/privacySignal.ts";
import { routePatternOf } from "#analytics/routePattern.ts";
import { screens } from "#core/screens.ts";

/** Returns whether Google Analytics may load at a path: not on screens with `withoutGoogle`, nor on unknown paths. */
export function isGoogleWelcomeAt(path: string): boolean {
  const pattern = routePatternOf(path);
  return screens.some((screen) => screen.path === pattern && !screen.withoutGoogle);
}

type Consent = "off" | "ask" | "run";

interface Facts {
  /** The measurement id, when the document offers it. */
  offer: string | null;
  choice: Choice | null | "unknown";
  path: string;
  browser: Parameters<typeof asksNotToBeCounted>[0];
}

/** Returns whether Google Analytics stays out, may be asked for, or runs. */
export function consentOf({ offer, choice, path, browser }: Facts): Consent {
  if (!offer || !isGoogleWelcomeAt(path) || asksNotToBeCounted(browser)) return "off";
  if (choice === "allowed") return "run";
  return choice === null ? "ask" : "off";
}

/** Returns the current consent in this browser; a first render does not know the choice yet. */
export function currentConsent(offer: string | null): Consent {
  return consentOf({ offer, choice: readChoiceHere(), path: location.pathname, browser: navigator });
}

export function useConsent(): Consent {
  const offer = useOffer();
  const choice = useChoice();
  const { pathname: path } = useLocation();
  // On the server the choice is unknown, so the result is "off".
  return typeof navigator === "undefined" || choice === "unknown"
    ? "off"
    : consentOf({ offer, choice, path, browser: navigator });
}
