import { useEffect, useState } from "react";
import { targetFieldsOf } from "#contentImport/apply/targetFields.ts";
import { knownOf } from "#contentImport/screens/known.ts";
import { canHold, MoveDialog } from "#contentImport/screens/MoveDialog.tsx";
import { likelySections, paragraphsOf, type Paragraph } from "#contentImport/screens/paragraphs.ts";
import { ParagraphRow, paragraphButtonId } from "#contentImport/screens/ParagraphRow.tsx";
import {
  editSentences,
  placeSentences,
  setSecret,
  setTaken,
  type Review,
} from "#contentImport/screens/review.ts";
import { SectionGroup } from "#contentImport/screens/SectionGroup.tsx";
import { UnplacedRow } from "#contentImport/screens/UnplacedRow.tsx";
import { useDragSentence } from "#contentImport/screens/useDragSentence.ts";
import { nameOfTarget, type TargetSection } from "#contentImport/screens/targetSections.ts";
import type { Target } from "#contentImport/contract.ts";
import { Card } from "#ui/Card.tsx";

interface ReviewListProps {
  review: Review;
  sections: readonly TargetSection[];
  onReview: (change: (before: Review) => Review) => void;
}

/** Every paragraph by the section that it goes to, one section open; those without a place come first, those left out last. */
export function ReviewList({ review, sections, onReview }: ReviewListProps) {
  const [moving, setMoving] = useState<Paragraph | null>(null);
  const [moved, setMoved] = useState<{ id: string; where: string } | null>(null);
  const [chosen, setOpen] = useState<string | null>();
  const groups = Map.groupBy(review.sentences, ({ target }) => anchorIn(sections, target));
  const filled = sections.filter(({ anchor }) => groups.has(anchor));
  const open = chosen === undefined ? filled[0]?.anchor : chosen;

  // Its row has moved: the focus follows it, or a keyboard user would start at the top again.
  useEffect(() => {
    if (moved) document.getElementById(paragraphButtonId(moved.id))?.focus();
  }, [moved]);

  function move(paragraph: Paragraph, target: Target) {
    onReview((before) => placeSentences(before, idsOf(paragraph), target, sections));
    setMoving(null);
    setOpen(target.section);
    setMoved({ id: paragraph.id, where: nameOfTarget(sections, target) });
  }

  /** What goes to a section goes to its usual field. */
  function moveToSection(paragraph: Paragraph, section: TargetSection | undefined) {
    const field = section && targetFieldsOf(section.type).find((one) => canHold(one, paragraph));
    if (section && field) move(paragraph, { section: section.anchor, field: field.field });
  }

  const drag = useDragSentence((id, anchor) => {
    const paragraph = paragraphsOf(review.sentences, sections).find((one) => one.id === id);
    if (paragraph)
      moveToSection(
        paragraph,
        sections.find((one) => one.anchor === anchor),
      );
  });

  const withoutPlace = Map.groupBy(groups.get(null) ?? [], ({ isLeftOut = false }) => isLeftOut);
  const unplaced = paragraphsOf(withoutPlace.get(false) ?? [], sections);
  const leftOut = paragraphsOf(withoutPlace.get(true) ?? [], sections);
  const rowFor = (paragraph: Paragraph) => (
    <UnplacedRow
      key={paragraph.id}
      paragraph={paragraph}
      likely={likelySections(paragraph, review.sentences, sections)}
      onPlace={(section) => moveToSection(paragraph, section)}
      onMove={() => setMoving(paragraph)}
      drag={drag.handlersOf(paragraph.id)}
    />
  );
  return (
    <div className="space-y-4">
      <output className="sr-only">{moved && `Moved to ${moved.where}`}</output>
      {unplaced.length > 0 && (
        <Card padded={false} className="overflow-hidden border-lamp/70">
          <SectionGroup
            section={null}
            count={unplaced.length}
            taken={0}
            isOpen
            onToggle={() => {}}
            onTakeAll={() => {}}
            isOver={false}
          >
            {unplaced.map(rowFor)}
          </SectionGroup>
        </Card>
      )}
      <Card padded={false} className="divide-y divide-line overflow-hidden">
        {filled.map((section) => {
          const all = groups.get(section.anchor) ?? [];
          const paragraphs = paragraphsOf(all, sections);
          const take = (ids: readonly string[]) => (isTaken: boolean) =>
            onReview((before) => setTaken(before, ids, isTaken, sections));
          return (
            <SectionGroup
              key={section.anchor}
              section={section}
              count={paragraphs.length}
              taken={paragraphs.filter(isTakenIn).length}
              isKnown={paragraphs.every(
                (paragraph) => isTakenIn(paragraph) || isKnownIn(sections, paragraph),
              )}
              isOpen={open === section.anchor}
              onToggle={() => setOpen(open === section.anchor ? null : section.anchor)}
              onTakeAll={take(all.map(({ id }) => id))}
              isOver={drag.over === section.anchor}
            >
              {paragraphs.map((paragraph) => (
                <ParagraphRow
                  key={paragraph.id}
                  paragraph={paragraph}
                  source={review.sources[paragraph.sentences[0]?.source ?? 0]}
                  sections={sections}
                  onTake={take(idsOf(paragraph))}
                  onSecret={(isSecret) => onReview((before) => setSecret(before, idsOf(paragraph), isSecret))}
                  onMove={() => setMoving(paragraph)}
                  onEdit={(text) => onReview((before) => editSentences(before, idsOf(paragraph), text))}
                  drag={drag.handlersOf(paragraph.id)}
                />
              ))}
            </SectionGroup>
          );
        })}
        {leftOut.length > 0 && (
          <SectionGroup
            section={null}
            isLeftOut
            count={leftOut.length}
            taken={0}
            isOpen={open === LEFT_OUT}
            onToggle={() => setOpen(open === LEFT_OUT ? null : LEFT_OUT)}
            onTakeAll={() => {}}
            isOver={false}
          >
            {leftOut.map(rowFor)}
          </SectionGroup>
        )}
      </Card>
      {moving && (
        <MoveDialog
          paragraph={moving}
          sections={sections}
          onMove={(target) => move(moving, target)}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  );
}

/** The anchor of no section. */
const LEFT_OUT = "left out";
const idsOf = ({ sentences }: Paragraph) => sentences.map(({ id }) => id);
const isTakenIn = ({ sentences }: Paragraph) => sentences.some(({ isTaken }) => isTaken);

/** Returns true if the field that a paragraph goes to has a value, the same or another. */
const isKnownIn = (sections: readonly TargetSection[], { sentences: [first] }: Paragraph) =>
  first !== undefined && knownOf(first, sections).kind !== "new";

/** A place that this guidebook does not have is none. */
const anchorIn = (sections: readonly TargetSection[], target: Target | null) =>
  sections.find(({ anchor }) => anchor === target?.section)?.anchor ?? null;
