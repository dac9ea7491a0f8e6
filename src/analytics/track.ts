import type { BrowserEventName, EventName, EventProperties, ServerEventName } from "#analytics/events.ts";
import { sendToGoogle } from "#analytics/google.ts";
import { asksNotToBeCounted } from "#analytics/privacySignal.ts";
import { routePatternOf } from "#analytics/routePattern.ts";

/** An empty object's type accepts any key: such an event has no properties. */
type TrackArguments<Name extends EventName> = string extends keyof EventProperties<Name>
  ? []
  : [properties: EventProperties<Name>];

/**
 * Counts an event: its name, the pattern of the screen's URL, and the properties that the catalogue allows. Sends no
 * cookie and no identifier. Does nothing on the server, or with Do Not Track or Global Privacy Control. Never throws
 * and is never awaited.
 */
export function track<Name extends BrowserEventName>(
  name: Name,
  ...[properties]: TrackArguments<Name>
): void {
  if (typeof window === "undefined" || asksNotToBeCounted(navigator)) return;
  try {
    const route = routePatternOf(location.pathname);
    void send(JSON.stringify({ name, properties: { ...properties, route } }));
    sendToGoogle(name, properties ?? {}, route);
  } catch {
    // Counting must never break the action.
  }
}

/** Sends an event that the server has counted to Google Analytics, when it is allowed. */
export function trackForGoogle<Name extends ServerEventName>(
  name: Name,
  ...[properties]: TrackArguments<Name>
): void {
  sendToGoogle(name, properties ?? {}, routePatternOf(location.pathname));
}

/** `keepalive`, so that an event just before leaving the page arrives. */
async function send(body: string): Promise<void> {
  try {
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/events", { method: "POST", headers, body, keepalive: true, credentials: "omit" });
  } catch {
    // Offline, or blocked by the visitor: not counted.
  }
}
