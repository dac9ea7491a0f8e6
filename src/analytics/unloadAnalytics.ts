import { redirectDocument, type MiddlewareFunction } from "react-router";
import { googleRuns } from "#analytics/google.ts";
import { isGoogleWelcomeAt } from "#analytics/consent.ts";

/**
 * In the browser: goes from a document in which Google's script runs to a screen that it must not see by loading a new
 * document, whose policy keeps it out.
 */
export const unloadAnalytics: MiddlewareFunction = ({ url }, next) => {
  if (googleRuns() && !isGoogleWelcomeAt(url.pathname)) throw redirectDocument(url.pathname + url.search);
  return next();
};
