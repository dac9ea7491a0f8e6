import { splitWords, type Speech, type Word } from "#search/textWords.ts";

/** In English "won't" is one word, as guests write it without the apostrophe. */
const APOSTROPHES = /(?<=\p{L})['’](?=\p{L})/gu;
const CLOCK = /\b(\d{1,2})(?:[.:h]\d\d)? ?(am|pm|uhr|h)?(?![\p{L}\d])/giu;
const EARLY = [5, 14] as const;
const LATE_FROM = 20;

/** Returns the words of a question or a phrase. */
export const questionWords = (text: string, speech: Speech): Word[] =>
  splitWords(speech.language === "en" ? text.replaceAll(APOSTROPHES, "") : text, speech);

/** Returns what the model reads of a question: its stems, pairs of them, and whether a time in it is early or late. */
export function featuresOf(text: string, speech: Speech): string[] {
  const stems = questionWords(text, speech).map(({ stem }) => stem);
  const pairs = stems.slice(1).map((stem, before) => `${stems[before]} ${stem}`);
  return [...stems, ...pairs, ...clocksIn(text)];
}

function clocksIn(text: string): string[] {
  return Array.from(text.matchAll(CLOCK), ([whole, digits, unit = ""]) => {
    if (unit === "" && !/[.:h]/.test(whole)) return "";
    const hour =
      (Number(digits) % 12) +
      (unit.toLowerCase() === "pm" || (unit.toLowerCase() !== "am" && Number(digits) >= 12) ? 12 : 0);
    if (hour >= LATE_FROM || hour < EARLY[0]) return "clock: late";
    return hour < EARLY[1] ? "clock: early" : "clock: afternoon";
  }).filter((clock) => clock !== "");
}
