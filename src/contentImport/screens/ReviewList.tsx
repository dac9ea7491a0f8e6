import { useEffect, useState } from "react";
import { targetFieldsOf } from "#contentImport/apply/targetFields.ts";
import { MoveDialog } from "#contentImport/screens/MoveDialog.tsx";
import {
  moveSentence,
  setSecret,
  setTaken,
  type Review,
  type ReviewedSentence,
} from "#contentImport/screens/review.ts";
import { SectionGroup } from "#contentImport/screens/SectionGroup.tsx";
import { moveButtonId, SentenceRow } from "#contentImport/screens/SentenceRow.tsx";
import { useDragSentence } from "#contentImport/screens/useDragSentence.ts";
import { nameOfTarget, type TargetSection } from "#contentImport/screens/targetSections.ts";
import type { Target } from "#contentImport/contract.ts";

interface ReviewListProps {
  review: Review;
  sections: readonly TargetSection[];
  onReview: (change: (before: Review) => Review) => void;
}

/** Every sentence by the section that it goes to; those without a place come first. */
export function ReviewList({ review, sections, onReview }: ReviewListProps) {
  const [moving, setMoving] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ id: string; where: string } | null>(null);
  const groups = Map.groupBy(review.sentences, ({ target }) => anchorIn(sections, target));

  // Its row has moved: the focus follows it, or a keyboard user would start at the top again.
  useEffect(() => {
    if (moved) document.getElementById(moveButtonId(moved.id))?.focus();
  }, [moved]);

  function move(id: string, target: Target) {
    onReview((before) => moveSentence(before, id, target, sections));
    setMoving(null);
    setMoved({ id, where: nameOfTarget(sections, target) });
  }

  // What is dropped on a section goes to its usual field.
  const drag = useDragSentence((id, anchor) => {
    const section = sections.find((one) => one.anchor === anchor);
    const [field] = section ? targetFieldsOf(section.type) : [];
    if (field) move(id, { section: anchor, field: field.field });
  });

  const group = (section: TargetSection | null, all: readonly ReviewedSentence[]) => (
    <SectionGroup
      key={section?.anchor ?? ""}
      section={section}
      count={all.length}
      taken={all.filter(({ isTaken }) => isTaken).length}
      onTakeAll={(isTaken) =>
        onReview((before) =>
          setTaken(
            before,
            all.map(({ id }) => id),
            isTaken,
            sections,
          ),
        )
      }
      isOver={section !== null && drag.over === section.anchor}
    >
      {all.map((sentence) => (
        <SentenceRow
          key={sentence.id}
          sentence={sentence}
          source={review.sources[sentence.source]}
          sections={sections}
          onTake={(isTaken) => onReview((before) => setTaken(before, [sentence.id], isTaken, sections))}
          onSecret={(isSecret) => onReview((before) => setSecret(before, sentence.id, isSecret))}
          onMove={() => setMoving(sentence.id)}
          drag={drag.handlersOf(sentence.id)}
        />
      ))}
    </SectionGroup>
  );

  const unplaced = groups.get(null) ?? [];
  const chosen = review.sentences.find(({ id }) => id === moving);
  return (
    <div className="space-y-5">
      <output className="sr-only">{moved && `Moved to ${moved.where}`}</output>
      {unplaced.length > 0 && group(null, unplaced)}
      {sections.map((section) => {
        const all = groups.get(section.anchor);
        return all ? group(section, all) : null;
      })}
      {chosen && (
        <MoveDialog
          sentence={chosen}
          sections={sections}
          onMove={(target) => move(chosen.id, target)}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  );
}

/** A place that this guidebook does not have is none. */
const anchorIn = (sections: readonly TargetSection[], target: Target | null) =>
  sections.find(({ anchor }) => anchor === target?.section)?.anchor ?? null;
