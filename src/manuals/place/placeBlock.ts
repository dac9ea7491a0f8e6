import { readFields } from "#generation/notes/readFields.ts";
import type { Block } from "#manuals/blocks.ts";
import type { Sentence } from "#manuals/contract.ts";
import { fieldOfLabel } from "#manuals/place/fieldLabels.ts";
import { topicOfHeading } from "#manuals/place/headingTopic.ts";
import type { Context } from "#manuals/place/outline.ts";
import { readValue } from "#manuals/place/readValue.ts";
import { opensSomething } from "#manuals/place/secrets.ts";
import { chooseField } from "#manuals/place/chooseField.ts";
import { labelOf, splitBlock } from "#manuals/place/splitBlock.ts";
import type { SectionField } from "#manuals/place/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

/** A sentence before it has its id, and before fields that were found twice are sorted out. */
export type PlacedSentence = Omit<Sentence, "id" | "target"> & { target: SectionField | null };

interface Surrounding {
  line: number;
  /** The sentence that was placed last. */
  before: PlacedSentence | undefined;
}

/** Fields of lists: an entry is placed as it stands, however many sentences it has. */
const ENTRIES = new Set(["items", "rules", "restaurants", "activities"]);
const holdsEntries = ({ section, field }: SectionField) => ENTRIES.has(field) && section !== "howto";

/** Returns the sentences of a block with where each could go. */
export function placeBlock(block: Block, context: Context, { line, before }: Surrounding): PlacedSentence[] {
  const lead = contextOfLead(block.text, context);
  const [only] = lead.fields.length === 1 ? lead.fields : [];
  const isEntry = only !== undefined && holdsEntries(only) && block.kind !== "paragraph";
  const section = only?.section ?? null;
  const texts = isEntry ? [block.text] : splitBlock(block.text, section);
  const form = block.kind === "bullet" || block.kind === "step" ? block.kind : "sentence";
  const placed: PlacedSentence[] = [];
  for (const [at, text] of texts.entries()) {
    const own = { line, text, form, ...(lead.under && { under: lead.under.slice(0, 200) }) } as const;
    const values = valuesIn(text, { ...lead, labelled: at === 0 ? lead.labelled : undefined }, section);
    for (const { target, value } of values) placed.push({ ...own, value, target });
    // What a key box's code says stands with it anyway.
    if (values.length > 0 && values.every(({ isWhole, target }) => isWhole || target.field === "boxCode"))
      continue;
    const target = chooseField(
      text,
      lead,
      placed.at(-1)?.target ?? (before && before.line === line - 1 ? before.target : null),
      texts,
    );
    placed.push({ ...own, target, ...(opensSomething(text) && { isSecret: true }) });
  }
  return placed;
}

/** "Parking: on the drive" speaks of parking, whatever the heading above says; not among rules and steps. */
function contextOfLead(text: string, context: Context): Context {
  const lead = /^([^:.!?]{2,40}):\s+\S/.exec(text)?.[1];
  const topic = lead === undefined ? null : topicOfHeading(lead);
  const [field] = context.fields;
  if (context.fields.length === 1 && field?.section === "howto" && lead !== undefined)
    return { ...context, under: lead };
  if (!topic?.isNameAlone || (field && holdsEntries(field))) return context;
  return { fields: topic.fields };
}

interface FoundValue {
  target: SectionField;
  value: string;
  isWhole: boolean;
}

const noteFields: Record<string, SectionType> = {
  checkInTime: "checkin",
  checkOutTime: "departure",
  networkName: "wifi",
  password: "wifi",
  doorCode: "checkin",
};

/** Returns what fields can take of a sentence. */
function valuesIn(text: string, { labelled: heading }: Context, section: SectionType | null): FoundValue[] {
  const labelled = labelOf(text);
  const field = labelled ? fieldOfLabel(labelled.label, section) : null;
  if (labelled && field) {
    const both = field.section === "wifi" ? networkAndPassword(labelled.value) : null;
    if (both) return both;
    const value = readValue(field, labelled.value);
    if (value) return [{ target: field, ...value }];
  }
  const { fields, isWhole } = readFields(text);
  const noted = Object.entries(fields).flatMap(([name, value]) => {
    const type = noteFields[name];
    return type && typeof value === "string"
      ? [{ target: { section: type, field: name }, value, isWhole }]
      : [];
  });
  if (noted.length > 0) return noted;
  const value = heading && text.length <= 100 ? readValue(heading, text) : null;
  return heading && value?.isWhole ? [{ target: heading, ...value }] : [];
}

/** "Lake House / kea-2020" after "Wi-Fi:". */
function networkAndPassword(text: string): FoundValue[] | null {
  const [, name = "", password = ""] =
    /^["“]?([^/,|"”]{2,32}?)["”]?\s*(?:\/|,|\|)\s*["“]?(\S{6,63}?)["”]?\.?$/.exec(text) ?? [];
  if (!/\d|[!@#$%&*-]/.test(password)) return null;
  return [
    { target: { section: "wifi", field: "networkName" }, value: name, isWhole: true },
    { target: { section: "wifi", field: "password" }, value: password, isWhole: true },
  ];
}
