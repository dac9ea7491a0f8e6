import { Save, Share2 } from "lucide-react";
import { useRef, useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "#platform/ui/Button.tsx";
import { ButtonLink } from "#platform/ui/ButtonLink.tsx";
import { Card } from "#platform/ui/Card.tsx";
import { PageHeader } from "#platform/ui/PageHeader.tsx";
import { checkName, NameField, NAME_REQUIRED } from "#studio/create/NameField.tsx";
import { LimitNotice } from "#studio/LimitNotice.tsx";
import { retryAfterSignIn } from "#studio/sessionEnd.ts";
import { showToast, showFailureToast } from "#studio/toasts.ts";
import { useCreateGuidebook } from "#studio/useCreateGuidebook.ts";
import { usePlanIsFull } from "#studio/usePlanIsFull.ts";

const FORM = "new-guidebook";

/** The editor before there is anything to edit. */
export function NewGuidebook() {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const create = useCreateGuidebook();
  const navigate = useNavigate();
  const full = usePlanIsFull();

  function send() {
    create.mutate(name.trim(), {
      onSuccess: ({ id }) => {
        showToast("Guidebook created", "Your guidebook has been created successfully.");
        void navigate(`/guidebooks/${id}`, { replace: true });
      },
      onError: (refused) => {
        if (retryAfterSignIn(refused, send)) return;
        showFailureToast(
          refused,
          "Failed to create guidebook",
          "There was an error creating your guidebook. Please try again.",
        );
      },
    });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (create.isPending || full) return;
    if (!checkName(name, input)) return setError(NAME_REQUIRED.description);
    setError(undefined);
    send();
  }

  return (
    <>
      <PageHeader
        title={name.trim() || "Untitled guidebook"}
        subtitle="New guidebook"
        action={
          <>
            <Button
              type="submit"
              form={FORM}
              variant="secondary"
              icon={Save}
              busy={create.isPending}
              disabled={full}
            >
              Save
            </Button>
            <Button variant="secondary" icon={Share2} disabled>
              Share
            </Button>
          </>
        }
      />
      {full ? (
        <>
          <LimitNotice className="mt-8" />
          <ButtonLink to="/" variant="secondary" className="mt-5">
            Go to your guidebooks
          </ButtonLink>
        </>
      ) : (
        <Card className="mx-auto mt-10 max-w-xl">
          <form id={FORM} noValidate onSubmit={submit} className="space-y-6">
            <h2 className="text-2xl">Create Your Guidebook</h2>
            <NameField name={name} onName={setName} input={input} error={error} />
            <Button
              type="submit"
              size="large"
              busy={create.isPending}
              busyLabel="Creating..."
              className="w-full"
            >
              Create Guidebook
            </Button>
          </form>
        </Card>
      )}
    </>
  );
}
