import { readTime } from "#generation/notes/readFields.ts";
import type { StatedValue } from "#contentImport/classify/readValue.ts";
import {
  BARE,
  BEGINS,
  ENDS,
  FILLERS,
  IN,
  OTHER,
  OUT,
  TIME,
  hourOf,
} from "#contentImport/classify/words/stayTimes.ts";
import type { SectionType } from "#sections/catalog.ts";

/** A longer sentence is read in its clauses. */
const MAX_LENGTH = 260;
/** Longer words before a time speak of something of their own. */
const MAX_LEAD = 25;
interface FoundTime {
  at: number;
  end: number;
  value: string;
}

/** Returns when a stay begins and ends, as a sentence says it below the heading of a section or of none. */
export function stayTimes(text: string, section: SectionType | null): StatedValue[] {
  if (text.length > MAX_LENGTH) return timesOfClauses(text);
  const found = timesIn(text);
  const left = found.reduceRight((rest, { at, end }) => `${rest.slice(0, at)} ${rest.slice(end)}`, text);
  const isAll = left.replaceAll(FILLERS, "") === "";
  const isPair = found.length === 2 && BOTH.test(text.slice(0, found[0]?.at));
  const values = found.flatMap((time, place): StatedValue[] => {
    const field = isPair
      ? PAIR[place]
      : fieldOf(text, { from: found[place - 1]?.end ?? 0, to: found[place + 1]?.at, ...time }, section);
    if (!field || !isLikely(shift(time, field), field)) return [];
    const target = { section: field === "checkInTime" ? "checkin" : "departure", field } as const;
    return [{ target, value: shift(time, field), isWhole: false }];
  });
  const first = firstOfEach(values);
  return first.map((value) => ({ ...value, isWhole: isAll && first.length === found.length }));
}

/** "Check-in / check-out: 3 pm / 10 am" */
const BOTH = new RegExp(String.raw`(?:${IN.source})[^\d.!?]*?(?:${OUT.source})|\bin\s*/\s*out\b`, "iu");
const PAIR = ["checkInTime", "checkOutTime"] as const;

const timesOfClauses = (text: string) =>
  firstOfEach(
    text
      .split(/(?<=[,;])\s+/)
      .filter((clause) => clause.length <= MAX_LENGTH)
      .flatMap((clause) => stayTimes(clause, null)),
  ).map((value) => ({ ...value, isWhole: false }));

const firstOfEach = (values: readonly StatedValue[]) =>
  values.filter(({ target }, at) => values.findIndex((one) => one.target.field === target.field) === at);

/** No check-out is in the evening, and no check-in before ten. */
const isLikely = (value: string, field: "checkInTime" | "checkOutTime") =>
  field === "checkInTime" ? value >= "10:00" || value === "00:00" : value >= "06:00" && value <= "18:00";

