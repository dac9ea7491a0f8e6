const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const hour = new Intl.DateTimeFormat("en-AU", { timeStyle: "short" });

/** A day as hosts read it: "Jan 5, 2025" (Screens 6). Takes epoch milliseconds; the day is the reader's own. */
export function sayDay(time: number): string {
  return day.format(time);
}

/** A day with its hour, for what happened a moment ago: "Jan 5, 2025, 3:20 pm". */
export function sayMoment(time: number): string {
  return `${day.format(time)}, ${hour.format(time)}`;
}
