import { useNavigate } from "react-router";
import { messageOf } from "#platform/client.ts";
import { Button } from "#platform/ui/Button.tsx";
import { useForm } from "#platform/ui/useForm.ts";
import { BeginWith } from "#studio/create/BeginWith.tsx";
import { useBeginWith } from "#studio/create/useBeginWith.ts";
import { NameField, NAME_REQUIRED } from "#studio/create/NameField.tsx";
import { useCreateGuidebook } from "#studio/useCreateGuidebook.ts";

export function BlankForm({ name, onName }: { name: string; onName: (name: string) => void }) {
  const navigate = useNavigate();
  const begin = useBeginWith();
  const form = useForm({ name: NAME_REQUIRED.description }, NAME_REQUIRED);
  const create = useCreateGuidebook({
    onCreated: ({ id }) => navigate(`/guidebooks/${id}`),
    onFailure: (error) =>
      form.refuseAfter(error, {
        title: "Failed to create guidebook",
        description: messageOf(error) ?? unexpected(error),
      }),
  });
  const submit = form.onSubmit(
    (values) => create.isPending || create.mutate({ name: values.name.trim(), shared: begin.chosen }),
  );

  return (
    <form method="post" noValidate onSubmit={submit} onInput={form.onInput} className="space-y-6">
      <NameField name={name} onName={onName} error={form.errors.name} />
      <BeginWith begin={begin} />
      <Button type="submit" size="large" busy={create.isPending} busyLabel="Creating..." className="w-full">
        Create Blank Guidebook
      </Button>
    </form>
  );
}

/** Of what the server did not say, only who is asking can be named. */
function unexpected(error: Error): string {
  const nobody = "Failed to get user information";
  return error.message === nobody ? nobody : "An unexpected error occurred";
}
