import { ChevronDown, Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  TEMPLATE_MAX,
  defaultTemplates,
  templateProblem,
  type MessageKind,
  type Placeholder,
} from "#stays/messageTemplates/template.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { copyWithToast } from "#ui/shareSheet.ts";
import { showToast } from "#ui/toast.ts";
import { InsertMenu } from "#stays/messageTemplates/InsertMenu.tsx";
import { kindLabels, placeholderLabels } from "#stays/messageTemplates/messageWords.ts";
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

  /** Inserts a placeholder at the cursor, and moves the cursor after it. */
  function insert(name: Placeholder) {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    const inserted = `{${name}}`;
    flushSync(() => onChange(text.slice(0, from) + inserted + text.slice(to)));
    field.current?.setSelectionRange(from + inserted.length, from + inserted.length);
  }

  function reset() {
    onChange(ours);
    showToast({
      title: "Original text restored",
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
                  onInsert={insert}
                  onInserted={() => field.current?.focus()}
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
            <Textarea
              ref={field}
              name={kind}
              value={text}
              readOnly={!mayEdit}
              placeholder={ours}
              className="min-h-40!"
              onChange={({ target }) => onChange(target.value)}
            />
          </Field>
          <PlaceholdersIn text={text} />
          {mayEdit && text.trim() !== ours && (
            <Button variant="quiet" className="mt-1 -ml-5" onClick={reset}>
              Restore the original text<span className="sr-only">: {kindLabels[kind]}</span>
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

/** The placeholders that are easily taken for each other. */
const explained = ["code", "codes"] as const satisfies readonly Placeholder[];

/** What such placeholders of a template stand for. */
function PlaceholdersIn({ text }: { text: string }) {
  const used = explained.filter((name) => text.includes(`{${name}}`));
  if (used.length === 0) return null;
  return (
    <ul aria-label="Filled in for each stay" className="mt-2 flex flex-wrap gap-1.5">
      {used.map((name) => (
        <li key={name} className="rounded-full bg-linen px-2.5 py-0.5 text-sm text-soft">
          <span className="font-mono text-[0.8125rem]">{`{${name}}`}</span> {placeholderLabels[name]}
        </li>
      ))}
    </ul>
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
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-controls={id}
        className="-mx-3 px-3! lg:hidden"
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown size={18} aria-hidden className={classes("text-soft", open && "rotate-180")} />
      </Button>
      <p className="mb-1.5 pt-2 text-[0.9375rem] leading-7 font-semibold wrap-anywhere max-lg:hidden">
        {label}
      </p>
      <div
        id={id}
        className={classes("rounded-field rounded-tl-sm bg-linen px-4 py-3", !open && "max-lg:hidden")}
      >
        <MarkedText text={text} marks={marks} />
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
