import type { Language } from "#core/i18n/languages.ts";
import {
  formatDateOfWeek,
  formatDayOfWeek,
  formatShortDates,
  formatTime,
  formatTimeIn,
} from "#core/format.ts";

/** How a language formats times and days. Times of day are HH:MM, dates YYYY-MM-DD, moments epoch ms. */
export interface Formats {
  /** "3 pm". */
  time(time: string): string;
  /** The time of day of a moment in a time zone: "3:20 pm". */
  timeIn(moment: number, timeZone: string): string;
  /** The day of a moment in a time zone: "Tuesday 9 December". */
  dayIn(moment: number, timeZone: string): string;
  /** "Tuesday 9 December". */
  day(date: string): string;
  /** "Fri 12 – Sun 14 Dec". */
  days(from: string, until: string): string;
}

export const englishFormats: Formats = {
  time: formatTime,
  timeIn: formatTimeIn,
  dayIn: formatDayOfWeek,
  day: formatDateOfWeek,
  days(from, until) {
    return formatShortDates(from, until, " – ");
  },
};

const dayOfWeek = { weekday: "long", day: "numeric", month: "long" } as const;
const shortDay = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

/** Returns the formats of a language by `Intl`. Digits are always 0 to 9, as on locks and keypads (Languages 5). */
export function formatsOf(language: Language): Formats {
  if (language === "en") return englishFormats;
  const locale = `${language}-u-nu-latn`;
  const hourAndMinute = { hour: "numeric", minute: "2-digit" } as const;
  const clock = new Intl.DateTimeFormat(locale, { ...hourAndMinute, timeZone: "UTC" });
  const calendar = new Intl.DateTimeFormat(locale, { ...dayOfWeek, timeZone: "UTC" });
  const range = new Intl.DateTimeFormat(locale, shortDay);
  const midnightOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
  return {
    time: (time) => clock.format(Date.parse(`1970-01-01T${time}Z`)),
    timeIn: (moment, timeZone) =>
      new Intl.DateTimeFormat(locale, { ...hourAndMinute, timeZone }).format(moment),
    dayIn: (moment, timeZone) => new Intl.DateTimeFormat(locale, { ...dayOfWeek, timeZone }).format(moment),
    day: (date) => calendar.format(midnightOf(date)),
    days: (from, until) => range.formatRange(midnightOf(from), midnightOf(until)),
  };
}
