import { english, type Texts } from "#core/i18n/texts/english.ts";

/** What was typed is shown again up to this many characters. */
export const TYPED_MAX = 60;

/** Why a guest's code or name was refused. */
export interface WayInProblem {
  /** What the guest typed, which stays in the field. */
  typed?: string;
  /** The sentence of the refusal; null where no stay has the code. */
  refusal: string | null;
  contact: string | null;
}

export function formatProblem(texts: Texts, { refusal, contact }: WayInProblem): string {
  const { unknownCode, orRing } = texts.wayIn;
  if (refusal === null) return unknownCode(contact);
  const sentence = refusalText(texts, refusal);
  return contact ? orRing(sentence, contact) : sentence;
}

/** Formats the problem for the title of the page: its first sentence. */
export function formatProblemTitle(texts: Texts, problem: WayInProblem): string {
  return formatProblem(texts, problem).replace(/[.。].*$/su, "");
}

type RefusalName = keyof typeof english.refusals;

/** Returns the sentence of a refusal in the language of `texts`; one that is not for guests is returned as it is. */
function refusalText(texts: Texts, sentence: string): string {
  const names = Object.keys(english.refusals) as RefusalName[]; // Object.keys forgets the names
  const name = names.find((one) => english.refusals[one] === sentence);
  return name ? texts.refusals[name] : sentence;
}
