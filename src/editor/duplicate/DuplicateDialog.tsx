import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PLAN } from "#billing/plan.ts";
import { NAME_MAX, NAME_NEEDED, NAME_REQUIRED } from "#guidebooks/guidebookName.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { showToast } from "#ui/toast.ts";
import { useForm } from "#ui/useForm.ts";
import { useDuplicate } from "#editor/duplicate/useDuplicate.ts";
import { LimitNotice } from "#editor/create/LimitNotice.tsx";
import { useProduct } from "#ui/product.tsx";

interface DuplicateDialogProps {
  guidebook: { id: string; name: string };
  onClose: () => void;
}

const NOT_MADE = {
  title: "Failed to duplicate the guidebook",
  description: "There was an error making the copy. Please try again.",
};

/** Makes one guidebook or several of one, a name a line (Guidebooks 8). */
export function DuplicateDialog({ guidebook: { id, name }, onClose }: DuplicateDialogProps) {
  const { sells } = useProduct();
  const [text, setText] = useState(`${name} (copy)`);
  const { data: guidebooks = [] } = useQuery(guidebooksQuery);
  const free = PLAN.properties - guidebooks.length;
  const names = namesIn(text);
  const form = useForm({ names: NAME_NEEDED }, NAME_REQUIRED);
  const duplicate = useDuplicate(id, {
    onDone(made) {
      showToast({
        title: made.length === 1 ? "Guidebook duplicated" : `${made.length} guidebooks made`,
        description: "Secrets, stays and links were not copied. Each copy will ask you for its own codes.",
      });
      onClose();
    },
    onFailure(error, left) {
      setText(left.join("\n"));
      form.refuseAfter(error, failureText(error, NOT_MADE));
    },
  });
  const submit = form.onSubmit(() => {
    const problem = problemWithNames(names, { free, sells });
    if (problem) return form.mark({ names: problem });
    return duplicate.isPending || duplicate.start(names);
  });

  return (
    <Dialog
      open
      onOpenChange={() => duplicate.isPending || onClose()}
      dismissOnOutside={!duplicate.isPending}
      title={`Duplicate ${name}`}
      description="All sections, pictures and settings are copied. Codes, passwords, stays and links are not."
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          {free > 0 && (
            <Button type="submit" busy={duplicate.isPending} busyLabel="Duplicating...">
              {names.length > 1 ? `Make ${names.length} guidebooks` : "Duplicate"}
            </Button>
          )}
        </>
      }
    >
      {free > 0 ? (
        <Field
          label="Name of the new guidebook"
          hint={`Add a line for each guidebook you want. ${sells ? "Your plan has" : "There is"} room for ${free} more.`}
          error={form.errors.names ?? form.failure?.description}
        >
          <Textarea
            name="names"
            rows={3}
            readOnly={duplicate.isPending}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              form.forget("names");
            }}
          />
        </Field>
      ) : (
        <LimitNotice />
      )}
      {duplicate.isPending && names.length > 1 && (
        <div className="mt-4">
          <ProgressBar label="Guidebooks made" value={duplicate.done} max={names.length} />
          <output className="mt-1.5 block text-sm text-soft">
            {duplicate.done} of {names.length} made
          </output>
        </div>
      )}
    </Dialog>
  );
}

/** Returns the names that a text holds, one a line, each once. */
export function namesIn(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " "));
  return [...new Set(lines.filter((line) => line !== ""))];
}

interface Room {
  /** How many more guidebooks the account may have. */
  free: number;
  /** Whether a plan sets that limit. */
  sells: boolean;
}

/** Returns what is wrong with names for new guidebooks, or null. */
export function problemWithNames(names: readonly string[], { free, sells }: Room): string | null {
  const long = names.find((name) => name.length > NAME_MAX);
  if (long) return `Use at most ${NAME_MAX} characters for a name. This one is longer: ${long.slice(0, 40)}…`;
  if (names.length > free)
    return `${sells ? "Your plan has" : "There is"} room for ${free} more ${free === 1 ? "guidebook" : "guidebooks"}, and you have typed ${names.length}.`;
  return null;
}
