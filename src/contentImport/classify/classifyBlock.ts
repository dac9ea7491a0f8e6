import type { Block } from "#contentImport/blocks.ts";
import type { Sentence } from "#contentImport/contract.ts";
import { AROUND, chooseField } from "#contentImport/classify/chooseField.ts";
import { fieldOfLabel } from "#contentImport/classify/fieldLabels.ts";
import { scoreParagraph, USELESS } from "#contentImport/classify/model/fieldScores.ts";
import { CODE } from "#sections/secrets/codeWords.ts";
import { topicOfHeading } from "#contentImport/classify/headingTopic.ts";
import type { Context } from "#contentImport/classify/outline.ts";
import { proseField } from "#contentImport/classify/proseFields.ts";
import { holdsSecret, opensSomething } from "#contentImport/classify/secrets.ts";
import { splitBlock } from "#contentImport/classify/splitBlock.ts";
import type { StatedValue } from "#contentImport/classify/readValue.ts";
import { statedValues } from "#contentImport/classify/statedValues.ts";
import { topicOfSentence } from "#contentImport/classify/sentenceTopic.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";

/** A sentence before it has its id, and before fields that were found twice are sorted out. */
export type PlacedSentence = Omit<Sentence, "id" | "target"> & {
  target: SectionField | null;
};

interface Surrounding {
  line: number;
  /** The sentence that was placed last. */
  before: PlacedSentence | undefined;
}

/** Fields of lists: an entry is placed as it stands, however many sentences it has. */
const ENTRIES = new Set(["items", "rules", "restaurants", "activities"]);
const holdsEntries = ({ section, field }: SectionField) => ENTRIES.has(field) && section !== "howto";

export function classifyBlock(
  block: Block,
  context: Context,
  { line, before }: Surrounding,
): PlacedSentence[] {
  if (block.isAside) return asideOf(block, line);
  const lead = contextOfLead(block.text, context);
  const [only] = lead.fields.length === 1 ? lead.fields : [];
  const isEntry = only !== undefined && holdsEntries(only) && block.kind !== "paragraph";
  const section = only?.section ?? null;
  const texts = isEntry ? [block.text] : splitBlock(block.text, section);
  const form = block.kind === "bullet" || block.kind === "step" ? block.kind : "sentence";
  const textAbove = before?.line === line - 1 ? before.text : "";
  const placed: PlacedSentence[] = [];
  const paragraph = scoreParagraph(texts);
  for (const [at, text] of texts.entries()) {
    const own = { line, text, form, ...(lead.under && { under: lead.under.slice(0, 200) }) } as const;
    const above = texts[at - 1] ?? textAbove;
    const around = [lead.under, above].filter(Boolean).join(". ");
    const values = statedValues(text, section, at === 0 ? lead.labelled : undefined, around).filter(isSafe);
    if (values.length === 0 && isPasswordBelow(text, placed.at(-1) ?? before, line))
      values.push({ target: { section: "wifi", field: "password" }, value: text, isWhole: true });
    for (const { target, value } of values) placed.push({ ...own, value, target });
    // What a key box's code says stands with it anyway.
    if (values.length > 0 && values.every(({ isWhole, target }) => isWhole || target.field === "boxCode"))
      continue;
    const last = placed.at(-1)?.target ?? (before?.line === line - 1 ? before.target : null);
    const chosen = chooseField(text, lead, proseField(last), {
      isFirst: at === 0,
      isListed: form !== "sentence",
      paragraph,
      sentences: texts.length,
    });
    const isSecret = opensSomething(text, { ...lead, fields: [...lead.fields, ...context.fields] }, above);
    placed.push({
      ...own,
      target: chosen === USELESS ? null : chosen,
      ...(isSecret ? { isSecret } : chosen === USELESS && { isLeftOut: true }),
    });
  }
  return placed;
}

/** Of a guest's words nothing is read; what may open a door is marked all the same. */
const asideOf = ({ text }: Block, line: number): PlacedSentence[] =>
  splitBlock(text, null).map((sentence) => ({
    line,
    text: sentence,
    form: "sentence",
    target: null,
    isLeftOut: true,
    ...(opensSomething(sentence, { fields: [] }) && { isSecret: true }),
  }));

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
/** What a label says that is no subject's name. */
const BY_WORDS = 0.65;

/** "Parking: on the drive" speaks of parking, whatever the heading above says; not among rules and steps. */
function contextOfLead(text: string, context: Context): Context {
  const [, lead] = /^([^:.!?]{2,40}):\s+\S/.exec(text) ?? [];
  if (lead !== undefined && holdsSecret(lead)) return context;
  const topic = lead === undefined ? null : topicOfHeading(lead);
  const [field] = context.fields;
  if (context.fields.length === 1 && field?.section === "howto" && lead !== undefined)
    return { ...context, under: lead };
  if (lead === undefined || (field && TO_DO.has(field.section))) return context;
  // Below "Wi-Fi", "Key: kea-2020" is no key of the door.
  if (field && fieldOfLabel(lead, field.section)?.section === field.section) return context;
  const around = context.fields.some(({ section }) => AROUND.has(section)) ? fieldOfLead(lead) : undefined;
  if (around) return { ...context, fields: [around], certainty: 1 };
  if (topic?.isNameAlone) return { fields: topic.fields };
  const own = field ? null : topicOfSentence(lead);
  return own ? { ...context, fields: [own], certainty: BY_WORDS } : context;
}

/** Returns what a lead says of an entry of the surroundings: "Coffee: the little cart by the bridge". */
function fieldOfLead(lead: string): SectionField | undefined {
  const topic = topicOfSentence(lead);
  return topic && AROUND.has(topic.section) ? { section: topic.section, field: topic.field } : undefined;
}
