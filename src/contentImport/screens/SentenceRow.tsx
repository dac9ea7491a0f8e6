import { ArrowRightLeft } from "lucide-react";
import type { ComponentProps } from "react";
import { textToPut } from "#contentImport/apply/addSentences.ts";
import { targetField } from "#contentImport/apply/targetFields.ts";
import { knownOf } from "#contentImport/screens/known.ts";
import type { ReviewedSentence, Source } from "#contentImport/screens/review.ts";
import { SentenceNotes } from "#contentImport/screens/SentenceNotes.tsx";
import { SourceLine } from "#contentImport/screens/SourceLine.tsx";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { formatTime } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";

export const moveButtonId = (id: string) => `move-${id}`;

interface SentenceRowProps {
  sentence: ReviewedSentence;
  source: Source | undefined;
  sections: readonly TargetSection[];
  onTake: (isTaken: boolean) => void;
  onSecret: (isSecret: boolean) => void;
  onMove: () => void;
  /** What makes the button drag the sentence, too. */
  drag: ComponentProps<"button">;
}

/** A time as people say it, everything else as it will stand there. */
function formatValue(sentence: ReviewedSentence): string {
  const value = textToPut(sentence) ?? "";
  return /^\d\d:\d\d$/.test(value) ? formatTime(value) : value;
}

/** A sentence with the line that it comes from: to take, to move, or to leave. */
export function SentenceRow({
  sentence,
  source,
  sections,
  onTake,
  onSecret,
  onMove,
  drag,
}: SentenceRowProps) {
  const { id, target, isTaken, text } = sentence;
  const section = sections.find(({ anchor }) => anchor === target?.section);
  const field = section && target ? targetField(section.type, target.field) : undefined;
  const isValue = field?.takes === "value";
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]">
      <div className="min-w-0">
        <Checkbox
          className="py-0!"
          disabled={target === null}
          checked={isTaken}
          onChange={(event) => onTake(event.target.checked)}
          label={
            <span className="wrap-anywhere">
              {field?.label && <span className="text-soft">{field.label}: </span>}
              <span className={isValue ? "font-semibold" : undefined}>
                {isValue ? formatValue(sentence) : text}
              </span>
            </span>
          }
        />
        <SentenceNotes
          sentence={sentence}
          field={field}
          known={knownOf(sentence, sections)}
          onSecret={onSecret}
        />
      </div>
      <SourceLine sentence={sentence} source={source} />
      <Button
        id={moveButtonId(id)}
        size="small"
        variant={target === null ? "secondary" : "quiet"}
        icon={ArrowRightLeft}
        className="justify-self-start max-lg:ml-4 lg:self-start"
        onClick={onMove}
        {...drag}
      >
        {target === null ? "Choose a place" : "Move"}
        <span className="sr-only">: {text}</span>
      </Button>
    </li>
  );
}
