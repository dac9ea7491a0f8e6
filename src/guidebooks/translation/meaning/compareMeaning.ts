import type { Language } from "#core/i18n/languages.ts";
import {
  exclusiveGroups,
  help,
  labelOf,
  nearConcepts,
  needed,
  oppositePairs,
  safety,
  type Concept,
} from "#guidebooks/translation/meaning/concepts.ts";
import {
  joinSentences,
  readMeaning,
  type SentenceMeaning,
} from "#guidebooks/translation/meaning/readMeaning.ts";
import type { TranslationProblem } from "#guidebooks/translation/problems.ts";

interface Written {
  text: string;
  language: Language;
}

/**
 * Returns where a translation may say something else than its original: negation, permission, limits, opposites, and
 * things, units and days named instead of others. Reads expressions only: no problem is no proof.
 */
export function compareMeaning(original: Written, translation: Written): TranslationProblem[] {
  const problems = sentencePairs(original, translation).flatMap(([one, other]) => [
    ...compareSentences(one, other),
    ...oppositePairs.flatMap((pair) => turnedPair(pair, one, other)),
    ...exclusiveGroups.flatMap((group) => namedInstead(group, one, other)),
    ...(isFreeNow(one, other) ? [{ code: "opposite" as const, part: "pay / free" }] : []),
    ...turnedPermission(one, other),
    ...crossed(one, other),
    ...helpDenied(one, other),
  ]);
  const codes = new Set<string>();
  return problems.filter(({ code, part = "" }) => {
    const isNew = !codes.has(`${code} ${part}`);
    codes.add(`${code} ${part}`);
    return isNew;
  });
}

const isFreeNow = (source: SentenceMeaning, target: SentenceMeaning) =>
  source.found.has("pay") && !source.found.has("free") && target.found.has("free");

/** Sentence by sentence, or part by part, if both have as many; else all of them as one. */
function sentencePairs(
  original: Written,
  translation: Written,
): (readonly [SentenceMeaning, SentenceMeaning])[] {
  const readings = ({ text, language }: Written) =>
    [false, true].map((parts) => readMeaning(text, language, parts));
  const [sources, targets] = [readings(original), readings(translation)];
  const pairs = sources.flatMap((source) =>
    targets.flatMap((target) => (source.length === target.length ? [pairsOf(source, target)] : [])),
  );
  return pairs[0] ?? [[joinSentences(sources[0] ?? []), joinSentences(targets[0] ?? [])]];
}

/** Two rules of which one has lost its "not", where the sentences cannot be told apart. */
const isLess = (source: SentenceMeaning, target: SentenceMeaning) =>
  source.negativeSentences > 1 && target.negativeSentences < source.negativeSentences;

const pairsOf = (source: readonly SentenceMeaning[], target: readonly SentenceMeaning[]) =>
  source.flatMap((sentence, at) => {
    const other = target[at];
    return other ? [[sentence, other] as const] : [];
  });

function compareSentences(source: SentenceMeaning, target: SentenceMeaning): TranslationProblem[] {
  const problems: TranslationProblem[] = [];
  if (source.isNegative !== target.isNegative || isLess(source, target)) problems.push({ code: "negation" });
  if (source.limit !== target.limit && !source.found.has("just") && !target.found.has("just"))
    problems.push({ code: "limit" });
  if (isNeedlessInstead(source, target) || isNeedlessInstead(target, source))
    problems.push({ code: "permission" });
  if (source.isNegative || target.isNegative) return problems;
  const [before, after] = [dutyOf(source), dutyOf(target)];
  const isWeaker =
    after === "may" &&
    (before === "must" || (before === null && safety.some((one) => source.found.has(one))));
  if (isWeaker || (before === "may" && after === "must")) problems.push({ code: "permission" });
  return problems;
}

/** "You need not" and "you must not" or "you must"; "you pay nothing" is alike. */
const isNeedlessInstead = (one: SentenceMeaning, other: SentenceMeaning) =>
  one.found.has("needless") &&
  !other.found.has("needless") &&
  (!other.isNegative || other.found.has("must") || other.found.has("may"));

function dutyOf({ found }: SentenceMeaning): "must" | "may" | "both" | null {
  if (found.has("must")) return found.has("may") ? "both" : "must";
  return found.has("may") ? "may" : null;
}

