import type { Block } from "#contentImport/blocks.ts";
import { fieldOfLabel } from "#contentImport/classify/fieldLabels.ts";
import { topicOfHeading, type HeadingTopic } from "#contentImport/classify/headingTopic.ts";
import { topicOfSentence } from "#contentImport/classify/sentenceTopic.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";

/** What the headings above a block say of it. */
export interface Context {
  /** Where it goes; several where the heading names more than one thing, none where it names nothing. */
  fields: readonly SectionField[];
  /** The nearest heading. */
  under?: string;
  /** True for a paragraph that stands apart after the list below the heading. */
  isLoose?: true;
  /** 1 where the heading is the name of its subject alone, less where it says more or is not the nearest. */
  certainty?: number;
  /** The field that the heading itself names: "Password". */
  labelled?: SectionField;
}

interface OutlinedBlock {
  block: Block;
  /** Null for a heading. */
  context: Context | null;
}

interface OpenHeading extends Context {
  level: number;
}

/** A heading whose manual says no level: they are all below the title. */
const FLAT = 2;
const HOWTO: SectionField = { section: "howto", field: "items" };
/** How much a heading says that has other words too, and one above the nearest. */
const PARTLY = 0.8;
const BY_WORDS = 0.65;
const INHERITED = 0.75;
/** "Check-out instructions" and "How do we get in?" explain no appliance. */
const NO_GUIDE = new Set(["checkin", "departure", "rules", "emergency", "welcome"]);
const isHowto = (fields: readonly SectionField[]) => fields.length === 1 && fields[0]?.section === "howto";

/** Returns each block with what the headings above it say of it. A title says nothing. */
export function outlineBlocks(blocks: readonly Block[], hasTitle: boolean): OutlinedBlock[] {
  const open: OpenHeading[] = [];
  const outlined: OutlinedBlock[] = [];
  let isLoose = false;
  /** The text below the heading follows it without a gap: after one, the next section may have no heading. */
  let isClose = false;
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== "heading") {
      const context = open.at(-1) ?? { fields: [] };
      const isAfterSection = isClose && block.afterGap === true && blocks[at - 1]?.kind !== "heading";
      isLoose =
        block.kind === "paragraph" && (isLoose || standsApart(block, blocks[at - 1]) || isAfterSection);
      outlined.push({ block, context: isLoose ? { ...context, isLoose } : context });
      continue;
    }
    isLoose = false;
    isClose = blocks[at + 1]?.afterGap !== true;
    outlined.push({ block, context: null });
    const above = open.at(-1);
    if (block.isColumns && above?.fields.length === 0)
      above.fields = topicOfHeading(block.text)?.fields ?? [];
    if (block.isColumns || (hasTitle && at === 0)) continue;
    const level = block.level ?? FLAT;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    open.push({ level, ...contextBelow(block.text, open.at(-1), blocksBelow(blocks, at)) });
  }
  return outlined;
}

const standsApart = (block: Block, before: Block | undefined) =>
  block.afterGap === true && (before?.kind === "bullet" || before?.kind === "step");

function contextBelow(text: string, parent: Context | undefined, blocks: readonly Block[]): Context {
  const own = withoutHowto(topicOfHeading(text)) ?? topicOfWords(text);
  const inherited = parent?.fields ?? [];
  const labelled = fieldOfLabel(text, inherited.length === 1 ? (inherited[0]?.section ?? null) : null);
  const named = { under: text, ...(labelled && { labelled }) };
  if (isHowto(inherited) || (!NO_GUIDE.has(own?.fields[0]?.section ?? "") && isGuide(text, blocks)))
    return { fields: [HOWTO], certainty: 1, ...named };
  const certainty = own
    ? own.isNameAlone
      ? 1
      : topicOfHeading(text)
        ? PARTLY
        : BY_WORDS
    : (parent?.certainty ?? 1) * INHERITED;
  return { fields: own?.fields ?? inherited, certainty, ...named };
}

/** "Check-out instructions" are of checking out. */
const withoutHowto = (topic: HeadingTopic | null): HeadingTopic | null =>
  topic?.fields.some(({ section }) => NO_GUIDE.has(section))
    ? { ...topic, fields: topic.fields.filter(({ section }) => section !== "howto") }
    : topic;

/** "Posso fumar?" asks for a rule, though no subject is called so. */
function topicOfWords(text: string): { fields: SectionField[]; isNameAlone: false } | null {
  const topic = topicOfSentence(text);
  return topic && { fields: [{ section: topic.section, field: topic.field }], isNameAlone: false };
}

function blocksBelow(blocks: readonly Block[], at: number): Block[] {
  const next = blocks.findIndex(
    ({ kind, isColumns }, place) => place > at && kind === "heading" && !isColumns,
  );
  return blocks.slice(at + 1, next === -1 ? undefined : next);
}

const APPLIANCE =
  /\b(?:coffee (?:machine|maker)|espresso|nespresso|oven|hob|cook ?top|stove|induction|microwave|dish ?washer|washing machine|washer|dryer|heat ?pumps?|heat(?:ing|ers?)|air[- ]?con\w*|thermostat|tvs?|television|netflix|projector|sonos|speakers?|hot ?tub|spa|jacuzzi|sauna|fire ?place|wood ?burner|log burner|wood heater|fire pit|bbq|barbecue|alarm|garage door|gate|boiler|water heater|hot water|blinds|shutters|safe|pool|shower|underfloor|heizung|waschmaschine|kaffeemaschine|geschirrspüler|spülmaschine|cafetière|lave-linge|lave-vaisselle|chauffage|machine à café)\b/i;
const HOW =
  /\bhow (?:to|do|does)\b|\busing\b|\buse\b|\boperat\w+\b|\binstructions\b|\bturn(?:ing)? (?:on|off)\b|\bbedienung\b|\banleitung\b|\bmode d['’]emploi\b/i;
const IMPERATIVE =
  /^(?:(?:first|then|next|now|finally|please|always|just|simply|once \w+|to \w+[^,]{0,40},|when \w+[^,]{0,40},|if \w+[^,]{0,40},)\s+)*(?:press|turn|push|pull|open|close|switch|fill|put|place|insert|select|choose|hold|lift|remove|wait|set|use|plug|unplug|add|clean|empty|rinse|light|check|make sure|do not|don['’]t|never|slide|tap|twist|flick|rotate|keep|leave|load|take|pour|lower|raise|start|stop|swipe|scan|point|drück\w*|dreh\w*|öffn\w*|appuyez|tournez|ouvrez|mettez)\b/i;

/** An appliance's heading is a guide if at least this number of sentences below it are instructions. */
const MIN_DEEDS = 2;

/** Returns whether a heading and the blocks below it explain how something works. */
function isGuide(heading: string, below: readonly Block[]): boolean {
  if (below.length === 0) return false;
  if (HOW.test(heading)) return true;
  if (!APPLIANCE.test(heading)) return false;
  const steps = below.filter(({ kind }) => kind === "step").length;
  const sentences = below.flatMap(({ text }) => text.split(/(?<=[.!])\s+/));
  return steps >= MIN_DEEDS || sentences.filter((sentence) => IMPERATIVE.test(sentence)).length >= MIN_DEEDS;
}
