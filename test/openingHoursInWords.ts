const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const DAY = `(?:${NAMES.join("|")}|weekends|public holidays)`;
const CLOCK = String.raw`(?:noon|midnight|\d{1,2}(?::\d\d)? [ap]m)`;
const SPAN = `(?:all day|24 hours a day|${CLOCK} to ${CLOCK})`;
const GROUP = new RegExp(
  `^((?:${DAY}(?:, | and | to | ))*)(${SPAN}(?: and ${SPAN})*)( daily)?(, public holidays too)?(?:, |$)`,
);
const FULL_DAY = 24 * 60;

/** A week as its words give it: minutes from midnight, an end past 24:00 after midnight. */
export interface WeekInWords {
  /** Monday first. */
  days: [from: number, to: number][][];
  /** Undefined if public holidays are not mentioned. */
  publicHolidays: [from: number, to: number][] | undefined;
  /** "Good Friday", "25 December", "school holidays". */
  closedOn: string[];
}

const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(
  ",",
);
const MONTH = `(?:${MONTHS.join("|")})`;
const SOME_MONTHS = `${MONTH}(?:(?:, | and | to )${MONTH})*`;
const SEASON = new RegExp(`^(${SOME_MONTHS}): `);
const CLOSED = new RegExp(`^closed(?: (${SOME_MONTHS}))?(?:(?: and)? on (.*))?$`);

/**
 * Reads again what `formatOpeningHours` said, as a guest would who comes in a month (January is 0). Throws where a word is none
 * that a guest could place.
 */
export function readWords(words: string, month = 1): WeekInWords {
  const parts = words.split("; ");
  const [, shut = "", dates] = (parts.length > 1 && CLOSED.exec(parts.at(-1) ?? "")) || [];
  const open = parts.find((part) => {
    const [, months] = SEASON.exec(part) ?? [];
    return months ? monthsIn(months).includes(month) : !CLOSED.test(part);
  });
  const isShut = open === undefined || monthsIn(shut).includes(month);
  const week = isShut ? readWeek("") : readWeek(open.replace(SEASON, ""));
  return { ...week, closedOn: dates ? dates.split(/, | and /) : week.closedOn };
}

function monthsIn(text: string): number[] {
  const [from = -1, to = -1] = text.split(" to ").map((name) => MONTHS.indexOf(name));
  if (to >= 0) return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => (from + at) % 12);
  return text.split(/, | and /).map((name) => MONTHS.indexOf(name));
}

function readWeek(words: string): WeekInWords {
  const week: WeekInWords = { days: NAMES.map(() => []), publicHolidays: undefined, closedOn: [] };
  let rest = words.replace(/(?:, )?closed on (.*)$/, (_all, closed: string) => {
    week.closedOn = closed.split(/, | and /);
    return "";
  });
  if (week.closedOn.includes("public holidays")) week.publicHolidays = [];
  while (rest !== "") {
    const [whole, days = "", times = "", , alsoHolidays] = GROUP.exec(rest) ?? [];
    if (!whole) throw new Error(`Nobody can read "${rest}" of "${words}"`);
    rest = rest.slice(whole.length);
    const spans = times.split(" and ").map(readSpan);
    for (const day of daysIn(days)) week.days[day] = spans;
    if (alsoHolidays || days.includes("public holidays")) week.publicHolidays = spans;
  }
  return week;
}

function daysIn(text: string): number[] {
  if (text === "") return [...NAMES.keys()];
  const range = /(\w+) to (\w+)/.exec(text);
  if (range) {
    const from = NAMES.indexOf(range[1] ?? "");
    const length = ((NAMES.indexOf(range[2] ?? "") - from + 7) % 7) + 1;
    return Array.from({ length }, (_, at) => (from + at) % 7);
  }
  return [...NAMES.keys()].filter(
    (day) => text.includes(NAMES[day] ?? "") || (day > 4 && text.includes("weekends")),
  );
}

function readSpan(text: string): [number, number] {
  if (text === "all day" || text === "24 hours a day") return [0, FULL_DAY];
  const [from = 0, to = 0] = text.split(" to ").map(readClock);
  return [from, to > from ? to : to + FULL_DAY];
}

function readClock(text: string): number {
  if (text === "midnight") return 0;
  if (text === "noon") return FULL_DAY / 2;
  const [, hours, minutes = "0", half] = /^(\d+)(?::(\d+))? ([ap])m$/.exec(text) ?? [];
  return ((Number(hours) % 12) + (half === "p" ? 12 : 0)) * 60 + Number(minutes);
}
