import { Plus } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import {
  TEMPLATE_MAX,
  defaultTemplates,
  fillTemplate,
  placeholders,
  templateProblem,
  type MessageKind,
  type Placeholder,
} from "#stays/messageTemplates/template.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { showToast } from "#ui/toast.ts";
import type { MessageExample } from "#stays/messageTemplates/messageExample.ts";
import { kindLabels, placeholderLabels } from "#stays/messageTemplates/messageWords.ts";
import { findPolicyMarks } from "#stays/messageTemplates/policy.ts";
import { MarkedText } from "#stays/messageTemplates/MarkedText.tsx";
import { PolicyMarks } from "#stays/messageTemplates/PolicyMarks.tsx";

const names = Object.keys(placeholders) as Placeholder[]; // its keys are the names

interface MessageTemplateProps {
  kind: MessageKind;
  text: string;
  example: MessageExample;
  mayEdit: boolean;
  onChange: (text: string) => void;
}

export function MessageTemplate({ kind, text, example, mayEdit, onChange }: MessageTemplateProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = templateProblem(text);
  const ours = defaultTemplates[kind];
  const shown = text.trim() === "" ? ours : text;

  /** Inserts a placeholder at the cursor, and moves the cursor after it. */
  function insert(name: Placeholder) {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    const inserted = `{${name}}`;
    flushSync(() => onChange(text.slice(0, from) + inserted + text.slice(to)));
    field.current?.focus();
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
      <h2 id={`title-${kind}`} className="mb-4 text-xl">
        {kindLabels[kind]}
      </h2>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="min-w-0">
          <Field
            label="Your words"
            hint={
              text.includes("{link}")
                ? undefined
                : "Without the stay’s link, your guest cannot find their page."
            }
            error={problem}
            counter={{ length: text.length, max: TEMPLATE_MAX }}
          >
            <Textarea
              ref={field}
              name={kind}
              value={text}
              readOnly={!mayEdit}
              placeholder={ours}
              className="min-h-56!"
              onChange={({ target }) => onChange(target.value)}
            />
          </Field>
          {mayEdit && (
            <>
              <fieldset className="mt-3">
                <legend className="mb-2 text-sm text-soft">Add details that change with each stay:</legend>
                <div className="flex flex-wrap gap-2">
                  {names.map((name) => (
                    <button
                      key={name}
                      type="button"
                      onClick={() => insert(name)}
                      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-linen px-3.5 text-[0.9375rem] hover:border-control"
                    >
                      <Plus size={16} aria-hidden className="text-pine" />
                      {placeholderLabels[name]}
                      <span className="sr-only">, {`{${name}}`}</span>
                    </button>
                  ))}
                </div>
              </fieldset>
              {text.trim() !== ours && (
                <Button variant="quiet" className="mt-3 -ml-5" onClick={reset}>
                  Restore the original text<span className="sr-only">: {kindLabels[kind]}</span>
                </Button>
              )}
            </>
          )}
        </div>
        <MessagePreview label={example.label} text={problem ? shown : fillTemplate(shown, example.values)} />
      </div>
    </Card>
  );
}

/** A message as it is sent, with the passages that Airbnb's policy names. */
function MessagePreview({ label, text }: { label: string; text: string }) {
  const marks = findPolicyMarks(text);
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-[0.9375rem] font-semibold wrap-anywhere">To {label}</p>
      <div className="rounded-field rounded-tl-sm bg-linen px-4 py-3">
        <MarkedText text={text} marks={marks} />
      </div>
      <PolicyMarks marks={marks} />
    </div>
  );
}
