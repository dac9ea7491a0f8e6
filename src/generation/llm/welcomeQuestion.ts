import { z } from "zod";
import type { Mention, WelcomeChoice } from "#generation/choose/choice.ts";
import { highlightCandidates } from "#generation/choose/highlights.ts";
import { chooseWelcome, mentionFrames, welcomeFrames } from "#generation/choose/welcome.ts";
import type { Frame } from "#generation/frames/frame.ts";
import type { Question } from "#core/llm/askModel.server.ts";
import type { Chosen } from "#generation/llm/entriesQuestion.ts";
import { isObject, numbered, oneOf, type Ids } from "#generation/llm/ids.ts";
import { placeFacts, propertyFacts } from "#generation/llm/propertyFacts.ts";
import { dataText, rules } from "#generation/llm/rules.ts";
import type { Plan } from "#generation/plan.ts";
import type { PlaceNearby } from "#places/place.ts";

/** A welcome with more mentions is a list. */
const MAX_MENTIONS = 3;

const parts = ["greeting", "opening", "guests", "closing"] as const;
type Part = (typeof parts)[number];

interface Given {
  plan: Plan;
  frames: Record<Part, Ids<Frame>>;
  places: Ids<PlaceNearby>;
  mentions: Ids<Frame>;
}

/** Returns the question for the welcome: which sentences, and which places are mentioned. */
export function welcomeQuestion(plan: Plan): Question<Chosen<WelcomeChoice>> {
  const own = welcomeFrames(plan);
  const frames = {
    greeting: numbered("g", own.greeting),
    opening: numbered("o", own.opening),
    guests: numbered("w", own.guests),
    closing: numbered("c", own.closing),
  };
  const candidates = highlightCandidates(plan);
  const places = numbered("p", candidates);
  const all = candidates.flatMap((place) => mentionFrames(place, plan));
  const mentions = numbered("m", [...new Map(all.map((frame) => [frame.id, frame])).values()]);
  const given = { plan, frames, places, mentions };
  const schema = z.object({
    greeting: oneOf(frames.greeting.ids),
    opening: oneOf(frames.opening.ids),
    guests: oneOf(frames.guests.ids),
    places: z.array(z.object({ place: oneOf(places.ids), frame: oneOf(mentions.ids) })),
    closing: oneOf(frames.closing.ids),
  });
  return {
    system: rules,
    schema,
    prompt: promptFor(given, candidates),
    read: (json) => readWelcome(json, given),
  };
}

function promptFor({ plan, frames, places, mentions }: Given, candidates: readonly PlaceNearby[]): string {
  const texts = ({ ids, of }: Ids<Frame>) => Object.fromEntries(ids.map((id) => [id, of(id)?.text]));
  const given = {
    property: propertyFacts(plan),
    ...Object.fromEntries(parts.map((part) => [part, texts(frames[part])])),
    places: candidates.map((place) => ({
      ...placeFacts(place, places.idOf(place), []),
      frames: mentionFrames(place, plan).map((frame) => mentions.idOf(frame)),
    })),
    frames: texts(mentions),
  };
  return `Section: the welcome message. Choose a greeting, an opening, a word for these guests and a closing that go well
together, and one to ${MAX_MENTIONS} of the places that they will want first, each with one of its frames.
${dataText(given)}`;
}

/** Reads the valid parts of an answer; null where there is none. */
function readWelcome(json: unknown, { plan, frames, places, mentions }: Given): Chosen<WelcomeChoice> | null {
  if (!isObject(json)) return null;
  const usual = chooseWelcome(plan);
  const chosen = Object.fromEntries(parts.map((part) => [part, frames[part].of(json[part])]));
  const given = Array.isArray(json["places"]) ? json["places"] : [];
  const named = readMentions(given, { plan, places, mentions });
  const isMissing = (part: Part) => chosen[part] === undefined && frames[part].ids.length > 0;
  if (named.length === 0 && Object.values(chosen).every((frame) => frame === undefined)) return null;
  return {
    choice: {
      greeting: chosen["greeting"] ?? usual.greeting,
      opening: chosen["opening"] ?? usual.opening,
      guests: chosen["guests"] ?? usual.guests,
      closing: chosen["closing"] ?? usual.closing,
      mentions: named.length > 0 ? named : usual.mentions,
    },
    dropped: parts.filter(isMissing).length + given.length - named.length,
  };
}

function readMentions(
  given: readonly unknown[],
  { plan, places, mentions }: Pick<Given, "plan" | "places" | "mentions">,
): Mention[] {
  const named: Mention[] = [];
  for (const item of given) {
    const place = isObject(item) ? places.of(item["place"]) : undefined;
    if (!isObject(item) || !place || named.length === MAX_MENTIONS) continue;
    if (named.some((mention) => mention.place === place)) continue;
    const usable = mentionFrames(place, plan);
    const wanted = mentions.of(item["frame"]);
    const frame = usable.find(({ id }) => id === wanted?.id) ?? usable[named.length % usable.length];
    if (frame) named.push({ place, frame });
  }
  return named;
}
