import { Suspense, useState } from "react";
import { Pencil } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/fieldControl.ts";
import { CatchMissingCode, deferred } from "#ui/deferred.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { RichText } from "#sections/viewing/RichText.tsx";
import type { HostTranslationUnit } from "#guidebooks/translation/contract.ts";
import { MAX_TRANSLATION_LENGTH } from "#guidebooks/translation/contract.ts";

interface TranslationFieldProps {
  unit: HostTranslationUnit;
  text: string;
  /** The id of the original text. */
  labelledBy: string;
  readOnly: boolean;
  onChange: (text: string) => void;
}

/** Loaded with the first rich text that is translated. */
const RichTextInput = deferred(async () => {
  const { RichTextInput: Input } = await import("#sections/richtext/RichTextInput.tsx");
  return { default: Input };
});

/** The input of a translation: plain text in a field, rich text in the editor of the original. */
export function TranslationField(props: TranslationFieldProps) {
  if (props.unit.kind === "html") return <RichTranslation {...props} />;
  const { text, labelledBy, readOnly, onChange } = props;
  return (
    <Textarea
      rows={1}
      className="min-h-12!"
      aria-label="Translation"
      aria-describedby={labelledBy}
      value={text}
      readOnly={readOnly}
      maxLength={MAX_TRANSLATION_LENGTH}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Many editors at once would be slow: each is mounted on demand. It begins with the original's formatting. */
function RichTranslation({ unit, text, labelledBy, readOnly, onChange }: TranslationFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null)
    return (
      <CatchMissingCode>
        <Suspense fallback={<Skeleton className="h-52" />}>
          <RichTextInput
            label="Translation"
            value={typed}
            onChange={(next) => {
              setTyped(next);
              onChange(next);
            }}
          />
        </Suspense>
      </CatchMissingCode>
    );
  if (readOnly) return text === "" ? null : <RichText html={text} />;
  const open = () => setTyped(text === "" ? unit.source : text);
  if (text === "")
    return (
      <button
        type="button"
        lang="en"
        dir="ltr"
        aria-describedby={labelledBy}
        className={classes(controlLook, "flex min-h-12! items-center gap-2 text-left text-soft!")}
        onClick={open}
      >
        <Pencil size={18} aria-hidden /> Write it
      </button>
    );
  return (
    <div className="rounded-field border border-control bg-card px-3.5 py-2">
      <RichText html={text} />
      <p lang="en" dir="ltr">
        <Button variant="quiet" icon={Pencil} className="-ml-5" onClick={open}>
          Edit
        </Button>
      </p>
    </div>
  );
}
