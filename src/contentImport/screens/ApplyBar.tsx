import { BookOpenCheck } from "lucide-react";
import { paragraphsOf } from "#contentImport/screens/paragraphs.ts";
import { takenSentences, type Review, type ReviewedSentence } from "#contentImport/screens/review.ts";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { Button } from "#ui/Button.tsx";

interface ApplyBarProps {
  review: Review;
  sections: readonly TargetSection[];
  busy: boolean;
  onApply: () => void;
}

/** How much is taken, and the one press that brings it in. */
export function ApplyBar({ review, sections: targets, busy, onApply }: ApplyBarProps) {
  const taken = takenSentences(review);
  const sections = new Set(taken.map(({ target }) => target.section)).size;
  const paragraphs = (sentences: readonly ReviewedSentence[]) => paragraphsOf(sentences, targets).length;
  const unplaced = paragraphs(
    review.sentences.filter(({ target, isLeftOut }) => target === null && !isLeftOut),
  );

  const unticked = paragraphsOf(
    review.sentences.filter(({ target }) => target !== null),
    targets,
  ).filter((paragraph) => !paragraph.sentences.some(({ isTaken }) => isTaken)).length;
  const sorted = paragraphs(taken);
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-5 border-y border-line bg-paper/95 px-5 py-3 backdrop-blur sm:py-4 sm:-mx-8 sm:px-8 lg:bottom-4 lg:mx-0 lg:rounded-card lg:border-x lg:shadow-soft"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <output className="text-soft">
          <strong className="font-semibold text-ink">
            {sorted === 0 ? "Nothing" : formatCount(sorted, "paragraph")}
          </strong>{" "}
          {sorted === 0 ? "to put in yet" : `for ${formatCount(sections, "section")}`}
          {unplaced > 0 && `, ${unplaced} without a place`}
          {unticked > 0 && `, ${unticked} not ticked`}
        </output>
        <Button
          onClick={onApply}
          icon={BookOpenCheck}
          busy={busy}
          busyLabel="Importing..."
          disabled={taken.length === 0}
          className="max-sm:w-full"
        >
          Put into the guidebook
        </Button>
      </div>
    </div>
  );
}

const formatCount = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
