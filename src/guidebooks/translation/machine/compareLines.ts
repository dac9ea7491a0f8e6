import type { Language } from "#core/i18n/languages.ts";
import type { KnownNames } from "#guidebooks/translation/lock/lockedParts.ts";
import { restoreLine } from "#guidebooks/translation/machine/restoreLine.ts";
import { segmentsOf, type Segment } from "#guidebooks/translation/machine/segments.ts";
import { compareMeaning } from "#guidebooks/translation/meaning/compareMeaning.ts";
import type { TranslationProblem } from "#guidebooks/translation/problems.ts";
import { writeUnconfirmed } from "#guidebooks/translation/unconfirmed.ts";
import type { TranslationUnit } from "#sections/translation.ts";

interface Compared {
  known: KnownNames;
  from: Language;
  to: Language;
  /** What a second translation makes of the translated lines; null where it returned nothing. */
  back?: ReadonlyMap<number, string | null>;
}

/** Characters of a line that are shown of a second translation. */
const MAX_BACK_SHOWN = 300;

/**
 * Compares a machine translation with its original, line by line. Returns what is stored as `unconfirmed`: null if no
 * line may say something else.
 */
export function compareLines(unit: TranslationUnit, text: string, compared: Compared): string | null {
  const { known, from, to, back } = compared;
  const source = segmentsOf(unit, known);
  const target = segmentsOf({ kind: unit.kind, value: text }, known);
  if (source.segments.length !== target.segments.length) return writeUnconfirmed([{ code: "markup" }], null);
  const problems = source.segments.map((segment, at): TranslationProblem[] => {
    const original = plainLine(segment);
    const found = compareMeaning(
      { text: original, language: from },
      { text: plainLine(target.segments[at]), language: to },
    );
    return found.length > 0 ? found : backProblems(original, back?.get(at), from);
  });
  if (problems.every(({ length }) => length === 0)) return null;
  const isPartlyShown = unit.kind === "html" && problems.some(({ length }) => length === 0);
  const shown = isPartlyShown
    ? target.join(
        problems.map(({ length }, at) =>
          originalLine(unit, length > 0 ? source.segments[at] : target.segments[at], known),
        ),
      )
    : null;
  return writeUnconfirmed(problems.flat(), shown);
}

function backProblems(original: string, back: string | null | undefined, language: Language) {
  if (back === undefined) return [];
  if (back === null) return [{ code: "back" as const }];
  const differs = compareMeaning({ text: original, language }, { text: back, language }).length > 0;
  return differs ? [{ code: "back" as const, part: back.slice(0, MAX_BACK_SHOWN) }] : [];
}

/** Returns a line as it is read, with a figure for each number. */
export function plainLine(segment: Segment | undefined): string {
  if (!segment) return "";
  return segment.text.replaceAll(/⟦(\/?)([A-Za-z]+)⟧/g, (_, slash: string, name: string) => {
    const kind = slash ? "pair" : segment.locked.get(name)?.kind;
    if (kind === "number") return "7";
    return kind === "pair" || kind === undefined ? "" : " ";
  });
}

function originalLine({ kind }: TranslationUnit, segment: Segment | undefined, known: KnownNames): string {
  const restored = segment && restoreLine(segment, segment.text, { kind, known });
  return restored?.ok ? restored.line : "";
}
