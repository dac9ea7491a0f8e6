import type { Sentence } from "#contentImport/contract.ts";
import { fieldOfLabel } from "#contentImport/classify/fieldLabels.ts";
import { topicOfHeading } from "#contentImport/classify/headingTopic.ts";
import { AROUND } from "#contentImport/classify/model/clues.ts";
import { USELESS } from "#contentImport/classify/model/fieldScores.ts";
import type { Context } from "#contentImport/classify/outline.ts";
import type { Piece } from "#contentImport/classify/pieces.ts";
import { postalAddressIn } from "#contentImport/classify/postalAddress.ts";
import type { StatedValue } from "#contentImport/classify/readValue.ts";
import { holdsSecret, opensSomething } from "#contentImport/classify/secrets.ts";
import { statedValues } from "#contentImport/classify/statedValues.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import { CODE } from "#sections/secrets/codeWords.ts";

/** A sentence before it has its id, and before fields that were found twice are sorted out. */
export type PlacedSentence = Omit<Sentence, "id" | "target"> & {
  target: SectionField | null;
};

interface Before {
  /** The sentences above it, the nearest last. */
  pieces: readonly Piece[];
  /** The sentence that was placed last. */
  placed: PlacedSentence | undefined;
}

/** Returns a sentence with the field that was chosen for it, and before it each value of a field that it states. */
export function classifyPiece(
  piece: Piece,
  chosen: SectionField | typeof USELESS | null,
  before: Before,
): PlacedSentence[] {
  const { text, line, form } = piece;
  if (piece.isAside) return [asideOf(piece)];
  const lead = contextOfLead(text, piece.context);
  const under = (chosen !== USELESS && chosen?.section === "howto" ? titleOfLead(text) : null) ?? lead.under;
  const own = { line, text, form, ...(under && { under: under.slice(0, 200) }) } as const;
  const nearest = before.pieces.at(-1);
  const above = nearest && nearest.line >= line - 1 ? nearest.text : "";
  // In a chat what was asked stands some messages above.
  const textsAbove = piece.isMessage ? before.pieces.map((one) => one.text) : [above];
  const around = [lead.under, ...textsAbove].filter(Boolean).join(". ");
  const [only, second] = lead.fields;
  const section = only && !second ? only.section : null;
  const values = statedValues(text, section, piece.isFirst ? lead.labelled : undefined, around).filter(
    isSafe,
  );
  if (values.length === 0 && isPasswordBelow(text, before.placed, line))
    values.push({ target: { section: "wifi", field: "password" }, value: text, isWhole: true });
  const postalAddress = values.length === 0 ? postalAddressIn(text) : null;
  if (postalAddress && (isOfProperty(chosen) || (postalAddress.isWhole && !isAroundHeading(piece.context))))
    values.push({ target: { section: "property", field: "address" }, ...postalAddress });
  const stated = values.map(({ target, value }) => ({ ...own, value, target }));
  // What a key box's code says stands with it anyway.
  if (values.length > 0 && values.every(({ isWhole, target }) => isWhole || target.field === "boxCode"))
    return stated;
  const isSecret = opensSomething(
    text,
    { ...lead, fields: [...lead.fields, ...piece.context.fields] },
    above,
  );
  return [
    ...stated,
    {
      ...own,
      target: chosen === USELESS ? null : chosen,
      ...(isSecret ? { isSecret } : chosen === USELESS && { isLeftOut: true }),
    },
  ];
}

/** A café's street is no address of the property. */
const OF_PROPERTY = new Set<string>(["checkin", "welcome", "transportation", "amenities"]);
const isOfProperty = (chosen: SectionField | typeof USELESS | null) =>
  chosen === null || chosen === USELESS || OF_PROPERTY.has(chosen.section);
const isAroundHeading = ({ fields }: Context) => fields.some(({ section }) => AROUND.has(section));

/** Of a guest's words nothing is read; what may open a door is marked all the same. */
const asideOf = ({ text, line }: Piece): PlacedSentence => ({
  line,
  text,
  form: "sentence",
  target: null,
  isLeftOut: true,
  ...(opensSomething(text, { fields: [] }) && { isSecret: true }),
});

/** True if a line has a network's name and the next a word that could be its password. */
const isPasswordBelow = (text: string, above: PlacedSentence | undefined, line: number) =>
  above?.target?.field === "networkName" &&
  above.line === line - 1 &&
  /^\S{6,63}$/.test(text) &&
  !CODE.test(text);

/** Only guests of the stay read these, and times are no secret. */
const SAFE_FIELDS = new Set(["password", "doorCode", "boxCode", "checkInTime", "checkOutTime"]);
const isSafe = ({ target, value }: StatedValue) => SAFE_FIELDS.has(target.field) || !holdsSecret(value);

/** Rules and what is to be done at the end are lists of whatever they speak of. */
const TO_DO = new Set<string>(["rules", "departure"]);

/** "Parking: on the drive" speaks of parking, whatever the heading above says; not among rules and steps. */
function contextOfLead(text: string, context: Context): Context {
  const lead = titleOfLead(text);
  const [field] = context.fields;
  if (lead === null || (field && TO_DO.has(field.section))) return context;
  // Below "Wi-Fi", "Key: kea-2020" is no key of the door.
  if (field && fieldOfLabel(lead, field.section)?.section === field.section) return context;
  const topic = topicOfHeading(lead);
  return topic?.isNameAlone ? { fields: topic.fields } : context;
}

/** Returns what stands before the colon: "Oven: turn the left knob". */
export function titleOfLead(text: string): string | null {
  const lead = /^([^:.!?]{2,40}):\s+\S/.exec(text)?.[1];
  return lead === undefined || holdsSecret(lead) ? null : lead;
}
