import { dayInZone } from "#core/days.ts";
import { formatMediumDate } from "#core/format.ts";
import { useTimeZone } from "#ui/browserState.ts";

/** A day, "5 Jan 2027", in the reader's time zone. */
export function Day({ time }: { time: number }) {
  const zone = useTimeZone();
  return <time dateTime={new Date(time).toISOString()}>{formatMediumDate(dayInZone(zone, time))}</time>;
}
