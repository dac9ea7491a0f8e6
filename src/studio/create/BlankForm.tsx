import { useRef, useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { ApiError, messageOf } from "#platform/client.ts";
import { Button } from "#platform/ui/Button.tsx";
import { checkName, NameField, NAME_REQUIRED } from "#studio/create/NameField.tsx";
import { retryAfterSignIn } from "#studio/sessionEnd.ts";
import { showToast, showErrorToast } from "#studio/toasts.ts";
import { useCreateGuidebook } from "#studio/useCreateGuidebook.ts";

export function BlankForm({ name, onName }: { name: string; onName: (name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const create = useCreateGuidebook();
  const navigate = useNavigate();

  function send() {
    create.mutate(name.trim(), {
      onSuccess: ({ id }) => {
        showToast("Guidebook created", "Your guidebook has been created successfully.");
        void navigate(`/guidebooks/${id}`);
      },
      onError: (refused) => {
        if (retryAfterSignIn(refused, send)) return;
        if (refused instanceof ApiError) setError(refused.body?.fields?.name);
        showErrorToast("Failed to create guidebook", messageOf(refused) ?? unexpected(refused));
      },
    });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (create.isPending) return;
    if (!checkName(name, input)) return setError(NAME_REQUIRED.description);
    setError(undefined);
    send();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <NameField name={name} onName={onName} input={input} error={error} />
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
