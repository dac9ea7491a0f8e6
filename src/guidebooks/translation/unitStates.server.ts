import type { DroppedTranslationsTable, TranslationsTable } from "#guidebooks/tables.server.ts";
import { stayOnlyIn } from "#sections/richtext/stayPassages.ts";
import { z } from "zod";
import type { HostTranslationUnit } from "#guidebooks/translation/contract.ts";
import { translationProblem } from "#guidebooks/translation/problems.ts";
import { readUnconfirmed, shownTextOf } from "#guidebooks/translation/unconfirmed.ts";
import { currentTranslations, type SourceUnit } from "#guidebooks/translation/sourceUnits.server.ts";

const problemsOf = z.array(translationProblem);

/** Returns the units of a section for its host, each with its translation and its state. */
export function unitStates(
  units: readonly SourceUnit[],
  { rows, dropped }: { rows: readonly TranslationsTable[]; dropped: readonly DroppedTranslationsTable[] },
): HostTranslationUnit[] {
  const digests = new Set(units.map(({ owner, digest }) => `${owner.owner_id} ${digest}`));
  const [currentOf, droppedOf] = [currentTranslations(rows), currentTranslations(dropped)];
  // A text found elsewhere in the section was moved there, and is no earlier version of another one.
  const old = rows.filter((row) => !digests.has(`${row.owner_id} ${row.source_digest}`));
  const oldByPlace = Map.groupBy(old, (row) => `${row.owner_id} ${row.path}`);
  return units.map((unit) => {
    const current = currentOf(unit);
    const [earlier] = oldByPlace.get(`${unit.owner.owner_id} ${unit.path}`) ?? [];
    const toLookAt = current ? current.needs_look === 1 : earlier !== undefined;
    const waiting = current ? readUnconfirmed(current.unconfirmed) : null;
    const rejected = current ? undefined : droppedOf(unit);
    const problems = rejected ? problemsOf.parse(JSON.parse(rejected.problems)) : (waiting?.problems ?? []);
    return {
      path: unit.path,
      kind: unit.kind,
      digest: unit.digest,
      source: unit.value,
      isSecret: isSecretUnit(unit),
      state: waiting ? "confirm" : toLookAt ? "look" : current ? "done" : "missing",
      text: current ? shownTextOf(current) : null,
      proposed: current && waiting ? current.text : null,
      by: current?.made_by ?? null,
      earlier: toLookAt && earlier ? { source: earlier.source, text: earlier.text } : null,
      problems,
    };
  });
}

/** True for a text of which a part shows only during the stay. */
export const isSecretUnit = ({ kind, value }: Pick<SourceUnit, "kind" | "value">): boolean =>
  kind === "html" && stayOnlyIn(value).length > 0;
