import { addDays, utcDay } from "#core/days.ts";

/** The first day that is still today somewhere. `now` is epoch milliseconds. */
export const firstDayAt = (now: number) => addDays(utcDay(now), -1);
