import type { Context } from "#manuals/place/outline.ts";
import { topicOfSentence, type SentenceTopic } from "#manuals/place/sentenceTopic.ts";
import type { SectionField } from "#manuals/place/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

const field = (section: SectionType, name: string): SectionField => ({ section, field: name });
const WELCOME = field("welcome", "text");
const AMENITIES = field("amenities", "text");
const RULES = field("rules", "rules");
const PARKING = field("checkin", "parkingInfo");
const RESTAURANTS = field("recommendations", "restaurants");
/** Fields of lists: a paragraph after the list need not be of it. */
const LISTS = new Set(["items", "rules", "restaurants", "activities"]);
/** What stands out in a welcome; what else it speaks of is part of the greeting. */
const OUT_OF_WELCOME = new Set<SectionType>(["wifi", "checkin", "departure", "rules", "emergency"]);

/** What begins so goes on with the sentence before. */
const GOES_ON =
  /^(?:it|its|it['’]s|they|them|this|that|these|those|there|he|she|also|then|both|one|and|but|or|so|otherwise|if|once|after that|just|please)\b/i;
/** A word or two describe nothing. */
const DESCRIBES = /\S+\s+\S+\s+\S/;
const FORBIDS =
  /\b(?:must|do not|don['’]t|never|no|not allowed|only with|always|please leave|keep (?:the )?gates?)\b/i;

/**
 * Returns the field for a sentence: what its heading says, else what the sentence itself says, else that of the sentence
 * before where it goes on. Below a heading that nobody knows, what describes the home is of its amenities. Null where nothing
 * says so.
 */
export function chooseField(
  text: string,
  { fields, isLoose, under }: Context,
  before: SectionField | null,
  together: readonly string[],
): SectionField | null {
  const own = topicOfSentence(text);
  const [only] = fields;
  if (only && fields.length === 1) return isLoose && LISTS.has(only.field) ? own : withinHeading(only, own);
  const named = own && fields.find(({ section }) => section === own.section);
  if (named) return own.section === "checkin" ? own : named;
  if (only) return only;
  const isLater = together.indexOf(text) > 0;
  // What is to be done at the end is listed in one go: "leave the towels in the shower and the key on its hook".
  if (isLater && before?.section === "departure" && own?.strength !== "sure") return before;
  if (own) return own;
  if (before && (isLater || GOES_ON.test(text))) return before;
  if (under !== undefined && DESCRIBES.test(text)) return FORBIDS.test(text) ? RULES : AMENITIES;
  return together.map(topicOfSentence).find((topic) => topic !== null) ?? null;
}

/** A heading decides, but where it says little itself: what a welcome or a list of tips speaks of goes to its place. */
function withinHeading(heading: SectionField, own: SentenceTopic | null): SectionField {
  if (heading.section === "welcome")
    return own?.strength === "sure" && OUT_OF_WELCOME.has(own.section) ? own : WELCOME;
  if (heading.section === "checkin") return own?.field === "parkingInfo" ? PARKING : heading;
  if (heading.section === "recommendations") return own?.section === "dining" ? RESTAURANTS : heading;
  return heading;
}
