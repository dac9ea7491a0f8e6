import { Check } from "lucide-react";
import { useId, useState } from "react";
import { directionOf, type Language } from "#core/i18n/languages.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { isBlankHtml, plainText } from "#sections/richtext/reading.ts";
import { OriginalWords } from "#guidebooks/translation/OriginalWords.tsx";
import { TranslationField } from "#guidebooks/translation/TranslationField.tsx";
import { useSaveTranslation } from "#guidebooks/translation/useSaveTranslation.ts";
import type { HostTranslationUnit } from "#guidebooks/translation/contract.ts";
import { isFinal, problemSentence } from "#guidebooks/translation/problems.ts";

interface TranslationRowProps {
  guidebookId: string;
  sectionId: string;
  unit: HostTranslationUnit;
  language: Language;
  own: Language;
  mayEdit: boolean;
  draft: string | undefined;
  onDraft: (text: string | undefined) => void;
  onSaved: () => void;
}

export function TranslationRow(props: TranslationRowProps) {
  const { unit, language, own, mayEdit, draft, onDraft } = props;
  const original = useId();
  const stored = unit.proposed ?? unit.text ?? unit.earlier?.text ?? "";
  const text = draft ?? stored;
  const isBlank = unit.kind === "html" ? isBlankHtml(text) : text.trim() === "";
  // The rich text editor closes after a save or undo.
  const [round, setRound] = useState(0);
  const settle = () => setRound((before) => before + 1);
  const [isSaved, setSaved] = useState(false);
  const onSaved = () => (settle(), setSaved(true), props.onSaved());
  const { save, problems, forget } = useSaveTranslation({ ...props, onSaved });
  const isChanged = draft !== undefined;
  const isShownSaved = isSaved && !isChanged && text !== "";
  return (
    <li className="grid gap-x-8 gap-y-3 px-[min(1.25rem,6vw)] py-4 sm:px-6 md:grid-cols-2 md:py-3">
      <div className="min-w-0 md:pt-2">
        <OriginalWords id={original} unit={unit} language={own} />
      </div>
      <div className="min-w-0 space-y-3" lang={language} dir={directionOf(language)}>
        <TranslationField
          key={round}
          unit={unit}
          language={language}
          text={text}
          labelledBy={original}
          readOnly={!mayEdit}
          onChange={(next) => onDraft(next === stored ? undefined : next)}
        />
        <div lang="en" dir="ltr" className="space-y-3 empty:hidden">
          <State unit={unit} />
          {problems && problems.length > 0 && (
            <Notice
              tone="warn"
              title="Not saved yet"
              action={
                !problems.some(isFinal) && (
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => save.mutate({ text, anyway: true })}
                  >
                    Save it anyway
                  </Button>
                )
              }
            >
              {problems.map(problemSentence).join(" ")}
            </Notice>
          )}
          {isShownSaved && (
            <p className="flex items-center gap-1.5 text-sm font-semibold text-leaf">
              <Check size={16} aria-hidden /> Saved
            </p>
          )}
          {mayEdit && (isChanged || unit.state === "look" || unit.state === "confirm") && (
            <div className="flex flex-wrap gap-2">
              {isChanged && (
                <Button
                  busy={save.isPending}
                  disabled={isBlank && unit.text === null}
                  onClick={() => save.mutate({ text })}
                >
                  {isBlank ? "Show the original" : "Save"}
                </Button>
              )}
              {isChanged && (
                <Button variant="quiet" onClick={() => (settle(), forget(), onDraft(undefined))}>
                  Undo
                </Button>
              )}
              {!isChanged && (
                <Button
                  variant="secondary"
                  busy={save.isPending}
                  onClick={() => save.mutate({ text: stored })}
                >
                  {unit.state === "confirm" ? "Confirm" : "Still right"}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

/** The source of the translation, and why there is none. */
function State({ unit }: Pick<TranslationRowProps, "unit">) {
  const { by, kind, state, text, proposed, earlier, problems } = unit;
  const reasons = problems.map(problemSentence).join(" ");
  return (
    <>
      {(by === "machine" || state === "look") && (
        <p className="flex flex-wrap gap-2">
          {state === "confirm" && <Badge tone="lamp">To confirm</Badge>}
          {state === "look" && <Badge tone="lamp">To review</Badge>}
          {by === "machine" && <Badge>Translated by machine</Badge>}
        </p>
      )}
      {text !== null && earlier && (
        <p className="text-sm text-soft">
          Yours, before the words changed: {kind === "html" ? plainText(earlier.text) : earlier.text}
        </p>
      )}
      {proposed !== null && (
        <Notice
          tone="warn"
          title={
            text === null
              ? "Guests read your words until you confirm this"
              : "Guests read your words for some lines until you confirm this"
          }
        >
          {reasons || "It has not been compared with your words yet."}
        </Notice>
      )}
      {proposed === null && problems.length > 0 && (
        <Notice title="The machine’s translation was left out">{reasons}</Notice>
      )}
    </>
  );
}
