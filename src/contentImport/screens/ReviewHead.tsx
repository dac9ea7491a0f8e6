import { X } from "lucide-react";
import { removeManual, type Review } from "#contentImport/screens/review.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { Notice } from "#ui/Notice.tsx";

interface ReviewHeadProps {
  review: Review;
  isStored: boolean;
  onReview: (change: (before: Review) => Review) => void;
}

/** What was read, what of it could not be, and where the choices are stored meanwhile. */
export function ReviewHead({ review, isStored, onReview }: ReviewHeadProps) {
  const sources = review.sources.map((source, place) => ({ ...source, place }));
  const withLines = sources.filter(({ lines }) => lines.length > 0);
  return (
    <section aria-labelledby="review" className="space-y-3">
      <h2 id="review" className="text-2xl">
        What goes where
      </h2>
      <p className="max-w-measure text-soft">
        Your words, sorted into sections. Nothing is saved yet.
        {!isStored && " This is too much for this browser to keep, so do not reload until you are done."}
      </p>
      <SortedBy review={review} />
      {/* The only one is left out by starting again. */}
      {withLines.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {withLines.map(({ name, place }) => (
            <li
              key={place}
              className="flex items-center rounded-full border border-line bg-card pl-4 text-sm"
            >
              <span className="max-w-64 truncate">{name}</span>
              <IconButton
                icon={X}
                iconSize={16}
                label={`Leave out ${name}`}
                onClick={() => onReview((before) => removeManual(before, place))}
              />
            </li>
          ))}
        </ul>
      )}
      {sources.flatMap(({ name, warnings, place }) =>
        warnings.map((warning) => (
          <Notice key={`${place} ${warning}`} tone="warn" title={name}>
            {warning}
          </Notice>
        )),
      )}
    </section>
  );
}

/** Whether a model had a part in the proposal. */
function SortedBy({ review: { sources, sentences } }: { review: Review }) {
  if (!sources.some(({ sorting }) => sorting)) return null;
  const chosen = sentences.filter(({ isByModel }) => isByModel);
  const leftOut = chosen.filter(({ isLeftOut }) => isLeftOut).length;
  const placed = chosen.length - leftOut;
  const parts = [
    ...(placed > 0 ? [`chose the section of ${formatSentences(placed)}`] : []),
    ...(leftOut > 0 ? [`left out ${formatSentences(leftOut)}`] : []),
  ];
  return (
    <p className="max-w-measure text-sm text-soft">
      {`Sorted by our rules with an AI model’s help${parts.length > 0 ? `: it ${parts.join(" and ")}, marked below` : ""}. Passwords and codes that we recognise were not sent.`}
    </p>
  );
}

const formatSentences = (count: number) => (count === 1 ? "one sentence" : `${count} sentences`);
