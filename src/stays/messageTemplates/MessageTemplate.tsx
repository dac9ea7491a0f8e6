import { ChevronDown, Copy } from "lucide-react";
import { Fragment, useId, useRef, useState } from "react";
import {
  TEMPLATE_MAX,
  defaultTemplates,
  templateProblem,
  type MessageKind,
} from "#stays/messageTemplates/template.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { copyWithToast } from "#ui/shareSheet.ts";
import { showToast } from "#ui/toast.ts";
import { InsertMenu } from "#stays/messageTemplates/InsertMenu.tsx";
import { kindLabels, placeholderMeanings } from "#stays/messageTemplates/messageWords.ts";
import { placeholdersIn } from "#stays/messageTemplates/placeholderParts.ts";
import { PolicySentences } from "#stays/messageTemplates/PolicyMarks.tsx";
import { TemplateTextarea, typeInto } from "#stays/messageTemplates/TemplateTextarea.tsx";
import type { PolicyMark } from "#guidebooks/policy/messagePolicy.ts";
import { MarkedText } from "#stays/messageTemplates/MarkedText.tsx";

/** From here on the form says how much room is left. */
const COUNTED_FROM = TEMPLATE_MAX * 0.75;

interface MessageTemplateProps {
  kind: MessageKind;
  text: string;
  /** The message as it is sent. */
  sent: string;
  marks: readonly PolicyMark[];
  /** The first name of the guest that it is shown for. */
  guest: string;
  /** Whether it is the message of a stay, not of an invented one. */
  mayCopy: boolean;
  mayEdit: boolean;
  onChange: (text: string) => void;
}

export function MessageTemplate(props: MessageTemplateProps) {
  const { kind, text, sent, marks, guest, mayCopy, mayEdit, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = templateProblem(text);
  const ours = defaultTemplates[kind];

  function reset() {
    onChange(ours);
    showToast({
      title: "Back to our wording",
      description: "Save to start using it.",
      action: { label: "Undo", onSelect: () => onChange(text) },
    });
  }

  return (
    <Card as="section" aria-labelledby={`title-${kind}`}>
      <h2 id={`title-${kind}`} className="mb-2 text-xl">
        {kindLabels[kind]}
      </h2>
      <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        <div className="min-w-0">
          <Field
            label="Your words"
            aside={
              mayEdit && (
                <InsertMenu
                  message={kindLabels[kind]}
                  onInsert={(name) => field.current && typeInto(field.current, `{${name}}`)}
                />
              )
            }
            hint={
              text.includes("{link}")
                ? undefined
                : "Without the stay’s link, your guest cannot find their page."
            }
            error={problem}
            {...(text.length >= COUNTED_FROM && { counter: { length: text.length, max: TEMPLATE_MAX } })}
          >
            <TemplateTextarea
              field={field}
              name={kind}
              value={text}
              readOnly={!mayEdit}
              placeholder={ours}
              onChange={({ target }) => onChange(target.value)}
            />
          </Field>
          <PlaceholdersIn text={text.trim() === "" ? ours : text} />
          {mayEdit && text.trim() !== ours && (
            <Button variant="quiet" className="mt-1 -ml-5" onClick={reset}>
              Back to our wording<span className="sr-only">: {kindLabels[kind]}</span>
            </Button>
          )}
        </div>
        <MessagePreview
          label={guest ? `As ${guest} gets it` : "As your guest gets it"}
          text={sent}
          marks={marks}
          mayCopy={mayCopy}
        />
      </div>
    </Card>
  );
}

/** What the placeholders of a template stand for. */
function PlaceholdersIn({ text }: { text: string }) {
  const used = placeholdersIn(text);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (used.length === 0) return null;
  return (
    <div className="text-sm text-soft">
      <FoldButton label="What is filled in" open={open} controls={id} onFold={() => setOpen(!open)} />
      <p className="mt-2 max-lg:hidden">Filled in for each stay:</p>
      <dl
        id={id}
        className={classes(
          !open && "max-lg:hidden",
          "mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)]",
        )}
      >
        {used.map((name) => (
          <Fragment key={name}>
            <dt>
              <span className="rounded-full bg-pine/12 px-2 py-0.5 text-pine">{name}</span>
            </dt>
            <dd>{placeholderMeanings[name]}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

interface FoldButtonProps {
  label: string;
  open: boolean;
  controls: string;
  onFold: () => void;
}

/** Folds a part of the form where it is long: on phones and tablets. */
function FoldButton({ label, open, controls, onFold }: FoldButtonProps) {
  return (
    <Button
      variant="quiet"
      aria-expanded={open}
      aria-controls={controls}
      className="-mx-3 px-3! lg:hidden"
      onClick={onFold}
    >
      {label}
      <ChevronDown size={18} aria-hidden className={classes("text-soft", open && "rotate-180")} />
    </Button>
  );
}

interface MessagePreviewProps {
  label: string;
  text: string;
  marks: readonly PolicyMark[];
  mayCopy: boolean;
}

/** A message as it is sent, with the passages that Airbnb's policy names; a phone can fold it. */
function MessagePreview({ label, text, marks, mayCopy }: MessagePreviewProps) {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <div className="min-w-0">
      <FoldButton label={label} open={open} controls={id} onFold={() => setOpen(!open)} />
      <p className="mb-1.5 pt-2 text-[0.9375rem] leading-7 font-semibold wrap-anywhere max-lg:hidden">
        {label}
      </p>
      <div id={id} className={classes("rounded-field bg-linen px-4 py-3", !open && "max-lg:hidden")}>
        <MarkedText text={text} marks={marks} />
        {marks.length > 0 && <PolicySentences marks={marks} />}
        {mayCopy && (
          <Button
            variant="secondary"
            icon={Copy}
            className="mt-3"
            onClick={() => void copyWithToast(text, { title: "Message copied" })}
          >
            Copy<span className="sr-only"> this message: {label}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
