import { Save, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { failureText } from "#ui/failure.ts";
import { PageHeader } from "#ui/PageHeader.tsx";
import type { BlankWords } from "#editor/create/BlankForm.tsx";
import { CreateForm } from "#editor/create/CreateForm.tsx";
import { usePlanIsFull } from "#editor/create/usePlanIsFull.ts";

const FORM = "new-guidebook";

const words: BlankWords = {
  submit: "Create Guidebook",
  failure: (error) =>
    failureText(error, {
      title: "Failed to create guidebook",
      description: "There was an error creating your guidebook. Please try again.",
    }),
};

/** The editor before there is anything to edit: blank unless the host chooses a generated one. */
export function NewGuidebook() {
  const [name, setName] = useState("");
  const full = usePlanIsFull();
  return (
    <>
      <PageHeader
        title={name.trim() || "Untitled guidebook"}
        subtitle="New guidebook"
        action={
          <>
            <Button type="submit" form={FORM} variant="secondary" icon={Save} disabled={full}>
              Save
            </Button>
            <Button variant="secondary" icon={Share2} disabled>
              Share
            </Button>
          </>
        }
      />
      <div className="mx-auto max-w-2xl">
        <CreateForm
          id={FORM}
          startsAs="blank"
          name={name}
          onName={setName}
          blank={words}
          heading={<h2 className="text-2xl">Create Your Guidebook</h2>}
        />
      </div>
    </>
  );
}
