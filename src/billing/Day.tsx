import { formatLongDay } from "#core/format.ts";

/** A day, "5 January 2027", in the reader's time zone, so server and browser may differ. */
export function Day({ time }: { time: number }) {
  return (
    <time dateTime={new Date(time).toISOString()} suppressHydrationWarning>
      {formatLongDay(time)}
    </time>
  );
}
