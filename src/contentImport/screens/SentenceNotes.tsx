import type { TargetField } from "#contentImport/apply/targetFields.ts";
import type { Known } from "#contentImport/screens/known.ts";
import type { ReviewedSentence } from "#contentImport/screens/review.ts";
import { Badge } from "#ui/Badge.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";

interface SentenceNotesProps {
  sentence: ReviewedSentence;
  field: TargetField | undefined;
  known: Known;
  onSecret: (isSecret: boolean) => void;
}

/** What a host should know of a sentence in its place: who reads it, and what is there already. */
export function SentenceNotes({ sentence, field, known, onSecret }: SentenceNotesProps) {
  const { mayOpen, isSecret = false, isByModel } = sentence;
  return (
    <div className="mb-1 flex flex-wrap items-center gap-2 pr-3 pl-8 empty:hidden">
      {isByModel && <Badge>Placed by the model</Badge>}
      {known.kind === "same" && <Badge>Already there</Badge>}
      {known.kind === "other" && (
        <Badge className="whitespace-normal! wrap-anywhere">Now: {known.value}. Tick to replace it.</Badge>
      )}
      {mayOpen && field?.takes === "value" && <Badge tone="lamp">Secret</Badge>}
      {mayOpen && (field?.takes === "rich text" || field?.takes === "guide") && (
        <Checkbox
          className="text-sm"
          checked={isSecret}
          onChange={(event) => onSecret(event.target.checked)}
          label="Only during the stay"
        />
      )}
      {mayOpen && (field?.takes === "line" || field?.takes === "entry") && (
        <Badge tone="clay" className="whitespace-normal!">
          Anyone with the link can read this here
        </Badge>
      )}
    </div>
  );
}
