import { Save, Share2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#platform/ui/Button.tsx";
import { ButtonLink } from "#platform/ui/ButtonLink.tsx";
import { Card } from "#platform/ui/Card.tsx";
import { failureText } from "#platform/ui/failure.ts";
import { PageHeader } from "#platform/ui/PageHeader.tsx";
import { useForm } from "#platform/ui/useForm.ts";
import { NameField, NAME_REQUIRED } from "#studio/create/NameField.tsx";
import { LimitNotice } from "#studio/LimitNotice.tsx";
import { useCreateGuidebook } from "#studio/useCreateGuidebook.ts";
import { usePlanIsFull } from "#studio/usePlanIsFull.ts";

const FORM = "new-guidebook";

const NOT_CREATED = {
  title: "Failed to create guidebook",
  description: "There was an error creating your guidebook. Please try again.",
};

/** The editor before there is anything to edit. */
export function NewGuidebook() {
  const [name, setName] = useState("");
  const navigate = useNavigate();
  const full = usePlanIsFull();
  const form = useForm({ name: NAME_REQUIRED.description }, NAME_REQUIRED);
  const create = useCreateGuidebook({
    onCreated: ({ id }) => navigate(`/guidebooks/${id}`, { replace: true }),
    onFailure: (error) => form.refuseAfter(error, failureText(error, NOT_CREATED)),
  });
  const submit = form.onSubmit(
    (values) => create.isPending || full || create.mutate({ name: values.name.trim() }),
  );

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
          <form
            id={FORM}
            method="post"
            noValidate
            onSubmit={submit}
            onInput={form.onInput}
            className="space-y-6"
          >
            <h2 className="text-2xl">Create Your Guidebook</h2>
            <NameField name={name} onName={setName} error={form.errors.name} />
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
