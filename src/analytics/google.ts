import type { RoutePattern } from "#analytics/routePattern.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let running = false;

/** Returns whether Google's script was loaded into this document. */
export function googleRuns(): boolean {
  return running;
}

/** Starts Google Analytics without page views, advertising or real URLs. False when it runs already. */
export function startGoogle(measurementId: string): boolean {
  if (running) return false;
  running = true;
  gtag("consent", "default", {
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  gtag("js", new Date());
  gtag("config", measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: "none",
    ...placeFor("/*"),
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  document.head.append(script);
  return true;
}

export function sendToGoogle(name: string, properties: object, route: RoutePattern): void {
  if (!running) return;
  gtag("set", placeFor(route));
  gtag("event", name, properties);
}

/** Deletes Google's cookies, and reloads the page without its script. */
export function leaveGoogle(): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.slice(0, cookie.indexOf("="));
    if (name.startsWith("_ga")) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  if (running) location.reload();
}

/** Replaces what Google would read from the document: URLs with ids and tokens, and guidebooks' names. */
function placeFor(route: RoutePattern) {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : location;
  return { page_location: location.origin + route, page_title: route, page_referrer: referrer.origin };
}

/** Google's script needs `arguments`, not an array, to detect a command. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments); // oxlint-disable-line prefer-rest-params
}
