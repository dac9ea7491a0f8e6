import { readTime } from "#generation/notes/readFields.ts";
import type { StatedValue } from "#manuals/place/readValue.ts";
import type { SectionType } from "#sections/catalog.ts";

const HOURS = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const HOUR = `\\d{1,2}|${HOURS.join("|")}`;
/** A time that says itself that it is one. */
const TIME = new RegExp(
  String.raw`(?<![\p{L}\d:.])(?:(?<past>half|quarter) past (?<pastHour>${HOUR})|(?<mid>noon|midday|midnight|mittag|midi|mediodía)|(?<clock>\d{1,2}[:.h]\d{2})\s*(?<clockHalf>am|pm|a\.m\.?|p\.m\.?)?(?:\s?(?:uhr|hrs?|h))?|(?<army>[01]\d[0-5]0|2[0-3][0-5]0)\s?(?:hrs?|hours|h)|(?<hour>${HOUR})\s*(?<half>am|pm|a\.m\.?|p\.m\.?|(?:in the |this )(?:morning|afternoon|evening)|o['’]?\s?clock|uhr|h))(?![\p{L}\d]|:\d)`,
  "giu",
);
/** An hour alone is one where a word of time stands before it. */
const BARE = new RegExp(
  String.raw`(?<=(?:\b(?:from|after|by|before|until|till|at|out|in|bis|ab)|check-?(?:in|out)|[:–-])\s)(?<hour>${HOUR})(?=\s*(?:$|[,;.!)–/-]|and\b|or\b|at the latest|latest|onwards?|sharp|please|pls))`,
  "giu",
);
const IN =
  /check(?:ing|s)?[- ]?in|\bck ?in\b|\bc\/i\b|arriv\w*|\bcome\b|\bget in\b|\bmove in\b|\b(?:is|are|be) (?:all )?(?:yours|ready)\b|welcome (?:any ?time )?(?:from|after)|any ?time (?:from|after)|receive (?:you|our guests)|\bwaits for you\b|anreise|ankunft|einziehen|einchecken|einzug|beziehen|arrivée|arriver|entrada|ingresso|entrar|entrare|entrata|llegad\p{L}*|llegar|arriv[oi]|chega\p{L}+|aankom\p{L}*|inchecken|binnen|\bin(?= (?:from|after))|\bin\s*[:·–-]?\s*$/giu;
const OUT =
  /check(?:ing|s)?[- ]?out|\bck ?out\b|\bc\/o\b|depart\w*|\bleav(?:e|ing)\b(?! (?:it|yours|your car|them|everything|any|no|on|off|us a)\b)|\boff the \w+ (?=by|before)|\b(?:you|be|us|all|everyone) out\b|\bvacate\w*|\bbe (?:out|gone|on your way|off|ready to go)\b|\bget out\b|\bout by\b|(?:hand|give|need|have|want|get) (?:it|us|the \w+|your \w+|back)(?: \w+)? (?:back )?(?=by|before|at|half)|\bhand it back\b|abreise|auszug|auschecken|départ|(?<!(?<!\p{L})[aà] )partir(?!e)|partenza|(?<!a )partire|\bsi parte\b|\bpartite\b|quitter|libérer|libérez|salida|salir|sair|saída|uscire|lasciare|liberare|vertrek\p{L}*|uitchecken|verlassen|räumen|\bout\s*[:·–-]?\s*$/giu;
/** Of an opening, an office or a quiet time, not of the stay. */
const OTHER =
  /\b(?:open(?:s|ing)?|close[sd]?|hours|quiet|office|reception|cleaners?|music|noise|late|later|early|earlier|staffed|locked|locks|collected|delayed|every|extra|further|additional|bags?|luggage|visitors?|guests? of|bus(?:es)?|trains?|ferry|tram|shuttle|bins?|dinner|lunch|breakfast|nachtruhe|mittagsruhe|ruhe|musik|silence|silencio|ruido|musica|fiestas?|frühstück|müll|poubelles?|basura|rifiuti|lixo|cena|visitas?|stilte)\b/iu;
const BEGINS =
  /\b(?:from|after|any ?time|as of|at|ab|um|dès|partire?|desde|vanaf|om|dalle|alle|das|between|by|is|ready)\b|(?<!\p{L})às(?!\p{L})|[:·–-]\s*$|^$/iu;
const ENDS =
  /\b(?:by|before|until|till|at|no later|latest|bis|vor|avant|hasta|antes|voor|tot|uiterlijk|entro|prima|is|to)\b|(?<!\p{L})(?:até|às)(?!\p{L})|[:·–-]\s*$|^$/iu;
