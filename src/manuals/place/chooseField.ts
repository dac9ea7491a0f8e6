import type { Context } from "#manuals/place/outline.ts";
import { isGreeting, topicOfSentence } from "#manuals/place/sentenceTopic.ts";
import type { SectionField } from "#manuals/place/subjectWords.ts";

const WELCOME: SectionField = { section: "welcome", field: "text" };
const PARKING: SectionField = { section: "checkin", field: "parkingInfo" };
const RESTAURANTS: SectionField = { section: "recommendations", field: "restaurants" };
/** Fields of lists: a paragraph after the list need not be of it. */
const LISTS = new Set(["items", "rules", "restaurants", "activities"]);
const isSame = (one: SectionField, other: SectionField) => one.section === other.section;

/** What begins so goes on with the sentence before. */
const GOES_ON =
  /^(?:it|its|it['’]s|they|them|this|that|these|those|there|he|she|also|then|both|one|and|but|or|so|otherwise|if|once|after that|just|please)\b/i;

/**
 * Returns the field for a sentence: what its heading says, else what the sentence itself says, else that of the sentence
 * before where it goes on. Null where nothing says so.
 */
export function chooseField(
  text: string,
  { fields, isLoose }: Context,
  before: SectionField | null,
  together: readonly string[],
): SectionField | null {
  const own = topicOfSentence(text);
  const [only] = fields;
  if (only && fields.length === 1)
    return isLoose && LISTS.has(only.field) ? own : withinHeading(only, own, text);
  const named = own && fields.find((field) => isSame(field, own));
  if (named) return own.section === "checkin" ? own : named;
  if (only) return only;
  if (own) return own;
  if (before && (GOES_ON.test(text) || together.length > 1))
    return before.section === "rules" ? null : before;
  const others = together.flatMap((one) => topicOfSentence(one) ?? []);
  return others[0] ?? null;
}

/** A heading decides, but where it says little itself: what a welcome or a list of tips speaks of goes to its place. */
function withinHeading(heading: SectionField, own: SectionField | null, text: string): SectionField {
  if (heading.section === "welcome") return own && !isGreeting(text) ? own : WELCOME;
  if (heading.section === "checkin")
    return own && own.section === "checkin" && own.field === "parkingInfo" ? PARKING : heading;
  if (heading.section === "recommendations") return own?.section === "dining" ? RESTAURANTS : heading;
  return heading;
}
