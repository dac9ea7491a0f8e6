import { untilQuarterHour } from "#core/days.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { isSessionEnd } from "#core/sessionEnd.ts";

/**
 * Returns the query options of data that others change: guests, cleaners, calendars, midnight at a property. While a
 * screen in a visible tab shows it, it is fetched every `everyMs`, at each midnight, on focus and on reconnect, until
 * the session has ended.
 */
export const liveQuery = (everyMs = MINUTE_MS) => ({
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  refetchInterval: ({ state }: { state: { error: Error | null } }) =>
    !isSessionEnd(state.error) && Math.min(everyMs, untilQuarterHour(Date.now())),
});
