import type { BrowserEventName, EventName, EventProperties, ServerEventName } from "#analytics/events.ts";
import { sendToGoogle } from "#analytics/google.ts";
import { asksNotToBeCounted } from "#analytics/privacySignal.ts";
import { routePatternOf } from "#analytics/routePattern.ts";

/** An empty object's type has any string for a key, and never a value: such an event has nothing more to say. */
type TrackArguments<Name extends EventName> = string extends keyof EventProperties<Name>
  ? []
  : [properties: EventProperties<Name>];

/**
 * Counts that something happened: its name, the pattern of the screen's URL, and the properties that the catalogue
 * allows. Sends no cookie and nothing that distinguishes one person from another. Does nothing on the server, and
 * nothing where the browser sends Do Not Track or Global Privacy Control. Never throws and is never waited for.
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
    // What is counted must never break what is done.
  }
}

/** Tells Google Analytics alone, where it was let in, of what the server has counted itself. */
export function trackForGoogle<Name extends ServerEventName>(
  name: Name,
  ...[properties]: TrackArguments<Name>
): void {
  sendToGoogle(name, properties ?? {}, routePatternOf(location.pathname));
}

/** Outlives the page (`keepalive`), so that an event just before leaving it arrives. */
async function send(body: string): Promise<void> {
  try {
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/events", { method: "POST", headers, body, keepalive: true, credentials: "omit" });
  } catch {
    // Offline, or blocked by the visitor: then this is not counted.
  }
}
