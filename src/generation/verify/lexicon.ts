import { english } from "#languages/texts/english.ts";
import type { Plan } from "#generation/plan.ts";
import { helplines } from "#generation/helplines.ts";
import { describePlace } from "#generation/say.ts";
import { sayDistance } from "#platform/say.ts";
import { AROUND } from "#generation/write/gettingAround.ts";
import { highlights } from "#generation/write/welcome.ts";
import type { PlaceNearby } from "#places/place.ts";
import { printDefaults } from "#sections/defaults.ts";
import { countryName } from "#sections/countries.ts";
import { emergencyNumberFor } from "#sections/emergency.ts";

/** The figures, telephone numbers and links that a text may hold. */
export interface Facts {
  numbers: Set<string>;
  /** Digits only. */
  phones: Set<string>;
  links: Set<string>;
}

/** Everything that the facts of a guidebook let a text say. */
export interface Lexicon extends Facts {
  /** Words of names, towns and the like: what may begin with a capital in the middle of a sentence. */
  capitals: Set<string>;
}

/** Returns the facts that a text about one place may use. */
export function factsOf(place: PlaceNearby, plan: Plan): Facts {
  const { name, tags } = place;
  const texts = [name, describePlace(place, plan)];
  return {
    numbers: new Set(texts.flatMap(figuresIn)),
    phones: new Set(texts.flatMap(phonesIn)),
    links: new Set([tags["website"], tags["contact:website"]].filter((link) => link !== undefined)),
  };
}

/** Returns the figures of a text: "7.30", "1.2", "350". */
export const figuresIn = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

/** Returns what looks like a telephone number, as its digits: six or more, perhaps in groups. */
export function phonesIn(text: string): string[] {
  const found = text.match(/\+?\(?\d[\d\s().-]{4,}\d/g) ?? [];
  return found.map(digitsOf).filter((digits) => digits.length >= 6);
}

export const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** Returns the words of a text that begin with a capital or hold one, without marks around them. */
export const capitalsIn = (text: string) => text.match(/\p{L}*\p{Lu}[\p{L}\p{N}'’-]*/gu) ?? [];

const plainWord = (word: string) => word.toLowerCase().replace(/['’]s$/, "");

export function lexiconOf(plan: Plan): Lexicon {
  const places = [...new Set([...Object.values(plan.picks).flat(), ...highlights(plan)])];
  const { located } = plan;
  const lines = helplines(plan.country, located?.state ?? "");
  const plainTexts = [
    plan.name,
    plan.propertyAddress,
    ...(located
      ? [
          located.street,
          located.unit,
          located.locality,
          located.state,
          located.postcode,
          countryName(located.country) ?? "",
        ]
      : []),
    emergencyNumberFor(plan.country),
    english.emergency.unknownCountry,
    ...lines.flatMap(({ what, number }) => [what, number]),
    ...printDefaults.rules,
    ...printDefaults.checkOut,
  ];
  const texts = [...plainTexts, ...places.map(({ name }) => name), sayDistance(AROUND)];
  const facts = places.map((place) => factsOf(place, plan));
  const allTexts = [...texts, ...places.map((place) => describePlace(place, plan))];
  return {
    capitals: new Set(allTexts.flatMap(capitalsIn).map(plainWord)),
    numbers: new Set([...texts.flatMap(figuresIn), ...facts.flatMap(({ numbers }) => [...numbers])]),
    phones: new Set([...texts.flatMap(phonesIn), ...facts.flatMap(({ phones }) => [...phones])]),
    links: new Set(facts.flatMap(({ links }) => [...links])),
  };
}

/** Returns true for a capitalised word that the facts, or English itself, account for. */
export function mayBeCapital(word: string, { capitals }: Lexicon): boolean {
  return capitals.has(plainWord(word)) || ENGLISH.has(plainWord(word));
}

const ENGLISH = new Set(
  (
    "i i'm i'd i'll i've monday tuesday wednesday thursday friday saturday sunday january february march april may june " +
    "july august september october november december christmas easter english australian wi-fi wifi ok tv bbq"
  ).split(" "),
);
