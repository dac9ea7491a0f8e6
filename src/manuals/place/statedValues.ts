import { readFields } from "#generation/notes/readFields.ts";
import { splitClauses } from "#generation/notes/splitNotes.ts";
import { fieldOfLabel } from "#manuals/place/fieldLabels.ts";
import { readNetwork } from "#manuals/place/readNetwork.ts";
import { readTimeIn, readValue, type StatedValue } from "#manuals/place/readValue.ts";
import { labelOf } from "#manuals/place/splitBlock.ts";
import type { SectionField } from "#manuals/place/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

const sectionOfField: Record<string, SectionType> = {
  checkInTime: "checkin",
  checkOutTime: "departure",
  networkName: "wifi",
  password: "wifi",
  doorCode: "checkin",
};

/**
 * Returns what fields can take of a sentence, below the heading of a section or of none. `heading` is the field that the
 * heading itself names: below "Password" a word alone is one.
 */
export function statedValues(
  text: string,
  section: SectionType | null,
  heading: SectionField | undefined,
): StatedValue[] {
  const labelled = labelledValue(text, section);
  if (labelled.length > 0) return labelled;
  const network = readNetwork(text, section === "wifi");
  if (network.length > 0) return network;
  const parts = splitClauses(text);
  const noted = parts.map((part) => notedValues(part));
  if (noted.some((values) => values.length > 0)) {
    const isWhole = noted.every((values) => values.length > 0 && values.every((one) => one.isWhole));
    return noted.flat().map((value) => ({ ...value, isWhole }));
  }
  const time = timeOfStay(text, section);
  if (time.length > 0) return time;
  const value = heading && text.length <= 100 ? readValue(heading, text) : null;
  return heading && value?.isWhole ? [{ target: heading, ...value }] : [];
}

function labelledValue(text: string, section: SectionType | null): StatedValue[] {
  const labelled = labelOf(text);
  const target = labelled ? fieldOfLabel(labelled.label, section) : null;
  if (!labelled || !target) return [];
  const both = target.section === "wifi" ? networkAndPassword(labelled.value) : null;
  if (both) return both;
  const value = readValue(target, labelled.value);
  return value ? [{ target, ...value }] : [];
}

/** "Lake House / kea-2020" after "Wi-Fi:". */
function networkAndPassword(text: string): StatedValue[] | null {
  const [, name = "", between = "", password = ""] =
    /^["“]?([^/,|"”]{2,32}?)["”]?(\s*(?:\/|,|\|)\s*)["“]?(\S{6,63}?)["”]?\.?$/.exec(text) ?? [];
  const isPlain = !/\d|[!@#$%&*-]/.test(password);
  if (password === "" || (isPlain && !/\s[/|]\s/.test(between))) return null;
  return [
    { target: { section: "wifi", field: "networkName" }, value: name, isWhole: true },
    { target: { section: "wifi", field: "password" }, value: password, isWhole: true },
  ];
}

function notedValues(text: string): StatedValue[] {
  const { fields, isWhole } = readFields(text);
  return Object.entries(fields).flatMap(([field, value]) => {
    const section = sectionOfField[field];
    return section && typeof value === "string" ? [{ target: { section, field }, value, isWhole }] : [];
  });
}

const IN =
  /\b(?:arriv(?:e|al|als|ing)|come|check(?:ing)?[- ]?in|get in|welcome from|receive (?:you|our guests)|ready|any ?time|from|after)\b/i;
const OUT =
  /\b(?:leav(?:e|ing)|depart(?:ure)?|check(?:ing)?[- ]?out|(?:be|get) (?:out|ready|gone)|out by|by|before|until|vacate|sharp)\b/i;
const ARRIVE =
  /\b(?:arrive|come|check(?:ing)?[- ]?in|you are welcome|your (?:room|place|cottage|apartment) is ready)\b/i;
const LEAVE = /\b(?:leave|depart|check(?:ing)?[- ]?out|be out|get out|vacate)\b/i;
/** Of an opening, an office or a quiet time, not of the stay. */
const OTHER_TIMES =
  /\b(?:open|opens|closes?|closed|hours|quiet|office|reception|cleaners?|music|noise|late|early|staffed|between|collected|delayed|every|extra|further|additional|bags?|luggage)\b/i;

/** "Any time after 3 pm" below a heading of the arrival, "leave by 10 am" anywhere. */
function timeOfStay(text: string, section: SectionType | null): StatedValue[] {
  if (text.length > 160 || OTHER_TIMES.test(text)) return [];
  return text.split(/[,;]|\s\/\s|\band\b/).flatMap((part): StatedValue[] => {
    const time = readTimeIn(part);
    if (!time) return [];
    const isWhole = time.isWhole && part.trim() === text.trim().replace(/[.!]$/, "");
    if (section === "checkin" ? IN.test(part) : section !== "departure" && ARRIVE.test(part) && IN.test(part))
      return LEAVE.test(part)
        ? []
        : [{ target: { section: "checkin", field: "checkInTime" }, value: time.value, isWhole }];
    if (section === "departure" ? OUT.test(part) || time.isWhole : LEAVE.test(part) && OUT.test(part))
      return [{ target: { section: "departure", field: "checkOutTime" }, value: time.value, isWhole }];
    return [];
  });
}
