import { redirectDocument, type MiddlewareFunction } from "react-router";
import { googleRuns } from "#analytics/google.ts";
import { isGoogleWelcomeAt } from "#analytics/consent.ts";

/** In the browser: leaves a document with Google's script by loading a new document, whose CSP blocks it. */
export const unloadAnalytics: MiddlewareFunction = ({ url }, next) => {
  if (googleRuns() && !isGoogleWelcomeAt(url.pathname)) throw redirectDocument(url.pathname + url.search);
  return next();
};
