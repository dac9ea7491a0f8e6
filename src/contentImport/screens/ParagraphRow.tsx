import { ArrowRightLeft, Ellipsis, Pencil } from "lucide-react";
import { useId, useState, type ComponentProps } from "react";
import { textToPut } from "#contentImport/apply/addSentences.ts";
import { EditParagraph } from "#contentImport/screens/EditParagraph.tsx";
import { knownOf } from "#contentImport/screens/known.ts";
import type { Paragraph } from "#contentImport/screens/paragraphs.ts";
import type { ReviewedSentence, Source } from "#contentImport/screens/review.ts";
import { SentenceNotes } from "#contentImport/screens/SentenceNotes.tsx";
import { SourceLine } from "#contentImport/screens/SourceLine.tsx";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { formatTime } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { IconButton } from "#ui/IconButton.tsx";

export const paragraphButtonId = (id: string) => `paragraph-${id}`;

interface ParagraphRowProps {
  paragraph: Paragraph;
  source: Source | undefined;
  sections: readonly TargetSection[];
  onTake: (isTaken: boolean) => void;
  onSecret: (isSecret: boolean) => void;
  onMove: () => void;
  onEdit: (text: string) => void;
  /** What makes the button drag the paragraph, too. */
  drag: ComponentProps<"button">;
}

/** A time as people say it, everything else as it will stand there. */
function formatValue(sentence: ReviewedSentence): string {
  const value = textToPut(sentence) ?? "";
  return /^\d\d:\d\d$/.test(value) ? formatTime(value) : value;
}

/** A paragraph in its place, to take or to leave; "…" has where it comes from, Move and Edit. */
export function ParagraphRow(props: ParagraphRowProps) {
  const { paragraph, source, sections, onTake, onSecret, onMove, onEdit, drag } = props;
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const details = useId();
  const { id, sentences, text, field } = paragraph;
  const [first] = sentences;
  if (!first) return null;
  const isValue = field?.takes === "value";
  const shown = isValue ? formatValue(first) : text;
  return (
    <li className="py-2 pr-2 pl-5">
      <div className="flex items-start gap-1">
        <Checkbox
          className="min-w-0 flex-1"
          checked={sentences.some(({ isTaken }) => isTaken)}
          onChange={(event) => onTake(event.target.checked)}
          label={
            isValue ? (
              <span className="grid gap-x-3 wrap-anywhere min-[22rem]:grid-cols-[6.75rem_minmax(0,1fr)]">
                <span className="text-soft">{field.label} </span>
                <span className="font-semibold">{shown}</span>
              </span>
            ) : (
              <span className="wrap-anywhere">{shown}</span>
            )
          }
        />
        <IconButton
          id={paragraphButtonId(id)}
          icon={Ellipsis}
          label={`More: ${text}`}
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
          {...drag}
        />
      </div>
      <SentenceNotes sentence={first} field={field} known={knownOf(first, sections)} onSecret={onSecret} />
      <div id={details} hidden={!isOpen} className="mt-1 mr-3 mb-2 ml-8 rounded-field bg-linen p-4">
        {isOpen && (
          <>
            <SourceLine sentence={first} source={source} />
            {isEditing ? (
              <EditParagraph
                text={isValue ? (first.value ?? text) : text}
                onSave={(edited) => {
                  onEdit(edited);
                  setEditing(false);
                }}
                onCancel={() => setEditing(false)}
              />
            ) : (
              <div className="mt-3 flex flex-wrap gap-2">
                <Button size="small" variant="secondary" icon={ArrowRightLeft} onClick={onMove}>
                  Move<span className="sr-only">: {text}</span>
                </Button>
                <Button size="small" variant="secondary" icon={Pencil} onClick={() => setEditing(true)}>
                  Edit<span className="sr-only">: {text}</span>
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </li>
  );
}
