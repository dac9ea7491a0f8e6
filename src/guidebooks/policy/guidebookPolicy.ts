import { EMAIL, isPhone, LINK, PHONE } from "#guidebooks/policy/contactPatterns.ts";
import { foldText } from "#guidebooks/policy/foldText.ts";
import { findPhrases, type Concept, type FoundPhrase } from "#guidebooks/policy/phrasePatterns.ts";
import type { PolicyKind } from "#guidebooks/policy/policies.ts";

/** `off`: past a platform. `reachable`: an email address, a telephone number, a link or a messenger. */
type SentenceConcept = Concept | "off" | "reachable";
type SentenceConcepts = ReadonlySet<SentenceConcept>;

const NAMES = /airbnb|air bnb|booking\.com|vrbo|homeaway|fewo-?direkt|abritel|expedia|agoda/g;
const SERVICES =
  /whats ?app|telegram|viber|wechat|weixin|messenger|instagram|\binsta\b|facebook|kakao|signal app|왓츠앱|카카오톡|카톡|微信|واتس/;

/** A sum of money, folded: what costs it is paid. */
const AMOUNT = /[£€$¥₩]\s?\d|\d\s?(?:[£€$¥₩円원元]|eur|usd|reais|ribu|rupiah|만 원|천 원|ريال|درهم)/u;

/** Scripts in which a number follows a word without a space. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

function hasContact(text: string): boolean {
  const spaced = text.replaceAll(UNSPACED, " ");
  const isOne = (pattern: RegExp) => spaced.search(pattern) !== -1;
  return SERVICES.test(text) || isOne(EMAIL) || isOne(LINK) || (spaced.match(PHONE) ?? []).some(isPhone);
}

/** Sentences of a paragraph. The full stop of "Booking.com" and of a time ends none. */
const SENTENCE = /[^.!?。！？؟…]+(?:[.!?…](?!\s|$)[^.!?。！？؟…]*)*[.!?。！？؟…]*/gu;
const IS_QUESTION = /[?？؟]\s*$/u;
const CLAUSE = /[,;:–—،؛、，；：()]| - /gu;

/** Returns the sentences of a paragraph, a question with its answer: "Longer? Call us." */
export function sentencesIn(paragraph: string): string[] {
  const sentences: string[] = [];
  let question = "";
  for (const sentence of paragraph.match(SENTENCE) ?? []) {
    if (question === "" && IS_QUESTION.test(sentence)) {
      question = sentence;
      continue;
    }
    sentences.push(question + sentence);
    question = "";
  }
  return question === "" ? sentences : [...sentences, question];
}

/** Characters of a sentence that are read: a text without full stops must not hold up the server. */
const MAX_READ = 1000;

/** Returns what a platform's policy may hold against a sentence, in whichever language it is; null for nothing. */
export function kindOfSentence(sentence: string): PolicyKind | null {
  const folded = foldText(sentence.slice(0, MAX_READ));
  const starts = [0, ...[...folded.matchAll(CLAUSE)].map(({ index }) => index)];
  const clauses = starts.map((start, at) => readClause(folded, start, starts[at + 1] ?? folded.length));
  const byLanguage = findPhrases(folded);
  const read = byLanguage.map(charactersIn);
  const maxRead = Math.max(...read);
  for (const [language, found] of byLanguage.entries()) {
    const isInLanguage = (read[language] ?? 0) >= maxRead * SHARE_READ;
    const kind = isInLanguage ? kindOf(conceptsIn(found, clauses)) : null;
    if (kind) return kind;
  }
  return null;
}

/** Of the characters that one language knows, another one that knows fewer only has the same words. */
const SHARE_READ = 0.75;

function charactersIn(found: readonly FoundPhrase[]): number {
  const ends = new Map<number, number>();
  for (const { start, end } of found) ends.set(start, Math.max(end, ends.get(start) ?? 0));
  return [...ends].reduce((sum, [start, end]) => sum + end - start, 0);
}

/** What a part of a sentence says in any language. */
interface Clause {
  start: number;
  end: number;
  namesPlatform: boolean;
  hasContact: boolean;
  hasAmount: boolean;
}

function readClause(folded: string, start: number, end: number): Clause {
  const text = folded.slice(start, end);
  const unnamed = text.replaceAll(NAMES, " ");
  const [namesPlatform, hasAmount] = [unnamed !== text, AMOUNT.test(text)];
  return { start, end, namesPlatform, hasContact: hasContact(unnamed), hasAmount };
}

const overlaps = (one: FoundPhrase, other: FoundPhrase) => one.start < other.end && other.start < one.end;

/** Of these phrases a part may be the name of what is booked elsewhere: "card" of "business card". */
const longer: readonly Concept[] = ["rent", "method", "channel", "betweenUs", "gift"];
const isIn = (one: FoundPhrase, whole: FoundPhrase) =>
  whole.start <= one.start && one.end <= whole.end && whole.end - whole.start > one.end - one.start;

