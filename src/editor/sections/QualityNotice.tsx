import { ChevronRight } from "lucide-react";
import { Notice } from "#ui/Notice.tsx";
import { propertyNames } from "#generation/propertyType.ts";
import { catalog } from "#sections/catalog.ts";
import { formatPercent, type Quality } from "#editor/quality.ts";

interface QualityNoticeProps {
  quality: Quality;
  onSection: (type: string) => void;
}

/** The score of what was just generated; what it is made of unfolds, and leads to what is missing. */
export function QualityNotice({ quality, onSection }: QualityNoticeProps) {
  const { qualityScore, parts, cappedBecause, propertyType } = quality;
  return (
    <Notice tone="done" title="Your guidebook is written" className="mt-6">
      <details className="group">
        <summary className="flex min-h-11 w-fit items-center gap-1.5 [&::-webkit-details-marker]:hidden">
          Quality: <span className="font-semibold">{formatPercent(qualityScore)}</span>
          <ChevronRight size={16} aria-hidden className="transition-transform group-open:rotate-90" />
        </summary>
        <Parts parts={parts} onSection={onSection} />
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

/** What is missing most stands first. */
function Parts({ parts, onSection }: Pick<Quality, "parts"> & Pick<QualityNoticeProps, "onSection">) {
  const loss = ({ value, weight }: Quality["parts"][number]) => (1 - value) * weight;
  return (
    <ul className="mb-2 space-y-1">
      {parts
        .toSorted((a, b) => loss(b) - loss(a))
        .map(({ name, label, value, explanation, section }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">
              {label} {formatPercent(value)}
            </span>{" "}
            {explanation}
            {value < 1 && (
              <button
                type="button"
                className="min-h-11 font-semibold underline"
                onClick={() => onSection(section)}
              >
                Open {catalog[section].title}
                <span className="sr-only"> for {label}</span>
              </button>
            )}
          </li>
        ))}
    </ul>
  );
}
