import { cluesOf } from "#contentImport/classify/model/clues.ts";
import table from "#contentImport/classify/model/clueWeights.json" with { type: "json" };
import { fieldNames, fieldOfName, sharesOf, USELESS } from "#contentImport/classify/model/fieldScores.ts";
import type { Piece } from "#contentImport/classify/pieces.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";

/** The least share of one for a field; an emergency needs a positive reason, and words that are not known a context. */
const MIN_SHARE = 0.15;
const MIN_EMERGENCY = 0.4;
const MIN_UNKNOWN = 0.6;
/** A useful sentence that is left out costs more than a useless one that is placed; in units of a score. */
const COST_OF_LEAVING_OUT = 1;

/** Returns the field of each sentence; "useless" for what no guest needs, null when unsure. */
export function chooseFields(pieces: readonly Piece[]): (SectionField | typeof USELESS | null)[] {
  return cluesOf(pieces).map((clues) => {
    const scores = table.prior.map(
      (prior, field) =>
        clues.reduce((sum, clue, at) => sum + (table.clues[at] ?? 0) * (clue[field] ?? 0), prior) /
          table.scale -
        (fieldNames[field] === USELESS ? COST_OF_LEAVING_OUT : 0),
    );
    const isUnknown = clues[1]?.every((share) => share === 0) ?? true;
    const best = [...sharesOf(scores).entries()]
      .toSorted(([, one], [, other]) => other - one)
      .find(([field, share]) => fieldNames[field] !== "emergency.text" || share >= MIN_EMERGENCY);
    const name = best && best[1] >= (isUnknown ? MIN_UNKNOWN : MIN_SHARE) ? fieldNames[best[0]] : undefined;
    if (name === undefined || (isUnknown && name === USELESS)) return null;
    return name === USELESS ? USELESS : fieldOfName(name);
  });
}
