import { generateText, Output, type LanguageModel } from "ai";
import { z } from "zod";
import { propertyAddressReceipt, paragraph, receipt, type Draft } from "#generation/draft.ts";
import { listPrompt, rules, tokenOf, welcomePrompt } from "#generation/llm/prompt.ts";
import type { Plan } from "#generation/plan.ts";
import { lexiconOf } from "#generation/verify/lexicon.ts";
import { removeUnproven } from "#generation/verify/sentence.ts";
import { writeKeyless } from "#generation/write/keyless.ts";
import { writeList, writeRecommendations } from "#generation/write/lists.ts";
import { highlights, mention } from "#generation/write/welcome.ts";
import type { PlaceNearby } from "#places/place.ts";
import { escapeMarkup } from "#platform/markup.ts";
import { catalog, type SectionType } from "#sections/catalog.ts";

/** Sections that gain from a writer; the others are facts, tables and questions. */
const writable = ["welcome", "dining", "places", "activities", "shopping", "recommendations"] as const;
export type Writable = (typeof writable)[number];

export const isWritable = (type: SectionType): type is Writable => writable.some((each) => each === type);

export interface ModelResult {
  draft: Draft;
  /** Sentences that no fact stands behind. */
  dropped: number;
}

interface Writer {
  model: LanguageModel;
  /** Ends the asking, by cancelling or by the time that all sections share. */
  signal: AbortSignal;
}

/** Writes one section with a model. Throws on anything but a good answer: the caller falls back to the keyless writer. */
export async function writeWithModel(type: Writable, plan: Plan, writer: Writer): Promise<ModelResult> {
  if (type === "welcome") return welcome(plan, writer);
  const places = plan.picks[type];
  if (places.length === 0) return { draft: writeKeyless(type, plan), dropped: 0 };
  const { lines, dropped } = await linesFor(catalog[type].title, plan, places, writer);
  const draft = type === "recommendations" ? writeRecommendations(plan, lines) : writeList(type, plan, lines);
  return { draft, dropped };
}

async function linesFor(title: string, plan: Plan, places: PlaceNearby[], writer: Writer) {
  const ids = z.enum(places.map((_, at) => tokenOf(at)) as [string, ...string[]]); // callers hand in at least one
  const schema = z.object({
    items: z.array(z.object({ id: ids, line: z.string().max(400) })).max(places.length),
  });
  const { items } = await askModel(schema, listPrompt(title, plan, places), writer);
  const lexicon = lexiconOf(plan);
  const lines = new Map<string, string>();
  let dropped = 0;
  for (const { id, line } of items) {
    const place = places[Number(id.slice(1)) - 1];
    if (!place || lines.has(place.id)) continue;
    const checked = removeUnproven(line, lexicon, { tags: place.tags });
    dropped += checked.dropped;
    lines.set(place.id, checked.text);
  }
  return { lines, dropped };
}

const TOKEN = /\[\[(p\d+)\]\]/g;
const PRIVATE = /[\uE000-\uF8FF]/g;
const FIRST_PRIVATE = 0xe000;
const signOf = (token: string) => String.fromCharCode(FIRST_PRIVATE + Number(token.slice(1)));
const tokenFor = (sign: string) => `p${sign.charCodeAt(0) - FIRST_PRIVATE}`;

async function welcome(plan: Plan, writer: Writer): Promise<ModelResult> {
  const places = highlights(plan);
  const schema = z.object({ paragraphs: z.array(z.string().max(900)).min(1).max(4) });
  const { paragraphs } = await askModel(schema, welcomePrompt(plan, places), writer);
  const byToken = new Map(places.map((place, at) => [tokenOf(at), place]));
  const lexicon = lexiconOf(plan);
  const named = new Set<PlaceNearby>();
  let dropped = 0;
  const texts = paragraphs.flatMap((text) => {
    for (const [, token = ""] of text.matchAll(TOKEN)) {
      if (!byToken.has(token)) throw new Error(`the model made up the place ${token}`);
    }
    // While the words are looked at, a place is one sign that no text has (Unicode's private use area).
    const marked = text.replaceAll(PRIVATE, "").replaceAll(TOKEN, (_, token: string) => signOf(token));
    const checked = removeUnproven(marked, lexicon, { notes: plan.notes });
    dropped += checked.dropped;
    if (checked.text === "") return [];
    return [escapeMarkup(checked.text).replaceAll(PRIVATE, (sign) => name(tokenFor(sign)))];
  });
  function name(token: string): string {
    const place = byToken.get(token);
    if (!place) return "";
    named.add(place);
    return mention(place, plan);
  }
  if (texts.length === 0) throw new Error("nothing of the welcome could stand");
  const greeting = paragraph(`Welcome to ${escapeMarkup(plan.name)}.`);
  const content = { text: [greeting, ...texts.map(paragraph)].join("") };
  const sources = [
    ...(plan.located ? [propertyAddressReceipt(plan.located)] : []),
    ...[...named].map(receipt),
  ];
  return { draft: { content, prompts: writeKeyless("welcome", plan).prompts, sources }, dropped };
}

async function askModel<S extends z.ZodType>(schema: S, prompt: string, { model, signal }: Writer) {
  const { output } = await generateText({
    model,
    system: rules,
    prompt,
    output: Output.object({ schema }),
    abortSignal: signal,
    maxRetries: 1,
    maxOutputTokens: 2000,
  });
  return schema.parse(output);
}
