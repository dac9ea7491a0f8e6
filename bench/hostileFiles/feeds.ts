import { airbnbDescription } from "#test/calendarFeed.ts";
import { calendar, days, event } from "#test/feedText.ts";
import { numbered, repeated, textInputs, type HostileInputs } from "./input.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** iCalendar feeds. */
export const feeds: HostileInputs = (dice) => {
  const long = 7 * MEGABYTE;
  const around = (body: string) => calendar([body]);
  const stays = (count: number, lines: (at: number) => string[]) =>
    Array.from({ length: count }, (_, at) =>
      event([...days("20270203", "20270208"), `UID:${at}`, ...lines(at)]),
    );
  const day = (at: number) =>
    new Date(Date.UTC(2027, 0, 1 + (at % 900))).toISOString().slice(0, 10).replaceAll("-", "");
  const prodId = dice.of([
    "PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN",
    "PRODID:-//HomeAway.com, Inc.//EN",
  ]);
  return textInputs("ics", {
    "line ends": () => repeated("\n", long),
    "one line": () => `BEGIN:VCALENDAR\r\n${repeated("A", long)}`,
    "lines of one letter": () => around(repeated("A\r\n", long)),
    "folds of one letter": () => around(`SUMMARY:${repeated("\r\n A", long)}`),
    "empty folds": () => around(repeated("\r\n ", long)),
    "components in each other": () => around(repeated("BEGIN:VALARM\r\n", long)),
    "ends of what never began": () =>
      around(`${repeated("BEGIN:X\r\n", long / 2)}${repeated("END:Y\r\n", long / 2)}`),
    "events that never end": () => around(repeated("BEGIN:VEVENT\r\n", long)),
    "makers of calendars": () => around(repeated("PRODID:-//airbnb\r\n", long)),
    "many parameters": () => around(event([`DTSTART;${repeated("A=B;", 15_000)}:20270101`, "UID:a"])),
    "a parameter of quotes": () => around(event([`DTSTART;A=${repeated('"', 15_000)}:20270101`, "UID:a"])),
    "zones that are none": () =>
      around(
        numbered((at) => event([`DTSTART;TZID=Zone/${at}:20270203T100000Z`, `UID:${at}`]) + "\r\n", long),
      ),
    "huge numbers": () =>
      around(
        repeated(
          event(["DTSTART:99999999T999999Z", `SEQUENCE:${"9".repeat(400)}`, "DURATION:P9999W", "UID:a"]) +
            "\r\n",
          long,
        ),
      ),
    "all stays of one guest": () => calendar(stays(20_000, () => ["SUMMARY:Reserved - Anna"])),
    "one guest who comes and goes each day": () =>
      calendar(
        Array.from({ length: 20_000 }, (_, at) =>
          event([...days(day(at), day(at + (at % 2 ? 1 : 3))), `UID:${at}`, "SUMMARY:Check-in Anna"]),
        ),
      ),
    "one UID": () => calendar(stays(20_000, () => ["UID:a", "SUMMARY:Reserved"])),
    "as many stays ahead as are taken": () =>
      calendar(
        Array.from({ length: 1000 }, (_, at) =>
          event([
            ...days(day(at), day(at + 2)),
            `UID:a${at}`,
            `DESCRIPTION:${airbnbDescription(`HM${String(at).padStart(8, "A")}`)}`,
          ]),
        ),
        prodId,
      ),
    "summaries of separators": () => calendar(stays(1500, () => [`SUMMARY:${repeated(" - |(", 3900)}`])),
    "summaries of spaces": () => calendar(stays(1500, () => [`SUMMARY:a${repeated(" ", 3900)}`])),
    "descriptions that nearly say a telephone number": () =>
      calendar(stays(1500, () => [`DESCRIPTION:${repeated("phone: +1 ", 3900)}`])),
    "descriptions that nearly say a code": () =>
      calendar(stays(1500, () => [`DESCRIPTION:${repeated("reservation code ", 3900)}`])),
    "descriptions of spaces": () => calendar(stays(1500, () => [`DESCRIPTION:tel${repeated(" ", 3900)}x`])),
    "escapes without end": () => calendar(stays(1500, () => [`DESCRIPTION:${repeated("\\n\\,\\\\", 3900)}`])),
    "e-mail addresses that never end": () =>
      calendar(stays(1500, () => [`DESCRIPTION:${repeated("a.b-", 3900)}@${repeated("a-", 2000)}`])),
    "rules of events that repeat": () =>
      calendar(stays(20_000, () => ["RRULE:FREQ=SECONDLY;COUNT=999999999;BYDAY=MO"])),
    "cancelled ones": () => calendar(stays(20_000, () => ["STATUS:CANCELLED"])),
    "a zone of the calendar without end": () => around(`X-WR-TIMEZONE:${repeated("a/", 16_000)}`),
    zeros: () => `BEGIN:VCALENDAR\r\n${"A:b\r\n".repeat(2000)}${repeated("\0", long)}`,
  });
};
