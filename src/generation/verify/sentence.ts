import { capitalsIn, mayBeCapital, type Lexicon } from "#generation/verify/lexicon.ts";

/** Praise that no source gives. */
const PRAISE =
  /\b(best|finest|greatest|top[- ]rated|famous|famed|renowned|legendary|iconic|award\w*|world[- ]class|must[- ](see|try|visit|do)|unmissable|number one|five[- ]star|celebrated|acclaimed|most (popular|loved)|locals'? favou?rite|cheapest|voted)\b/i;

/** What only a tag, or the host, may claim. */
const CLAIMS: [pattern: RegExp, tags: (tags: Readonly<Record<string, string>>) => boolean][] = [
  [
    /\b(pets?|dogs?|puppies|pooch\w*|four[- ]legged)\b/i,
    (t) => /yes|leashed/.test(`${t["dog"]} ${t["dogs"]} ${t["pets"]}`),
  ],
  [/\b(wheelchairs?|accessib\w+|step[- ]free|disab\w+)\b/i, (t) => t["wheelchair"] === "yes"],
  [/\b(vegan|plant[- ]based)\b/i, (t) => /vegan/.test(`${t["cuisine"]} `) || t["diet:vegan"] === "yes"],
  [/\b(vegetarian)\b/i, (t) => /veget|vegan/.test(`${t["cuisine"]}`) || t["diet:vegetarian"] === "yes"],
  [/\b(gluten|halal|kosher|organic)\b/i, () => false],
  [/\bno (fee|charge)\b/i, (t) => t["fee"] === "no"],
  [
    /\b(24[- ]hours?|24\/7|around the clock|open (late|daily|early|all)|every day|seven days)\b/i,
    (t) => Boolean(t["opening_hours"]),
  ],
  [/\b(opens?|closes?|closing|opening) (at|by|from|until|on|for)\b/i, () => false],
  [
    /\b(affordab\w+|cheap\w*|inexpensive|pric(e|es|ed|ey|ing)|good value|dollars?|bucks|(?<!feel )(?<!-)free)\b/i,
    (t) => t["fee"] === "no",
  ],
  [/\bviews?\b/i, (t) => t["tourism"] === "viewpoint"],
  [/\b(live music|home-?made|hand-?made|family[- ](run|owned)|owners?|chefs?|candle\w*)\b/i, () => false],
  [
    /\b(book(ing)? ahead|reserv\w+|discount|voucher|promo\w*|coupon|bitcoin|password|call|dial|phone|ring|text|e-?mail)\b/i,
    () => false,
  ],
];

/** Equipment of the property: the host's to promise, never a writer's. */
const EQUIPMENT =
  /\b(pool|spa|sauna|hot tub|jacuzzi|fireplace|wi-?fi|parking|garage|air[- ]?con\w*|balcony|terrace|view|views|bedrooms?|bathrooms?|kitchen|laundry|washing machine|dishwasher|barbecue|bbq|garden|netflix|television|linen|towels|breakfast|host\w*|key\w*|door code|check[- ]?(in|out))\b/i;

const SPELLED =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|dozens?|half an?|quarter of an)\b[\s-]+(?:\w+[\s-]+)?(minutes?|hours?|metres?|meters?|kilomet\w+|km|m|miles?|blocks?|steps?|stars?|dollars?|years?)\b/i;
const LINK = /https?:|www\.|\w@\w|\b[\w-]+(\.| dot )(com|net|org|au|nz|io|example|shop|app)\b/i;
const SPEAKS_TO_MODELS =
  /\b(ignore|disregard) (all |any |the )?(previous|prior|above|instructions)|\b(as an ai|language model|system prompt|instructions?)\b/i;
/** All that a sentence is written with, and the signs that stand for places: no Markdown, emoji or disguised letters. */
const PLAIN = /^[A-Za-z\u00C0-\u024F\uE000-\uF8FF\d .,;:'’‘"“”()?…–—&-]+$/;
const MARKUP = /&#?\w+;|^[-–—]/;

/** Words that may stand first and be followed by "is", "serves" …; any other such beginning is taken for a name. */
const SUBJECTS = new Set(
  (
    "it this that these those there here he she they we you what which everything everyone something nothing one another both all " +
    "some many most coffee breakfast lunch dinner brunch food cake bread pizza parking swimming walking service getting dining " +
    "shopping today tonight morning mornings evening evenings afternoon weekends life nature history art children kids families couples"
  ).split(" "),
);
const NAMED_SUBJECT =
  /^([\p{Lu}][\p{L}'’]+)(['’]s)?\s+(is|are|was|does|serves|offers|has|makes|sells|pours|brews|bakes|cooks|opens|runs|stocks|hosts|boasts)\b/u;

export interface About {
  /** Tags of the place that the sentence is about; none for a text about the property. */
  tags?: Readonly<Record<string, string>>;
  /** What the host wrote; equipment named there may be named. */
  notes?: string;
}

/** Why a sentence that a model wrote may not stand, or null where every fact in it is accounted for. */
function faultOf(sentence: string, lexicon: Lexicon, { tags, notes = "" }: About = {}): string | null {
  if (!PLAIN.test(sentence) || MARKUP.test(sentence)) return "markup";
  if (LINK.test(sentence)) return "link";
  if (SPEAKS_TO_MODELS.test(sentence)) return "instruction";
  if (PRAISE.test(sentence)) return "praise";
  // Our code writes every figure: a true one may still be another place's.
  if (/\d/.test(sentence)) return "number";
  if (SPELLED.test(sentence)) return "number";
  for (const [pattern, allowed] of CLAIMS) {
    if (pattern.test(sentence) && !(tags && allowed(tags)) && !claimedIn(notes, pattern)) return "claim";
  }
  if (!tags && EQUIPMENT.test(sentence) && !claimedIn(notes, EQUIPMENT, sentence)) return "claim";
  const [, first = "", possessive] = NAMED_SUBJECT.exec(sentence.trim()) ?? [];
  if (first && !SUBJECTS.has(first.toLowerCase()) && (possessive || !mayBeCapital(first, lexicon)))
    return "name";
  const names = capitalsIn(sentence.trim()).slice(startsWithCapital(sentence) ? 1 : 0);
  return names.some((name) => !mayBeCapital(name, lexicon)) ? "name" : null;
}

const startsWithCapital = (sentence: string) => /^[^\p{L}]*\p{Lu}/u.test(sentence);

/** True where the host's notes hold the very words. */
function claimedIn(notes: string, pattern: RegExp, sentence?: string): boolean {
  if (!notes) return false;
  const word = pattern.exec(sentence ?? notes)?.[0]?.toLowerCase();
  return word !== undefined && notes.toLowerCase().includes(word);
}

function sentencesOf(text: string): string[] {
  return text
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?…]["'”’)]?)\s+(?=["'“‘(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Removes the sentences that no fact proves. Returns the rest, and how many were removed. */
export function removeUnproven(
  text: string,
  lexicon: Lexicon,
  about: About,
): { text: string; dropped: number } {
  const sentences = sentencesOf(text);
  const proven = sentences.filter((sentence) => faultOf(sentence, lexicon, about) === null);
  return { text: proven.join(" "), dropped: sentences.length - proven.length };
}
