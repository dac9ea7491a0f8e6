import { untilQuarterHour } from "#core/days.ts";
import { isSessionEnd } from "#core/sessionEnd.ts";

const MINUTE_MS = 60_000;

/**
 * Returns the options of a read whose answer changes by itself: by guests, cleaners, calendars, and at midnight at a
 * property. While a screen in a visible tab shows it, it is fetched again every `everyMs` and at each midnight at the
 * latest; also when the host comes back to the tab, and when the connection does. It stops where the session has ended.
 */
export const currentRead = (everyMs = MINUTE_MS) => ({
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  refetchInterval: ({ state }: { state: { error: Error | null } }) =>
    !isSessionEnd(state.error) && Math.min(everyMs, untilQuarterHour(Date.now())),
});
