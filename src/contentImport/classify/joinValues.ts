import type { PlacedSentence } from "#contentImport/classify/classifyPiece.ts";
import { proseField } from "#contentImport/classify/proseFields.ts";
import { newSecretSearch } from "#contentImport/classify/secrets.ts";
import { homeOfSecret } from "#contentImport/classify/secretHome.ts";
import { possibleSecrets } from "#sections/secrets/possibleSecrets.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";

const nameOf = ({ section, field }: SectionField) => `${section}.${field}`;
const DOOR_CODE: SectionField = { section: "checkin", field: "doorCode" };
const SECRET_FIELDS = new Set(["wifi.password", "checkin.doorCode", "checkin.boxCode"]);

/**
 * Sorts out what several sentences say of one field: the first is its value, another one stands as a sentence. A key box's
 * code is the door's where that is the only way in. What holds a code that was found elsewhere is secret too.
 */
export function joinValues(placed: readonly PlacedSentence[]): PlacedSentence[] {
  const joined = mergeFields(placed);
  const codes = placed.flatMap(({ value, target }) =>
    value !== undefined && target && SECRET_FIELDS.has(nameOf(target)) ? [value] : [],
  );
  const spoken = joined.flatMap(({ text, isSecret }) => (isSecret ? possibleSecrets(text) : []));
  const hasCode = newSecretSearch([...codes, ...spoken]);
  return withoutRepeats(
    joined.map((sentence) => {
      const isSecret = sentence.value === undefined && (sentence.isSecret || hasCode(sentence.text));
      if (!isSecret) return sentence;
      if (sentence.isLeftOut) return { ...sentence, isSecret };
      // A guide is called after its heading: without one, the secret goes to checking in.
      const isTitled = sentence.target?.section !== "howto" || sentence.under !== undefined;
      return { ...sentence, isSecret, target: homeOfSecret(isTitled ? sentence.target : null) };
    }),
  );
}

/** A sentence whose value another one has given, and which says more, stands once; for the stay where any of it is. */
function withoutRepeats(sentences: readonly PlacedSentence[]): PlacedSentence[] {
  const texts = new Map<string, PlacedSentence>();
  for (const sentence of sentences) {
    const key = `${sentence.line} ${sentence.text}`;
    if (sentence.value === undefined && !texts.get(key)?.isSecret) texts.set(key, sentence);
  }
  const isFirst = new Set<string>();
  return sentences.flatMap((sentence) => {
    const key = `${sentence.line} ${sentence.text}`;
    if (sentence.value !== undefined) return [sentence];
    if (isFirst.has(key)) return [];
    isFirst.add(key);
    return [texts.get(key) ?? sentence];
  });
}

function mergeFields(placed: readonly PlacedSentence[]): PlacedSentence[] {
  const values = new Map<string, string>();
  const hasDoorCode = placed.some(({ target, value }) => value !== undefined && target?.field === "doorCode");
  const boxes = new Set(
    placed.flatMap(({ target, value }) => (target && isBox(target) && value ? [value] : [])),
  );
  return placed.flatMap((sentence) => {
    const { target, value } = sentence;
    if (value === undefined || !target) return [sentence];
    const { value: _, ...whole } = sentence;
    const asText = { ...whole, target: proseField(target) };
    if (isBox(target)) {
      const isOnlyWay = !hasDoorCode && boxes.size === 1 && !values.has(nameOf(DOOR_CODE));
      if (isOnlyWay) values.set(nameOf(DOOR_CODE), value);
      return [...(isOnlyWay ? [{ ...sentence, target: DOOR_CODE }] : []), { ...asText, isSecret: true }];
    }
    const known = values.get(nameOf(target));
    if (known !== undefined && known !== value)
      return [SECRET_FIELDS.has(nameOf(target)) ? { ...asText, isSecret: true } : asText];
    // What else the sentence says stands apart.
    if (known === value) return [];
    values.set(nameOf(target), value);
    return [sentence];
  });
}

const isBox = ({ field }: SectionField) => field === "boxCode";
