import { formatLongDay } from "#core/format.ts";

/** A day in words, "5 January 2027": the reader's own, so the server may have drawn its neighbour. */
export function Day({ time }: { time: number }) {
  return (
    <time dateTime={new Date(time).toISOString()} suppressHydrationWarning>
      {formatLongDay(time)}
    </time>
  );
}