function conceptsIn(found: readonly FoundPhrase[], clauses: readonly Clause[]): SentenceConcepts {
  const idle = found.filter(({ concept }) => concept === "idle");
  const owed = found.filter(({ concept }) => longer.includes(concept));
  const isPart = (one: FoundPhrase) => one.concept === "other" && owed.some((whole) => isIn(one, whole));
  const effective = found.filter((one) => !isPart(one) && !idle.some((other) => overlaps(one, other)));
  const all = new Set<SentenceConcept>();
  for (const clause of clauses) {
    const inClause = effective.filter(({ start }) => start >= clause.start && start < clause.end);
    for (const concept of conceptsInClause(inClause, clause)) all.add(concept);
  }
  return all;
}

/** What a clause with a negation denies. */
const denied: readonly SentenceConcept[] = [
  "direct",
  "directBooking",
  "method",
  "site",
  "channel",
  "reachable",
  "reward",
  "betweenUs",
  "gift",
];

/** What may have a negation that denies nothing else: "no fees", "no need to tell the site", "we won't charge". */
const negative: readonly Concept[] = ["away", "cheaper", "betweenUs", "gift"];

function conceptsInClause(found: readonly FoundPhrase[], clause: Clause): SentenceConcepts {
  const inClause = new Set<SentenceConcept>(found.map(({ concept }) => concept));
  if (clause.hasContact) inClause.add("channel").add("reachable");
  if (clause.hasAmount) inClause.add("pay");
  const of = (wanted: Concept) => found.filter(({ concept }) => concept === wanted);
  const isAmong = (one: FoundPhrase, others: readonly FoundPhrase[]) =>
    others.some((other) => overlaps(one, other));
  // "Not through" leads away, and "not outside" does not.
  const [nots, away] = [of("not"), of("away")];
  const isNotThrough = away.some((one) => isAmong(one, nots));
  const isOutside = away.some((one) => !isAmong(one, nots));
  const hasNot = nots.some((one) => !isAmong(one, negative.flatMap(of)));
  const isDenied = hasNot || (isNotThrough && isOutside);
  const isAway = isOutside ? !isDenied : isNotThrough || hasNot;
  if (isAway && (clause.namesPlatform || inClause.has("platform"))) inClause.add("off");
  if (isDenied) for (const concept of denied) inClause.delete(concept);
  return inClause;
}

/** Returns the kind of the first combination that a policy speaks of; what is booked or paid elsewhere is none. */
function kindOf(all: SentenceConcepts): PolicyKind | null {
  const has = (...wanted: SentenceConcept[]) => wanted.every((one) => all.has(one));
  const any = (...wanted: SentenceConcept[]) => wanted.some((one) => all.has(one));
  const isHere = !has("other");
  const isReachable = has("channel") && any("contact", "us");

  if (has("review", "gift") || (has("review", "reward") && (isHere || has("us"))))
    return "reviews-for-reward";
  if (isHere && has("method") && any("pay", "rent")) return "paying-elsewhere";
  if (has("method", "betweenUs") || (isHere && has("betweenUs") && any("pay", "rent")))
    return "paying-elsewhere";
  if (has("pay", "off") && !any("book", "again", "site")) return "paying-elsewhere";
  if (isHere && has("pay", "direct", "us") && !any("book", "again")) return "paying-elsewhere";

  const isMove = has("off") || (has("again") && any("book", "stay", "cheaper"));
  if (isHere && isReachable && isMove && !any("directBooking", "direct", "site"))
    return "contact-to-move-the-booking";

  if (has("betweenUs") && (isHere || has("again")))
    return isReachable ? "contact-to-move-the-booking" : "booking-elsewhere";
  if (has("directBooking") && (isHere || any("again", "us"))) return "booking-elsewhere";
  if (has("book", "direct", "us") && (isHere || has("again"))) return "booking-elsewhere";
  if (has("off") && any("book", "again", "cheaper", "direct", "us")) return "booking-elsewhere";
  if (isHere && has("direct") && any("us", "book") && any("again", "cheaper")) return "booking-elsewhere";
  if (isHere && has("again", "direct", "cheaper")) return "booking-elsewhere";
  if (isHere && has("reachable", "cheaper") && any("stay", "book", "us")) return "booking-elsewhere";
  if (isHere && has("site") && any("book", "again", "cheaper")) return "booking-elsewhere";
  if (isHere && has("us", "cheaper") && any("book", "again")) return "booking-elsewhere";

  if (isHere && has("contact", "channel", "cheaper") && any("stay", "us"))
    return "contact-to-move-the-booking";
  if (isHere && has("again", "cheaper") && any("contact", "us")) return "contact-to-move-the-booking";
  if (isHere && has("channel") && any("book", "again") && any("cheaper", "reward"))
    return "contact-to-move-the-booking";
  if (isHere && has("again", "book", "channel")) return "contact-to-move-the-booking";
  if (isHere && has("contact", "channel", "book", "us") && !has("problem"))
    return "contact-to-move-the-booking";
  return null;
}
