import { possibleSecrets } from "#sections/secrets/possibleSecrets.ts";
import type { SectionType } from "#sections/catalog.ts";

/** The sections into which a host's sentences go. */
export const noteSections = [
  "welcome",
  "checkin",
  "amenities",
  "kitchen",
  "rules",
  "wifi",
  "emergency",
  "transportation",
  "departure",
] as const satisfies readonly SectionType[];
export type NoteSection = (typeof noteSections)[number];

export type Topic =
  | "wifi"
  | "password"
  | "code"
  | "checkIn"
  | "checkOut"
  | "parking"
  | "bins"
  | "kitchen"
  | "rules"
  | "emergency"
  | "transport"
  | "amenities";

interface Rule {
  topic: Topic;
  section: NoteSection;
  words: RegExp;
}

/** The first that matches decides: more specific words come first. */
const rules: Rule[] = [
  {
    topic: "password",
    section: "wifi",
    words: /\b(wi-?fi|network|internet)\b.*\b(password|passphrase|key|pass|pw)\b/i,
  },
  { topic: "wifi", section: "wifi", words: /\b(wi-?fi|wlan|ssid|internet|network name)\b/i },
  {
    topic: "code",
    section: "checkin",
    words:
      /\b((door|gate|garage|entry|access|alarm|safe) ?(code|pin)|key ?pad|lock ?box|key ?safe|smart ?lock|(code|pin) (is|for|to)|spare key)\b/i,
  },
  { topic: "password", section: "wifi", words: /\b(password|passphrase)\b/i },
  {
    topic: "parking",
    section: "checkin",
    words:
      /\b(parking|parked|park (in|on|at|behind|in front|outside|your|the car|only|one)|car ?ports?|garage|driveway|car space)\b/i,
  },
  {
    topic: "checkOut",
    section: "departure",
    words: /\b(check(ing)?[- ]?out|before you (leave|go)|when you leave|strip the beds|on departure)\b/i,
  },
  {
    topic: "bins",
    section: "kitchen",
    words: /\b(bins?|bin day|rubbish|garbage|recycl\w*|trash|compost|landfill|fogo)\b/i,
  },
  {
    topic: "rules",
    section: "rules",
    words:
      /\b(no (smoking|vaping|parties|party|pets|dogs|shoes|events|noise|candles|visitors)|not allowed|(pets?|dogs?) (are |is )?(not |only |very )?(welcome|allowed|ok)|quiet (hours|time|from|after|between)|smok(e(?! alarm| detector)|ing)|part(y|ies)|maximum \w+ (guests|people)|please (do not|don['’]t))\b/i,
  },
  {
    topic: "emergency",
    section: "emergency",
    words:
      /\b(first[- ]aid|fire (extinguisher|blanket)|smoke alarm|fuse|switch ?board|circuit breaker|(water|gas) (mains?|tap|valve)|plumber|electrician|hospital|ambulance|doctor|snakes?|bush ?fire|flood|cyclone|evacuat\w*|stingers?)\b/i,
  },
  {
    topic: "kitchen",
    section: "kitchen",
    words:
      /\b(oven|stove|cook ?top|hob|dish ?washer|fridge|freezer|kettle|coffee|espresso|toaster|microwave|pantry|kitchen)\b/i,
  },
  {
    topic: "amenities",
    section: "amenities",
    words:
      /\b(pool|spa|sauna|hot ?tub|heat(er|ing|ed|pump)?|air[- ]?con\w*|cooling|laundry|washing machine|dryer|towels?|linen|tv|television|netflix|bbq|barbecue|fire ?place|fire ?wood|wood heater|garden|hot water|iron|cot|high ?chair|bikes?|bicycles?|kayaks?|surf ?boards?|paddle ?boards?|gym|lift|elevator|balcony|toys|games)\b/i,
  },
  {
    topic: "transport",
    section: "transportation",
    words: /\b(bus(es)?|trains?|trams?|ferr(y|ies)|taxis?|uber|airport|shuttle|station)\b/i,
  },
  {
    topic: "checkIn",
    section: "checkin",
    words: /\b(check(ing)?[- ]?in|keys?|meet you|arriv(al|e|ing)|reception)\b/i,
  },
];

/** A part with a word of its topic in its first 3 characters can be split off; "on the bed" cannot. */
const OPENING_CHARACTERS = 3;

/** Returns the rule for a part of notes, and whether it begins with its subject; null without a match. */
export function ruleFor(part: string): (Rule & { opens: boolean }) | null {
  const rule = rules.find(({ words }) => words.test(part));
  if (!rule) return null;
  const beginning = part.trim().split(/\s+/).slice(0, OPENING_CHARACTERS).join(" ");
  return { ...rule, opens: rule.words.test(beginning) };
}

const SECRET =
  /\b(code|pin|password|passphrase|passcode|combination|alarm|lock ?box|key ?safe)\b|\bkeys? (is|are|hangs?|lies?|waits?|hidden|under|in|behind|inside)\b|\bspare key\b/i;

/** Returns whether a sentence may open the door: it is only for the stay, and no model reads it. */
export const isSecret = (part: string) => SECRET.test(part) || possibleSecrets(part).length > 0;