/** "From 3" is in the afternoon, "out by 10" in the morning. */
function shift({ value }: FoundTime, field: "checkInTime" | "checkOutTime"): string {
  const isBare = value.startsWith("?");
  const [hour = 0, minute = 0] = value.replace("?", "").split(":").map(Number);
  const isAfternoon = isBare && (field === "checkInTime" ? hour < 10 : hour < 6);
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${twoDigits(isAfternoon ? hour + 12 : hour)}:${twoDigits(minute)}`;
}

/** A time between those before and after it. */
interface TimeBetween extends FoundTime {
  from: number;
  to: number | undefined;
}

function fieldOf(text: string, { at, end, from, to }: TimeBetween, section: SectionType | null) {
  const before = text.slice(from, at);
  const clause = `${clauseBefore(before)}${text.slice(end).split(/[,;.(]|\band\b|\bcheck/)[0] ?? ""}`;
  if (OTHER.test(clause)) return null;
  const lastIn = lastEnd(before, IN);
  const lastOut = lastEnd(before, OUT);
  const after = text.slice(end, to).split(/[,;.!]|\band\b|\s(?:und|et|y|e|en)\s/)[0] ?? "";
  // "until 10 am on the day you leave"
  if (UNTIL.test(before) && after.search(OUT) >= 0) return "checkOutTime";
  if (Math.max(lastIn, lastOut) >= 0) {
    const isUntil = /\b(?:by|before|until)\W*$/iu.test(before);
    const isIn = lastIn > lastOut && !(section === "departure" && isUntil);
    const between = before.slice(Math.max(lastIn, lastOut)).trim();
    const isJoined = between.length <= 60 && (isIn ? BEGINS : ENDS).test(between);
    if (isJoined || between.length < 8) return isIn ? "checkInTime" : "checkOutTime";
  }
  return fieldAfter(before, after) ?? fieldBelow(before, after, section, from === 0);
}

/** What a time's own words say: "the office closes at 5 and you can check in from" ends with its own clause. */
function clauseBefore(before: string): string {
  const sentence = before.split(/[;]|\.\s/).at(-1) ?? "";
  const clause = sentence.split(/,\s|\s(?:and|but|und|et|y|e|en)\s/).at(-1) ?? "";
  return clause.search(IN) >= 0 || clause.search(OUT) >= 0 ? clause : sentence;
}

const UNTIL = /(?<!\p{L})(?:until|till?|bis|jusqu['’]à|hasta|tot|fino a(?:lle)?|até)(?: las| à?s)?\W*$/iu;

/** "From 3 pm you can come in." */
function fieldAfter(before: string, after: string): "checkInTime" | "checkOutTime" | null {
  if (after.search(IN) >= 0 && BEGINS.test(before)) return "checkInTime";
  if (after.search(OUT) >= 0 && ENDS.test(before)) return "checkOutTime";
  return null;
}

/** "From 3 pm" below a heading of arriving. */
function fieldBelow(before: string, after: string, section: SectionType | null, isFirst: boolean) {
  const lead = before.trim();
  if (
    section === "checkin" &&
    lead.length <= MAX_LEAD &&
    /(?:^|\b)(?:from|after|ab|dès|partire? d(?:e|a|as|alle|e las)|desde(?: las)?|dalle|das|vanaf)$/iu.test(
      lead,
    )
  )
    return "checkInTime";
  if (
    section === "departure" &&
    lead.length <= MAX_LEAD &&
    /(?:^|\b)(?:by|before|until|till|bis|avant|vor|hasta(?: las)?|antes d[ae]s?(?: las)?|entro le|alle|às|voor|tot|at)$/iu.test(
      lead,
    )
  )
    return "checkOutTime";
  if (lead === "" && after.trim().length < 12 && isFirst)
    return section === "checkin" ? "checkInTime" : section === "departure" ? "checkOutTime" : null;
  return null;
}

const lastEnd = (text: string, words: RegExp) =>
  [...text.matchAll(words)].reduce((last, match) => Math.max(last, match.index + match[0].length), -1);

function timesIn(text: string): FoundTime[] {
  const plain = [...text.matchAll(TIME)].flatMap((match) => {
    const value = valueOf(match.groups ?? {});
    return value ? [{ at: match.index, end: match.index + match[0].length, value }] : [];
  });
  const bare = [...text.matchAll(BARE)].flatMap((match) => {
    const end = match.index + match[0].length;
    const isPart = plain.some((one) => match.index < one.end && end > one.at);
    const value = bareTime(match.groups?.hour ?? "");
    return isPart || value === null ? [] : [{ at: match.index, end, value }];
  });
  return [...plain, ...bare].toSorted((one, other) => one.at - other.at);
}

function bareTime(text: string): string | null {
  if (/^\d{4}$/.test(text)) return `${text.slice(0, 2)}:${text.slice(2)}`;
  const hour = hourOf(text);
  return hour < 1 || hour > 23 ? null : `?${hour}:00`;
}

function valueOf({
  past,
  pastHour,
  mid,
  clock,
  clockMorning,
  clockAfternoon,
  army,
  hour = "",
  morning,
  afternoon,
}: Record<string, string | undefined>): string | null {
  if (past) return `?${hourOf(pastHour ?? "")}:${past.toLowerCase() === "half" ? "30" : "15"}`;
  if (mid) return /midnight/i.test(mid) ? "00:00" : "12:00";
  if (army) return `${army.slice(0, 2)}:${army.slice(2)}`;
  if (clock)
    return readTime(`${clock.replace(/h/i, ":")}${clockMorning ? "am" : clockAfternoon ? "pm" : ""}`);
  const number = hourOf(hour);
  if (morning) return readTime(`${number} am`);
  if (afternoon) return readTime(`${number} pm`);
  return number >= 1 && number <= 12 ? `?${number}:00` : readTime(`${number}:00`);
}
