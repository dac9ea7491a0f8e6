import { useNavigate } from "react-router";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { Button } from "#ui/Button.tsx";
import { FormColumns } from "#ui/FormColumns.tsx";
import type { ToastText } from "#ui/toast.ts";
import { useForm } from "#ui/useForm.ts";
import { SharedSectionChoices } from "#editor/create/SharedSectionChoices.tsx";
import type { useSharedSectionChoices } from "#editor/create/useSharedSectionChoices.ts";
import { NAME_REQUIRED } from "#guidebooks/guidebookName.ts";
import { NameField } from "#editor/create/NameField.tsx";
import { WrittenByYou } from "#editor/create/WrittenFrom.tsx";
import { useCreateGuidebook } from "#editor/create/useCreateGuidebook.ts";

/** What the specification has differ between its two URLs. */
export interface BlankWords {
  submit: string;
  failure: (error: Error) => ToastText;
}

interface BlankFormProps {
  id?: string | undefined;
  name: string;
  onName: (name: string) => void;
  words: BlankWords;
  shared: ReturnType<typeof useSharedSectionChoices>;
}

export function BlankForm({ id, name, onName, words, shared }: BlankFormProps) {
  const navigate = useNavigate();
  const form = useForm({ name: NAME_REQUIRED.description }, NAME_REQUIRED);
  const create = useCreateGuidebook({
    // Back leads past the form that is done.
    onCreated: (guidebook) => navigate(`/guidebooks/${guidebook.id}`, { replace: true }),
    onFailure: (error) => form.refuseAfter(error, words.failure(error)),
  });
  const submit = form.onSubmit(
    (values) => create.isPending || create.mutate({ name: values.name.trim(), shared: shared.chosen }),
  );

  return (
    <form id={id} method="post" noValidate onSubmit={submit} onInput={form.onInput}>
      <FormColumns
        fields={
          <>
            <NameField name={name} onName={onName} error={form.errors.name} />
            <SharedSectionChoices begin={shared} />
          </>
        }
        notes={{ title: "What you get", content: <WrittenByYou /> }}
      >
        <FormFailure words={form.failure} />
        <Button type="submit" size="large" busy={create.isPending} busyLabel="Creating..." className="w-full">
          {words.submit}
        </Button>
      </FormColumns>
    </form>
  );
}
