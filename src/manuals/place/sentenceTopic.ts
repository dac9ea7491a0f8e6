import { topicsIn, type NoteSection, type Topic } from "#generation/notes/topics.ts";
import { sentenceRules, type Strength } from "#manuals/place/sentenceWords.ts";
import type { SectionField } from "#manuals/place/subjectWords.ts";

export interface SentenceTopic extends SectionField {
  strength: Strength;
}

/** Topics of hosts' notes that say where a sentence belongs whatever else stands in it. */
const SURE: ReadonlySet<Topic> = new Set([
  "password",
  "wifi",
  "code",
  "checkOut",
  "rules",
  "emergency",
  "bins",
]);
/** "Please do not" is said of everything. */
const PLEASE_ALONE = /\bplease (?:do not|don['’]t)\b/i;
const ORDER: readonly Strength[] = ["sure", "likely", "maybe"];

/** The field of each section of notes that takes sentences. */
const noteField: Record<NoteSection, string> = {
  welcome: "text",
  checkin: "details",
  amenities: "text",
  kitchen: "text",
  rules: "rules",
  wifi: "notes",
  emergency: "text",
  transportation: "text",
  departure: "items",
};

/** Returns where a guest would look for a sentence that stands alone: by its surest word, else by its first. */
export function topicOfSentence(text: string): SentenceTopic | null {
  const found = [...notedTopics(text), ...manualTopics(text)].toSorted(
    (one, other) => ORDER.indexOf(one.strength) - ORDER.indexOf(other.strength) || one.at - other.at,
  );
  const [best] = found;
  return best ? { section: best.section, field: best.field, strength: best.strength } : null;
}

interface FoundTopic extends SentenceTopic {
  at: number;
}

function notedTopics(text: string): FoundTopic[] {
  return topicsIn(text).map(({ topic, section, at }) => {
    const isSure = SURE.has(topic) && !(topic === "rules" && PLEASE_ALONE.test(text.slice(at, at + 14)));
    return {
      section,
      field: topic === "parking" ? "parkingInfo" : noteField[section],
      strength: isSure ? "sure" : topic === "rules" ? "maybe" : "likely",
      at,
    };
  });
}

function manualTopics(text: string): FoundTopic[] {
  return sentenceRules.flatMap(({ section, field, strength, words }) => {
    const at = text.search(words);
    return at === -1 ? [] : [{ section, field, strength, at }];
  });
}