/** "Dogs are welcome, not on beds" and "dogs are not welcome, but on beds". */
function turnedPermission(source: SentenceMeaning, target: SentenceMeaning): TranslationProblem[] {
  if (!source.found.has("may") || !target.found.has("may")) return [];
  const signs = ({ clauses }: SentenceMeaning) =>
    new Set(
      clauses()
        .filter(({ found }) => found.has("may"))
        .map(({ isNegative }) => isNegative),
    );
  const [before, after] = [signs(source), signs(target)];
  const isTurned = before.size === 1 && after.size === 1 && before.has(true) !== after.has(true);
  return isTurned ? [{ code: "permission" }] : [];
}

/** Pairs whose order tells which is which: "hot is left, cold is right". */
const ORDERED: ReadonlySet<Concept> = new Set(["left", "hot", "inside"]);

function turnedPair(
  [one, other]: readonly [Concept, Concept],
  source: SentenceMeaning,
  target: SentenceMeaning,
): TranslationProblem[] {
  const part = [one, other].map(labelOf).join(" / ");
  const onlyIn = (a: Concept, b: Concept) =>
    source.found.has(a) && !source.found.has(b) && target.found.has(b) && !target.found.has(a);
  if (onlyIn(one, other) || onlyIn(other, one)) return [{ code: "opposite", part }];
  const orderIn = ({ places }: SentenceMeaning) => {
    const [a, b] = [places.get(one), places.get(other)];
    return a === undefined || b === undefined || a === b ? 0 : Math.sign(a - b);
  };
  const isTurned = ORDERED.has(one) && orderIn(source) * orderIn(target) === -1;
  return isTurned ? [{ code: "opposite", part }] : [];
}

function namedInstead(
  group: readonly Concept[],
  source: SentenceMeaning,
  target: SentenceMeaning,
): TranslationProblem[] {
  const isNear = (one: Concept, other: ReadonlySet<Concept>) =>
    nearConcepts.some((near) => near.includes(one) && near.some((concept) => other.has(concept)));
  const missing = group.filter(
    (one) => source.found.has(one) && !target.found.has(one) && !isNear(one, target.found),
  );
  const extra = group.filter(
    (one) => target.found.has(one) && !source.found.has(one) && !isNear(one, source.found),
  );
  const isLeftOut = missing.some((one) => needed.includes(one));
  if (!isLeftOut && (missing.length === 0 || extra.length === 0)) return [];
  return [
    {
      code: "instead",
      part: [missing, extra].map((all) => all.map(labelOf).join(", ") || "nothing").join(" → "),
    },
  ];
}

/** "Cats may, dogs may not" and "dogs may, cats may not". */
function crossed(source: SentenceMeaning, target: SentenceMeaning): TranslationProblem[] {
  const isOffer = source.found.has("may") && target.found.has("may");
  const isSplit = isOffer || (source.isContrasting && target.isContrasting);
  // "No pets, smoking or parties" has its "not" elsewhere in other languages.
  if (!isSplit && (source.found.has("list") || target.found.has("list"))) return [];
  const [before, after] = [source.clauses(), target.clauses()];
  if (!isSplit && (before.length !== 2 || after.length !== 2)) return [];
  const changes = CROSSABLE.map((concept) => [signOf(before, concept), signOf(after, concept)]);
  const turnsNegative = changes.some(([one, other]) => one === false && other === true);
  const turnsPositive = changes.some(([one, other]) => one === true && other === false);
  return turnsNegative && turnsPositive ? [{ code: "negation" }] : [];
}

/** "Call an ambulance, not us" and "call us, not an ambulance". */
function helpDenied(source: SentenceMeaning, target: SentenceMeaning): TranslationProblem[] {
  const named = help.filter((concept) => source.found.has(concept) && target.found.has(concept));
  if (named.length === 0 || !target.isNegative) return [];
  const [before, after] = [source.clauses(), target.clauses()];
  const isDenied = named.some((one) => signOf(before, one) === false && signOf(after, one) === true);
  return isDenied ? [{ code: "negation" }] : [];
}

const CROSSABLE: readonly Concept[] = [...exclusiveGroups.flat(), "inside", "outside"];

/** True if a concept is in parts that deny or oblige, false if in others, undefined if in both or none. */
function signOf(clauses: ReturnType<SentenceMeaning["clauses"]>, concept: Concept): boolean | undefined {
  const signs = new Set(
    clauses.flatMap(({ found, isNegative }) => (found.has(concept) ? [isNegative || found.has("must")] : [])),
  );
  return signs.size === 1 ? signs.has(true) : undefined;
}
