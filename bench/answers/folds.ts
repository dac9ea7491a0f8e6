import { clueNames, scoreOf } from "#search/questions/clues.ts";
import { fitWeights, type Query } from "./weights.ts";

const FOLDS = 7;
/** Whose sum chooses the passages that are compared. */
const ROUGH_CLUES = ["alike", "found", "named", "words", "example", "exampleNeeds"];

/** A query with its passages by the score of weights that were fitted without its guidebook, best first. */
export interface FoldAnswer<Q extends Query> {
  query: Q;
  ranked: { score: number; isRight: boolean }[];
}

const roughOf = (names: readonly string[]) =>
  ROUGH_CLUES.map((name) => names.indexOf(name)).filter((at) => at >= 0);

/** Fits weights of clues to some guidebooks and answers the others' queries with them, in turn. */
export function answerInFolds<Q extends Query>(queries: readonly Q[], names: readonly string[] = clueNames) {
  const guidebooks = [...new Set(queries.map(({ guidebook }) => guidebook))];
  const foldOf = ({ guidebook }: Query) => guidebooks.indexOf(guidebook) % FOLDS;
  const fitted = Array.from({ length: FOLDS }, (_, fold) =>
    fitWeights(
      queries.filter((one) => foldOf(one) !== fold),
      roughOf(names),
    ),
  );
  return queries.map((query): FoldAnswer<Q> => {
    const ranked = query.candidates
      .map(({ clues, isRight }) => ({ score: scoreOf(clues, fitted[foldOf(query)]), isRight }))
      .toSorted((one, other) => other.score - one.score);
    return { query, ranked };
  });
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Formats how many answers from a score are right. */
export function formatFigures(some: readonly FoldAnswer<Query>[], threshold: number): string {
  const isFound = ({ ranked: [first] }: FoldAnswer<Query>) => (first?.score ?? 0) >= threshold;
  const isAnswerable = ({ ranked }: FoldAnswer<Query>) => ranked.some(({ isRight }) => isRight);
  const answerable = some.filter(isAnswerable);
  const unanswerable = some.filter((one) => !isAnswerable(one));
  const rightIn = (count: number) =>
    answerable.filter((one) =>
      isFound(one) ? one.ranked.slice(0, count).some(({ isRight }) => isRight) : one.query.mayBeNone,
    ).length;
  return `right first ${percent(rightIn(1), answerable.length)}, in three ${percent(rightIn(3), answerable.length)}, an answer where there is none ${percent(unanswerable.filter(isFound).length, unanswerable.length)}`;
}

/** Formats the weights of clues, fitted to all queries, as TypeScript. */
export function formatWeights(
  queries: readonly Query[],
  names: readonly string[],
  { weights, outputs }: { weights: string; outputs: string },
): string {
  const fitted = fitWeights(queries, roughOf(names));
  const row = (all: readonly number[]) => `[${all.map((weight) => Number(weight.toFixed(2))).join(", ")}]`;
  return `export const ${weights} = {
${names.map((name, at) => `  ${name}: ${row(fitted.clues[at] ?? [])},`).join("\n")}
};

export const ${outputs} = ${row(fitted.outputs)};`;
}
