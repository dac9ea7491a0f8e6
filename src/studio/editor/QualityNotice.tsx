import { Notice } from "#platform/ui/Notice.tsx";
import { Tooltip } from "#platform/ui/Tooltip.tsx";
import { propertyNames } from "#generation/propertyType.ts";
import { sayPercent, type Quality } from "#studio/quality.ts";

/** The score of what was just generated; its parts show on hover and on focus. */
export function QualityNotice({ quality }: { quality: Quality }) {
  const { qualityScore, parts, cappedBecause, propertyType } = quality;
  return (
    <Notice tone="done" title="Your guidebook is written" className="mt-6">
      <p>
        Quality:{" "}
        <Tooltip side="bottom" label={<Parts parts={parts} />}>
          <button
            type="button"
            className="min-h-6 font-semibold text-pine underline decoration-dotted underline-offset-4"
          >
            {sayPercent(qualityScore)}
          </button>
        </Tooltip>
      </p>
      <details>
        <summary className="min-h-6 w-fit font-semibold">How it is made up</summary>
        <Parts parts={parts} />
      </details>
      {cappedBecause && <p>{cappedBecause}</p>}
      <PropertyGuess {...propertyType} />
      <p>AI can make mistakes: read every section before you share it.</p>
    </Notice>
  );
}

/** What it was taken for and why; a host who chose the kind of place needs no reasons. */
function PropertyGuess({ type, confidence, evidence }: Quality["propertyType"]) {
  const reasons = evidence.filter((each) => each.type === type && each.points > 0);
  if (confidence === 1 || reasons.length === 0) return null;
  return (
    <p>
      Kind of place: {propertyNames[type]}, going by {reasons.map(({ because }) => because).join(", ")}. You
      can choose another when you generate.
    </p>
  );
}

function Parts({ parts }: Pick<Quality, "parts">) {
  return (
    <ul className="space-y-1">
      {parts.map(({ name, label, value, explanation }) => (
        <li key={name}>
          <span className="font-semibold">
            {label} {sayPercent(value)}
          </span>{" "}
          {explanation}
        </li>
      ))}
    </ul>
  );
}
