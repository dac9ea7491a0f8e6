import { z } from "zod";
import {
  propertyAddressReceipt,
  paragraph,
  receipt,
  type GeneratedSection,
} from "#generation/generatedSection.ts";
import { askModel, type Model } from "#generation/llm/askModel.server.ts";
import { listPrompt, tokenOf, welcomePrompt } from "#generation/llm/prompt.ts";
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
  generated: GeneratedSection;
  /** Sentences that no fact stands behind. */
  dropped: number;
}

interface Writer {
  model: Model;
  /** Ends the asking, by cancelling or by the time that all sections share. */
  signal: AbortSignal;
}

/** Writes one section with a model. Throws on anything but a good answer: the caller falls back to the keyless writer. */
export async function writeWithModel(type: Writable, plan: Plan, writer: Writer): Promise<ModelResult> {
  if (type === "welcome") return welcome(plan, writer);
  const places = plan.picks[type];
  if (places.length === 0) return { generated: writeKeyless(type, plan), dropped: 0 };
  const { lines, dropped } = await linesFor(catalog[type].title, plan, places, writer);
  const generated =
    type === "recommendations" ? writeRecommendations(plan, lines) : writeList(type, plan, lines);
  return { generated, dropped };
}

async function linesFor(title: string, plan: Plan, places: PlaceNearby[], writer: Writer) {
  const ids = z.enum(places.map((_, at) => tokenOf(at)) as [string, ...string[]]); // callers hand in at least one
  const item = z.object({ id: ids, line: z.string() });
  const schema = z.object({ items: z.array(item) });
  const short = item.refine(({ line }) => line.length <= MAX_LINE);
  const items = await askModel(
    writer.model,
    {
      schema,
      prompt: listPrompt(title, plan, places),
      read: (json) => goodOf(listIn(json, "items"), short),
    },
    writer.signal,
  );
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

/** Characters. What is longer is no line or paragraph of a guidebook. */
const MAX_LINE = 400;
const MAX_PARAGRAPH = 900;
const MAX_PARAGRAPHS = 4;

const TOKEN = /\[\[(p\d+)\]\]/g;
const PRIVATE = /[\uE000-\uF8FF]/g;
const FIRST_PRIVATE = 0xe000;
const signOf = (token: string) => String.fromCharCode(FIRST_PRIVATE + Number(token.slice(1)));
const tokenFor = (sign: string) => `p${sign.charCodeAt(0) - FIRST_PRIVATE}`;

async function welcome(plan: Plan, writer: Writer): Promise<ModelResult> {
  const places = highlights(plan);
  const byToken = new Map(places.map((place, at) => [tokenOf(at), place]));
  const short = z.string().max(MAX_PARAGRAPH).refine(namesOnly(byToken));
  const paragraphs = await askModel(
    writer.model,
    {
      schema: z.object({ paragraphs: z.array(z.string()).describe("two or three paragraphs") }),
      prompt: welcomePrompt(plan, places),
      read: (json) => nullIfEmpty(goodOf(listIn(json, "paragraphs"), short)?.slice(0, MAX_PARAGRAPHS)),
    },
    writer.signal,
  );
  const lexicon = lexiconOf(plan);
  const named = new Set<PlaceNearby>();
  let dropped = 0;
  const texts = paragraphs.flatMap((text) => {
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
  return { generated: { content, prompts: writeKeyless("welcome", plan).prompts, sources }, dropped };
}

/** Whether a paragraph mentions only places that were given. */
const namesOnly = (byToken: Map<string, PlaceNearby>) => (text: string) =>
  [...text.matchAll(TOKEN)].every(([, token = ""]) => byToken.has(token));

/** The list that an answer is about. Small models leave its name out, and answer with the list alone. */
function listIn(json: unknown, name: string): unknown {
  return typeof json === "object" && json !== null && name in json ? (json as Json)[name] : json;
}

type Json = Record<string, unknown>; // an object of any fields

/** What is good of a list; null where it is no list, or holds something and nothing of it is good. */
function goodOf<Item>(list: unknown, schema: z.ZodType<Item>): Item[] | null {
  if (!Array.isArray(list)) return null;
  const good = list.map((each) => schema.safeParse(each)).flatMap(({ data }) => data ?? []);
  return list.length > 0 && good.length === 0 ? null : good;
}

const nullIfEmpty = <Item>(list: Item[] | undefined) => (list && list.length > 0 ? list : null);
