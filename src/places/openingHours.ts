const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "PH"];
const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const PUBLIC_HOLIDAYS = DAYS.indexOf("PH");
const WEEK = NAMES.map((_, day) => day);
const ALL_DAY = "24 hours a day";
const SPAN = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/;
const RULE = /^((?:Mo|Tu|We|Th|Fr|Sa|Su|PH)[A-Za-z,\s-]*?)?:?\s*(off|closed|24\/7|\d.*)$/;

/** Minutes from midnight; an end past 24:00 is after midnight. */
type Span = [from: number, to: number];

/** The spans of each day, Monday first and public holidays last; none is closed, and undefined is not said. */
type Hours = (Span[] | undefined)[];

/**
 * Says OpenStreetMap `opening_hours` in words: "7 am to 3 pm daily", "Sunday to Thursday 11 am to 10 pm, Friday and
 * Saturday 11 am to midnight, closed on public holidays". Reads days, lists and ranges of days, several spans, `24/7`,
 * `off` and `PH`; null for anything else (seasons, school holidays with hours, comments): better nothing than half of it.
 */
export function sayOpeningHours(text: string | undefined): string | null {
  if (!text) return null;
  if (/^(Mo-Su\s+)?(sunrise-sunset|dawn-dusk)$/.test(text.trim())) return "sunrise to sunset";
  const hours = readHours(text);
  if (!hours) return null;
  const groups: { days: number[]; spans: Span[] }[] = [];
  for (const day of WEEK) {
    const spans = hours[day] ?? [];
    if (spans.length === 0) continue;
    const same = groups.find((group) => isSame(group.spans, spans));
    if (same) same.days.push(day);
    else groups.push({ days: [day], spans });
  }
  if (groups.length === 0 || groups.length > 3) return null;
  const [first] = groups;
  const week =
    first?.days.length === NAMES.length
      ? saySpans(first.spans, "daily")
      : groups.map(({ days, spans }) => `${sayDays(days)} ${saySpans(spans)}`).join(", ");
  return [week, sayHolidays(hours[PUBLIC_HOLIDAYS], first?.spans ?? [])].filter(Boolean).join(", ");
}

function readHours(text: string): Hours | null {
  const hours: Hours = DAYS.map(() => undefined);
  for (const rule of text.split(/;|(?<=\d)\s*(?=,\s*[A-Z])/)) {
    // A comma after a time begins a rule that adds to the others; a comma between days does not.
    const adds = rule.startsWith(",");
    const plain = rule.replace(/^,/, "").trim();
    if (plain === "" || /^SH\s+(off|closed)$/i.test(plain)) continue;
    const match = RULE.exec(plain);
    if (!match) return null;
    const days = match[1] ? readDays(match[1]) : WEEK;
    const spans = readSpans(match[2] ?? "");
    if (!days || !spans) return null;
    for (const day of days) hours[day] = adds ? [...(hours[day] ?? []), ...spans] : spans;
  }
  return hours;
}

function readDays(text: string): number[] | null {
  const days: number[] = [];
  for (const part of text.trim().split(/\s*,\s*/)) {
    const [from = -1, to = from, ...more] = part.split("-").map((day) => DAYS.indexOf(day.trim()));
    const isRange = from !== to;
    if (from < 0 || to < 0 || more.length > 0 || (isRange && Math.max(from, to) === PUBLIC_HOLIDAYS))
      return null;
    for (let day = from; ; day = (day + 1) % NAMES.length) {
      days.push(day);
      if (day === to) break;
    }
  }
  return days;
}

function readSpans(text: string): Span[] | null {
  if (/^(off|closed)$/.test(text)) return [];
  if (text === "24/7") return [[0, 24 * 60]];
  const spans: Span[] = [];
  for (const part of text.split(",")) {
    const match = SPAN.exec(part.trim());
    if (!match) return null;
    const [h1, m1, h2, m2] = match.slice(1).map(Number) as [number, number, number, number]; // four groups of digits
    if (h1 > 24 || h2 > 30 || m1 > 59 || m2 > 59) return null;
    spans.push([h1 * 60 + m1, h2 * 60 + m2]);
  }
  return spans;
}

const isSame = (a: Span[], b: Span[]) => JSON.stringify(a) === JSON.stringify(b);

/** "weekends", "Sunday to Thursday", "Monday and Wednesday". */
function sayDays(days: number[]): string {
  const names = days.map((day) => NAMES[day] ?? "");
  if (names.join() === "Saturday,Sunday") return "weekends";
  const first = days.find((day) => !days.includes((day + 6) % 7)) ?? 0;
  const last = (first + days.length - 1) % 7;
  if (days.length > 2 && days.every((day) => (day - first + 7) % 7 < days.length)) {
    return `${NAMES[first]} to ${NAMES[last]}`;
  }
  return names.length === 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function sayHolidays(spans: Span[] | undefined, usual: Span[]): string {
  if (spans === undefined) return "";
  if (spans.length === 0) return "closed on public holidays";
  return isSame(spans, usual) ? "public holidays too" : `public holidays ${saySpans(spans)}`;
}

function saySpans(spans: Span[], often = ""): string {
  const [first, ...more] = spans;
  if (more.length === 0 && first?.[0] === 0 && first[1] === 24 * 60) return often ? ALL_DAY : "all day";
  const times = spans.map(([from, to]) => `${sayTime(from)} to ${sayTime(to)}`).join(" and ");
  return [times, often].filter(Boolean).join(" ");
}

function sayTime(minutes: number): string {
  const within = minutes % 1440;
  if (within === 0) return "midnight";
  if (within === 720) return "noon";
  const hour = Math.floor(within / 60) % 12 || 12;
  const past = within % 60;
  return `${hour}${past ? `.${String(past).padStart(2, "0")}` : ""} ${within < 720 ? "am" : "pm"}`;
}
