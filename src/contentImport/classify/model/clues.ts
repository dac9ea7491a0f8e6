import {
  fieldNames,
  fieldOfName,
  nameOfField,
  scoreWords,
  sharesOf,
  type FieldScores,
} from "#contentImport/classify/model/fieldScores.ts";
import type { Piece } from "#contentImport/classify/pieces.ts";
import type { SectionType } from "#sections/catalog.ts";

/** What says where a sentence goes: its own words, those around it, and the heading above. */
export const clueNames = [
  "own words, logarithm of their shares",
  "own words, their shares",
  "all other sentences of its paragraph",
  "sentence before in its paragraph",
  "sentence after in its paragraph",
  "sentence before in another paragraph",
  "sentence after in another paragraph",
  "second sentence before",
  "field that the heading names",
  "words of the heading",
  "heading of the surroundings",
  "words before its colon",
] as const;

/** A heading of one of these says that what stands below it is of the surroundings. */
export const AROUND: ReadonlySet<string> = new Set<SectionType>([
  "dining",
  "shopping",
  "services",
  "activities",
  "places",
  "transportation",
  "recommendations",
]);
const isAround = fieldNames.map((name) => (AROUND.has(fieldOfName(name).section) ? 1 : 0));
const NOTHING: FieldScores = fieldNames.map(() => 0);

/** By which model sentences are judged: the stored one, or in training one that did not see their manual. */
export type WordScorer = (text: string) => FieldScores | null;

/** Returns for each sentence of a manual how much each clue says for each field. */
export function cluesOf(pieces: readonly Piece[], score: WordScorer = scoreWords): FieldScores[][] {
  const known = new Map<string, FieldScores>();
  const sharesOfText = (text: string | undefined): FieldScores => {
    if (!text) return NOTHING;
    const scores = known.get(text) ?? score(text) ?? NOTHING;
    known.set(text, scores);
    return scores === NOTHING ? NOTHING : sharesOf(scores);
  };
  const shares = pieces.map(({ text }) => sharesOfText(text));
  const ofLine = Map.groupBy(pieces.keys(), (at) => pieces[at]?.line);
  return pieces.map((piece, at): FieldScores[] => {
    const own = shares[at] ?? NOTHING;
    const near = (place: number, isSameLine: boolean): FieldScores => {
      const other = pieces[place];
      if (!other || other.isAside || other.context.under !== piece.context.under) return NOTHING;
      return (other.line === piece.line) === isSameLine ? (shares[place] ?? NOTHING) : NOTHING;
    };
    const others = (ofLine.get(piece.line) ?? []).filter((place) => place !== at);
    const { fields, under, certainty = 1, isLoose } = piece.context;
    const names = isLoose ? [] : fields.map(nameOfField);
    return [
      own.map((share) => Math.log(share + MIN_SHARE)),
      own,
      fieldNames.map((_, field) => meanOf(others.map((place) => shares[place]?.[field] ?? 0))),
      near(at - 1, true),
      near(at + 1, true),
      near(at - 1, false),
      near(at + 1, false),
      sumOf(near(at - 2, true), near(at - 2, false)),
      fieldNames.map((name) => (names.includes(name) ? certainty / Math.sqrt(names.length) : 0)),
      sharesOfText(under),
      fields.some(({ section }) => AROUND.has(section)) ? isAround : NOTHING,
      sharesOfText(LEAD.exec(piece.text)?.[1]),
    ];
  });
}

const MIN_SHARE = 1e-6;
/** "Parking: on the drive" */
const LEAD = /^([^:.!?]{2,40}):\s+\S/;

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
const sumOf = (one: FieldScores, other: FieldScores) => one.map((value, at) => value + (other[at] ?? 0));
