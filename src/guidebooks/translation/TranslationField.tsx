import { Suspense, useState } from "react";
import { Pencil } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/fieldControl.ts";
import { CatchMissingCode, deferred } from "#ui/deferred.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { RichText } from "#sections/viewing/RichText.tsx";
import type { Language } from "#core/i18n/languages.ts";
import { englishName } from "#guidebooks/translation/languageWords.ts";
import type { HostTranslationUnit } from "#guidebooks/translation/contract.ts";
import { MAX_TRANSLATION_LENGTH } from "#guidebooks/translation/contract.ts";

interface TranslationFieldProps {
  unit: HostTranslationUnit;
  language: Language;
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
  const { language, text, labelledBy, readOnly, onChange } = props;
  const { source } = props.unit;
  return (
    <Textarea
      rows={1}
      className={classes("block supports-[field-sizing:content]:resize-none!", heightFor(source))}
      aria-label="Translation"
      aria-describedby={labelledBy}
      value={text}
      readOnly={readOnly}
      placeholder={readOnly ? undefined : placeholderOf(language)}
      maxLength={MAX_TRANSLATION_LENGTH}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Roughly the characters of a line on a phone, where the fields are narrowest. */
const LINE_LENGTH = 42;

/** Returns the class of a field that is about as tall as the original: a longer text makes it grow. */
function heightFor(source: string): string {
  const blocks = source.split(/\n|<\/(?:p|li|h\d)>/).filter((line) => line.trim() !== "");
  const lines = blocks.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0);
  if (lines <= 1) return "min-h-11!";
  return lines <= 2 ? "min-h-17!" : lines <= 4 ? "min-h-29!" : "min-h-48!";
}

/** What both kinds of empty fields say: "In German". */
const placeholderOf = (language: Language) => `In ${englishName(language)}`;

/** Many editors at once would be slow: each is mounted on demand. It begins with the original's formatting. */
function RichTranslation({ unit, language, text, labelledBy, readOnly, onChange }: TranslationFieldProps) {
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
        className={classes(controlLook, "items-start text-left align-top text-soft!", heightFor(unit.source))}
        onClick={open}
      >
        {placeholderOf(language)}
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
