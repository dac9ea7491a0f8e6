import { hostileSentences, type HostileKind } from "#test/hostile/sentences.ts";
import type { ModelRequest } from "#test/modelStandIn.ts";
import { newDice, type Dice } from "#test/hostile/dice.ts";

type Json = Record<string, unknown>;

/** The ids that a request gives: of places, of frames, of facts, of sentences. */
function idsIn({ prompt }: ModelRequest) {
  const all = (pattern: RegExp) =>
    [...new Set(prompt.match(pattern) ?? [])].map((id) => id.replaceAll('"', ""));
  return {
    places: all(/"p\d+"/g),
    frames: all(/"f\d+"/g),
    mentions: all(/"m\d+"/g),
    sentences: all(/"s\d+"/g),
    parts: {
      greeting: all(/"g\d+"/g),
      opening: all(/"o\d+"/g),
      guests: all(/"w\d+"/g),
      closing: all(/"c\d+"/g),
    },
    facts:
      "english hours booking takeaway vegan dogs wheelchair accessibleToilet phone website patrolled fee".split(
        " ",
      ),
  };
}

const SECTIONS = "welcome checkin amenities kitchen rules wifi emergency transportation departure".split(" ");

/** Returns what a model of bad will answers to a request: the same for the same kind and number. */
export function hostileAnswer(kind: HostileKind, number: number, request: ModelRequest): Json | unknown[] {
  const dice = newDice(`${kind} ${number} ${request.prompt.slice(0, 30)}`);
  const words = () => dice.of<string>(hostileSentences[kind]);
  const extra = () => ({ description: words(), text: words(), [words()]: words() });
  const ids = idsIn(request);
  const valid = (all: readonly string[]) => (all.length > 0 ? dice.of(all) : "none");
  /** Now an id, now words, so that part of each answer is taken. */
  const either = (all: readonly string[]) => (dice.chance(0.6) ? valid(all) : bad(dice, words()));
  const many = <One>(make: () => One, limit = 12) => Array.from({ length: 1 + dice.below(limit) }, make);

  const entry = (): unknown => {
    if (kind !== "mixtures" && dice.chance(0.15)) return bad(dice, words());
    return {
      place: either(ids.places),
      frame: either([...ids.frames, ...ids.mentions, ...ids.parts.greeting]),
      facts: many(() => either(ids.facts), 10),
      ...(dice.chance(0.5) && extra()),
    };
  };
  if (request.prompt.startsWith("Section: the host's notes")) {
    const placements = many(() => ({
      sentence: either(ids.sentences),
      section: either(SECTIONS),
      ...(dice.chance(0.5) && extra()),
    }));
    return { placements, ...extra() };
  }
  if (request.prompt.startsWith("Section: the welcome")) {
    return {
      greeting: either(ids.parts.greeting),
      opening: either([...ids.parts.opening, ...ids.parts.closing]),
      guests: either(ids.parts.guests),
      closing: either(ids.parts.closing),
      places: many(() => ({ place: either(ids.places), frame: either(ids.mentions), ...extra() }), 6),
      ...extra(),
    };
  }
  const entries = many(entry);
  return dice.chance(0.8) ? { entries, ...extra() } : entries;
}

/** Words where an id belongs, in the ways in which a reader might take them for one. */
function bad(dice: Dice, words: string): unknown {
  return dice.of<unknown>([
    words,
    [words],
    { id: words },
    `p1 ${words}`,
    ` p1`,
    "P1",
    "p999",
    "__proto__",
    "constructor",
    "toString",
    7,
    null,
    true,
    { toString: words },
  ]);
}