const FILLERS =
  /check(?:ing)?[- ]?(?:in|out)(?:[- ]?times?)?|\b(?:ck|c\/[io]|in|out|times?|arriv(?:e|al|als|ing)|depart(?:ure|ures|ing)?|leav(?:e|ing)|anreise|abreise|arrivée|départ|entrada|salida|the|is|are|be|from|at|after|before|by|until|till|any|and|or|no|than|later|earlier|latest|onwards?|on|of|day|please|pls|sharp|hrs|ab|bis|um|dès|avant|desde|hasta|las|à|partir|de|your|you|we|und|et|y|earliest|strictly)\b|[^\p{L}\p{N}]+/giu;
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
  if (text.length > MAX_LENGTH) return [];
  const found = timesIn(text);
  const left = found.reduceRight((rest, { at, end }) => `${rest.slice(0, at)} ${rest.slice(end)}`, text);
  const isAll = left.replaceAll(FILLERS, "") === "";
  const values = found.flatMap((time, place): StatedValue[] => {
    const field = fieldOf(text, found[place - 1]?.end ?? 0, time, section);
    if (field === null) return [];
    if (!isLikely(shift(time, field), field)) return [];
    const target = { section: field === "checkInTime" ? "checkin" : "departure", field } as const;
    return [{ target, value: shift(time, field), isWhole: false }];
  });
  const first = values.filter(
    ({ target }, at) => values.findIndex((one) => one.target.field === target.field) === at,
  );
  return first.map((value) => ({ ...value, isWhole: isAll && first.length === found.length }));
}

/** Nobody leaves in the evening, and no stay begins before ten. */
const isLikely = (value: string, field: "checkInTime" | "checkOutTime") =>
  field === "checkInTime" ? value >= "10:00" || value === "00:00" : value >= "05:00" && value <= "18:00";

/** "From 3" is in the afternoon, "out by 10" in the morning. */
function shift({ value }: FoundTime, field: "checkInTime" | "checkOutTime"): string {
  const isBare = value.startsWith("?");
  const [hour = 0, minute = 0] = value.replace("?", "").split(":").map(Number);
  const isAfternoon = isBare && (field === "checkInTime" ? hour < 11 : hour < 6);
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${twoDigits(isAfternoon ? hour + 12 : hour)}:${twoDigits(minute)}`;
}

function fieldOf(
  text: string,
  from: number,
  { at, end }: FoundTime,
  section: SectionType | null,
): "checkInTime" | "checkOutTime" | null {
  const before = text.slice(from, at);
  const clause = `${before.split(/[;]|\.\s/).at(-1) ?? ""}${text.slice(end).split(/[,;.(]|\band\b|\bcheck/)[0] ?? ""}`;
  if (OTHER.test(clause)) return null;
  const lastIn = lastEnd(before, IN);
  const lastOut = lastEnd(before, OUT);
  const after = text.slice(end).split(/[,;.!]|\band\b/)[0] ?? "";
  if (Math.max(lastIn, lastOut) >= 0) {
    const isUntil = /\b(?:by|before|until)\W*$/iu.test(before);
    const isIn = lastIn > lastOut && !(section === "departure" && isUntil);
    const between = before.slice(Math.max(lastIn, lastOut)).trim();
    const isJoined = between.length <= 60 && (isIn ? BEGINS : ENDS).test(between);
    return isJoined || between.length < 8 ? (isIn ? "checkInTime" : "checkOutTime") : null;
  }
  if (after.search(IN) >= 0 && BEGINS.test(before)) return "checkInTime";
  if (after.search(OUT) >= 0 && ENDS.test(before)) return "checkOutTime";
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
  if (lead === "" && after.trim().length < 12 && from === 0)
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
    const hour = hourOf(match.groups?.hour ?? "");
    return isPart || hour < 1 || hour > 12 ? [] : [{ at: match.index, end, value: `?${hour}:00` }];
  });
  return [...plain, ...bare].toSorted((one, other) => one.at - other.at);
}

const hourOf = (text: string) => (/^\d/.test(text) ? Number(text) : HOURS.indexOf(text.toLowerCase()) + 1);

function valueOf({
  past,
  pastHour,
  mid,
  clock,
  clockHalf = "",
  army,
  hour,
  half = "",
}: Record<string, string | undefined>): string | null {
  if (past) return `?${hourOf(pastHour ?? "")}:${past.toLowerCase() === "half" ? "30" : "15"}`;
  if (mid) return /midnight/i.test(mid) ? "00:00" : "12:00";
  if (army) return `${army.slice(0, 2)}:${army.slice(2)}`;
  if (clock) return readTime(`${clock.replace(/h/i, ":")}${clockHalf}`);
  const number = hourOf(hour ?? "");
  if (/morning|^a/i.test(half)) return readTime(`${number} am`);
  if (/afternoon|evening|^p/i.test(half)) return readTime(`${number} pm`);
  if (/clock/i.test(half)) return number >= 1 && number <= 12 ? `?${number}:00` : null;
  return readTime(`${number}:00`);
}
