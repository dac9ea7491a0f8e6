import { FileUp, X } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import type { FileOnItsWay } from "#contentImport/screens/useReadFiles.ts";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { FormColumns } from "#ui/FormColumns.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Spinner } from "#ui/Spinner.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { useQuery } from "@tanstack/react-query";
import { placesServiceQuery } from "#editor/create/placesService.ts";

const ACCEPTED = ".docx,.pdf,.html,.htm,.md,.markdown,.txt";

interface AddManualProps {
  files: readonly FileOnItsWay[];
  /** Kinds of files beyond manuals, as an `accept` attribute has them. */
  alsoAccepted?: string;
  hint: string;
  /** Returns the files that could not be read. */
  onFiles: (files: File[]) => Promise<File[]>;
  onDismiss: (id: number) => void;
}

/** Takes files and pasted text: by the button, by dropping them anywhere on the card, or typed. */
export function AddManual({ files, alsoAccepted, hint, onFiles, onDismiss }: AddManualProps) {
  const [text, setText] = useState("");
  const [isOver, setIsOver] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isReadingText, setIsReadingText] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) void onFiles(dropped);
    else setText((before) => `${before}${event.dataTransfer.getData("text/plain")}`);
  }

  async function readText() {
    if (text.trim() === "") {
      setIsMissing(true);
      return field.current?.focus();
    }
    setIsReadingText(true);
    const unread = await onFiles([new File([text], "Pasted text", { type: "text/plain" })]);
    setIsReadingText(false);
    // What was refused is there to be shortened, and what was typed since stays.
    if (unread.length === 0) setText((typed) => (typed === text ? "" : typed));
  }

  return (
    // Dropping files is a second way to the button below.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="What you have"
      className={classes("rounded-field", isOver && "outline-2 outline-dashed outline-offset-4 outline-pine")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FormColumns
        fields={
          <>
            <div className="rounded-field border border-dashed border-control bg-card px-4 py-5 text-center">
              <input
                ref={input}
                type="file"
                multiple
                accept={alsoAccepted ? `${ACCEPTED},${alsoAccepted}` : ACCEPTED}
                aria-label="Files"
                className="sr-only"
                tabIndex={-1}
                onChange={({ target }) => {
                  void onFiles([...(target.files ?? [])]);
                  target.value = "";
                }}
              />
              <Button variant="secondary" icon={FileUp} onClick={() => input.current?.click()}>
                Choose files
              </Button>
              <p className="mt-2.5 text-sm text-soft">
                <span className="max-lg:hidden">Or drop them here. </span>
                {hint}
              </p>
            </div>
            {files.length > 0 && (
              <ul className="space-y-2">
                {files.map((file) => (
                  <FileLine key={file.id} file={file} onDismiss={() => onDismiss(file.id)} />
                ))}
              </ul>
            )}
            <Field label="Or paste your text" error={isMissing && "Paste or type your text first."}>
              <Textarea
                ref={field}
                value={text}
                rows={4}
                placeholder="A house manual, your listing, a message to guests"
                className="max-h-80"
                onChange={({ target }) => {
                  setText(target.value);
                  setIsMissing(false);
                }}
              />
            </Field>
          </>
        }
        notes={{ title: "How it works", content: <HowItWorks /> }}
      >
        <ModelHint />
        <Button size="large" className="w-full" busy={isReadingText} onClick={() => void readText()}>
          Continue
        </Button>
      </FormColumns>
    </section>
  );
}

const steps = [
  "We sort your words into sections.",
  "You check each paragraph.",
  "One press puts it into the guidebook. Undo takes it back.",
];

const HowItWorks = () => (
  <ol className="space-y-2">
    {steps.map((step, at) => (
      <li key={step} className="flex gap-3">
        <span
          aria-hidden
          className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-pine/12 text-xs font-semibold text-pine"
        >
          {at + 1}
        </span>
        {step}
      </li>
    ))}
  </ol>
);

interface FileLineProps {
  file: FileOnItsWay;
  onDismiss: () => void;
}

function FileLine({ file: { name, problem, isWaiting, sorting }, onDismiss }: FileLineProps) {
  if (isWaiting) return <li className="rounded-field bg-linen px-4 py-3">Sign in again to read {name}.</li>;
  if (problem === undefined)
    return (
      <li className="flex flex-wrap items-center gap-x-3 rounded-field bg-linen px-4 py-3 sm:has-[button]:py-1">
        <Spinner size={18} />
        <output className="min-w-0 grow basis-52 wrap-anywhere">
          {sorting
            ? `Sorting ${name} with the model: ${sorting.done} of ${sorting.total} sentences...`
            : `Reading ${name}...`}
        </output>
        {sorting && (
          <Button size="small" variant="quiet" onClick={sorting.stop}>
            Continue without
          </Button>
        )}
      </li>
    );
  return (
    <li className="flex items-start gap-1">
      <Notice tone="error" title={name} className="min-w-0 flex-1 wrap-anywhere">
        {problem}
      </Notice>
      <IconButton icon={X} label={`Dismiss ${name}`} onClick={onDismiss} />
    </li>
  );
}

/** What leaves this server once something is read, where a model has a part in it. */
function ModelHint() {
  const { data } = useQuery(placesServiceQuery);
  if (!data?.hasModel) return null;
  return (
    <p className="text-sm text-soft">
      Your sentences are sent to this server’s model to be sorted, without numbers and links. Passwords and
      codes that we recognise are not sent.
    </p>
  );
}
