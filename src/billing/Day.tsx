import { dayInZone } from "#core/days.ts";
import { formatDate } from "#core/format.ts";
import { useTimeZone } from "#ui/browserState.ts";

/** A day, "5 January 2027", in the reader's time zone. */
export function Day({ time }: { time: number }) {
  const zone = useTimeZone();
  return <time dateTime={new Date(time).toISOString()}>{formatDate(dayInZone(zone, time))}</time>;
}
