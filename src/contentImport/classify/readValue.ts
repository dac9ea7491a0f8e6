import { readTime } from "#generation/notes/readFields.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";

interface FieldValue {
  value: string;
  /** True where the field says all that the text says. */
  isWhole: boolean;
}

export interface StatedValue extends FieldValue {
  target: SectionField;
}

const TIME =
  /\b(noon|midday|midnight|mittag|midi|\d{1,2}(?:(?:[:.]|\s?h\s?)\d{2}|\s?h)?\s*(?:am|pm|a\.m\.?|p\.m\.?|uhr|o'clock)?)(?![\d:])/giu;
/** What may stand around a time without adding to it. */
const AROUND_TIME =
  /\b(from|at|by|after|before|until|till|is|the|latest|onwards?|or|later|earlier|earliest|on|of|day|departure|arrival|no|than|please|ab|bis|um|à|partir|de|dès|avant|jusqu|uhr)\b|[^\p{L}\p{N}]+/giu;
/** "On the back of the router" is no password. */
const PROSE =
  /\b(is|are|see|ask|look|on|in|the|at|join|enter|type|connect|select|choose|below|above|here|there|will|be|you|your|we|not|none|n\/a|tbc|tba|open|free|available|auf|siehe|sur|voir)\b/i;
const REMARK = /^(.*?\S)\s*(?:[([]|\s[–—-]\s|,\s|;\s|\.\s).*$/u;
const QUOTES = /^["“”‘’'«»`]+|["“”‘’'«»`]+$/g;

/** Reads what stands after a label as its field takes it; null for what is no such value. */
export function readValue({ section, field }: SectionField, text: string): FieldValue | null {
  const name = `${section}.${field}`;
  if (field === "checkInTime" || field === "checkOutTime") return readTimeIn(text);
  if (name === "checkin.doorCode" || name === "checkin.boxCode") return readCode(text);
  if (name === "wifi.password") return readWord(text, 100, 4);
  if (name === "wifi.networkName") return readWord(text, 32, 6);
  if (name === "property.address") return isPostal(text) ? { value: bare(text), isWhole: true } : null;
  return text.length <= 120 && !/[.!?]\s/.test(text) ? { value: bare(text), isWhole: true } : null;
}

/** Returns the first time of a text as HH:MM. */
export function readTimeIn(text: string): FieldValue | null {
  for (const [match] of text.matchAll(TIME)) {
    const value = readTime(plainTime(match));
    if (!value) continue;
    const others = text.replace(match, " ").replaceAll(AROUND_TIME, "");
    return { value, isWhole: others === "" };
  }
  return null;
}

/** "15 Uhr", "15h30" and "midi" as the notes of hosts write them. */
function plainTime(text: string): string {
  const time = text.toLowerCase().trim();
  if (time === "mittag" || time === "midi") return "noon";
  const hour = /^(\d{1,2})\s?(?:h|uhr|o'clock)$/.exec(time);
  if (hour) return `${hour[1]}:00`;
  return time.replace(/\s?uhr$/, "").replace(/\s?h\s?/, ":");
}

const CODE = /^[#*]?\d[\d -]{1,10}\d(?:[A-Z](?![\p{L}\d]))?[#*]?|^[#*]?(?=\w*\d)[A-Z0-9]{3,12}[#*]?/iu;

function readCode(text: string): FieldValue | null {
  const plain = text.replaceAll(QUOTES, "");
  const value = CODE.exec(plain)?.[0].trim();
  if (!value || /^\d{1,2}\s*(am|pm)$/i.test(value)) return null;
  return { value, isWhole: plain.slice(value.length).replaceAll(/[^\p{L}\p{N}]/gu, "") === "" };
}

function readWord(text: string, max: number, maxWords: number): FieldValue | null {
  const quoted = /^["“‘«']([^"”’»']+)["”’»'](.*)$/u.exec(text.trim());
  if (quoted?.[1]) return { value: quoted[1], isWhole: isNothing(quoted[2] ?? "") };
  const remark = REMARK.exec(text.trim());
  const value = bare(remark?.[1] ?? text);
  if (value === "" || value.length > max || value.split(/\s+/).length > maxWords) return null;
  if (
    /\s/.test(value)
      ? PROSE.test(value)
      : /^(below|above|here|there|none|free|open|yes!?|no|sure|ja|oui|sí|sì|sim|n\/a|tb[ac]|included|fast|available)$/i.test(
          value,
        )
  )
    return null;
  return { value, isWhole: !remark };
}

const bare = (text: string) =>
  text
    .replaceAll(/\p{Extended_Pictographic}|\uFE0F/gu, "")
    .trim()
    .replaceAll(QUOTES, "")
    .replace(/^([^(]*)\)[.,;]*$/, "$1")
    .replace(/(?<=[\p{L}\p{N}])[.,;]+$/u, "");
const isNothing = (text: string) => /^[^\p{L}\p{N}]*$/u.test(text);
const isPostal = (text: string) =>
  text.length <= 300 &&
  /\d/.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}+\s+\p{Ll}/u.test(text);
