import { z } from "zod";
import { briefs, type Brief } from "#generation/briefs.ts";
import { candidatesFor } from "#generation/choose/candidates.ts";
import type { EntryChoice } from "#generation/choose/choice.ts";
import {
  chooseEntries,
  factsFor,
  framesFor,
  usualFrame,
  type EntryType,
} from "#generation/choose/entries.ts";
import { factIds, type FactId } from "#generation/facts/placeFacts.ts";
import type { Frame } from "#generation/frames/frame.ts";
import type { Question } from "#core/llm/askModel.server.ts";
import { isObject, listIn, numbered, oneOf, type Ids } from "#generation/llm/ids.ts";
import { placeFacts, propertyFacts } from "#generation/llm/propertyFacts.ts";
import { dataText, rules } from "#generation/llm/rules.ts";
import type { Plan } from "#generation/plan.ts";
import type { PlaceNearby } from "#places/place.ts";
import { catalog } from "#sections/catalog.ts";

export interface Chosen<Choice> {
  choice: Choice;
  /** How many ids were dropped because the model was not given them. */
  dropped: number;
}

interface Given {
  type: EntryType;
  plan: Plan;
  places: Ids<PlaceNearby>;
  frames: Ids<Frame>;
}

/** Returns the question for a list: which places, in which order, with which frame and facts. */
export function entriesQuestion(type: EntryType, plan: Plan): Question<Chosen<EntryChoice[]>> {
  const candidates = candidatesFor(type, plan);
  const places = numbered("p", candidates);
  const all = candidates.flatMap((place) => framesFor(type, place, plan));
  const frames = numbered("f", [...new Map(all.map((frame) => [frame.id, frame])).values()]);
  const known = factIds.filter((id) => candidates.some((place) => factsFor(type, place).includes(id)));
  const entry = z.object({
    place: oneOf(places.ids),
    frame: oneOf(frames.ids),
    facts: z.array(oneOf(known)),
  });
  const given = { type, plan, places, frames };
  return {
    schema: z.object({ entries: z.array(entry) }),
    system: rules,
    prompt: promptFor(given, candidates),
    read: (json) => readEntries(listIn(json, "entries"), given),
  };
}

function promptFor({ type, plan, places, frames }: Given, candidates: readonly PlaceNearby[]): string {
  const limit = briefs[type]?.limit ?? candidates.length;
  const given = {
    property: propertyFacts(plan),
    places: candidates.map((place) => ({
      ...placeFacts(place, places.idOf(place), factsFor(type, place)),
      frames: framesFor(type, place, plan).map((frame) => frames.idOf(frame)),
    })),
    frames: Object.fromEntries(frames.ids.map((id) => [id, frames.of(id)?.text])),
  };
  return `Section: ${catalog[type].title}. Choose at most ${limit} places, in the order in which these guests should read
them; places of one kind stand together. For each choose one of its frames, and those of its facts that matter to these
guests, in their order.
${dataText(given)}`;
}

/** Reads the valid entries of an answer; null where there is none. */
function readEntries(list: unknown[] | null, given: Given): Chosen<EntryChoice[]> | null {
  if (!list) return null;
  const { type, plan, places } = given;
  const entries: EntryChoice[] = [];
  let dropped = 0;
  for (const item of list) {
    const place = isObject(item) ? places.of(item["place"]) : undefined;
    if (!isObject(item) || !place || entries.some((entry) => entry.place === place)) {
      dropped += 1;
      continue;
    }
    const read = readEntry(item, place, given, entries.at(-1));
    dropped += read.dropped;
    if (read.entry) entries.push(read.entry);
  }
  if (entries.length === 0) return null;
  return { choice: whole(entries, type, plan), dropped };
}

function readEntry(
  item: Record<string, unknown>,
  place: PlaceNearby,
  { type, plan, frames }: Given,
  before: EntryChoice | undefined,
): { entry: EntryChoice | null; dropped: number } {
  const wanted = frames.of(item["frame"]);
  const usable = wanted && framesFor(type, place, plan).some(({ id }) => id === wanted.id);
  const frame = usable ? wanted : usualFrame(type, place, plan, before);
  const known = factsFor(type, place);
  const given = Array.isArray(item["facts"]) ? item["facts"] : [];
  const facts = given.flatMap((id) => known.find((one) => one === id) ?? []);
  const dropped = (usable ? 0 : 1) + given.length - facts.length;
  return { entry: frame ? { place, frame, facts: [...new Set<FactId>(facts)] } : null, dropped };
}

/** A list with fewer places than this is no help. */
const MIN_LIST_PLACES = 3;

/** Cuts the entries to the section's limit, fills up with those by rule, and groups places of one kind. */
function whole(entries: EntryChoice[], type: EntryType, plan: Plan): EntryChoice[] {
  const brief = briefs[type];
  if (!brief) return entries;
  const missing = Math.min(brief.enough ?? MIN_LIST_PLACES, plan.picks[type].length) - entries.length;
  const usual = chooseEntries(type, plan).filter(
    ({ place }) => !entries.some((entry) => entry.place === place),
  );
  const all = [...entries.slice(0, brief.limit), ...usual.slice(0, Math.max(0, missing))];
  return brief.mixed ? all : grouped(all, brief);
}

function grouped(entries: EntryChoice[], { groups }: Brief): EntryChoice[] {
  const groupOf = ({ place }: EntryChoice) =>
    groups.findIndex(({ categories }) => categories.includes(place.category));
  const order = [...new Set(entries.map(groupOf))];
  return entries.toSorted((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)));
}
