import { Save, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { failureText } from "#ui/failure.ts";
import type { BlankWords } from "#editor/create/BlankForm.tsx";
import { CreateForm } from "#editor/create/CreateForm.tsx";
import { usePlanIsFull } from "#editor/create/usePlanIsFull.ts";
import { kindOfPlace } from "#ui/scenes/kindOfPlace.ts";
import { Scene } from "#ui/scenes/Scene.tsx";

const SEED = "new guidebook";
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
      {/* Quiet: the form has what is to be done. */}
      <header className="flex items-center justify-between gap-x-4">
        <div className="min-w-0">
          <h1 className="text-xl text-soft wrap-anywhere">{name.trim() || "Untitled guidebook"}</h1>
          <p className="text-[0.9375rem] text-soft">New guidebook</p>
        </div>
        <div className="-mr-3 flex text-soft sm:-mr-5">
          <Button
            type="submit"
            form={FORM}
            variant="quiet"
            icon={Save}
            disabled={full}
            className="text-soft! max-sm:px-3!"
          >
            <span className="max-sm:sr-only">Save</span>
          </Button>
          <Button variant="quiet" icon={Share2} disabled className="text-soft! max-sm:px-3!">
            <span className="max-sm:sr-only">Share</span>
          </Button>
        </div>
      </header>
      <NewCover name={name} />
      <CreateForm
        id={FORM}
        startsAs="blank"
        name={name}
        onName={setName}
        blank={words}
        heading={<h2 className="text-2xl">Create Your Guidebook</h2>}
      />
    </>
  );
}

/** The evening that guests will see, of the kind of place that the name tells. Decoration. */
function NewCover({ name }: { name: string }) {
  return (
    <div className="mt-4 overflow-hidden rounded-card sm:mt-6">
      <Scene
        seed={SEED}
        kind={kindOfPlace({ name, postalAddress: null, seed: SEED })}
        view="strip"
        className="block h-24 w-full sm:h-44"
      />
    </div>
  );
}
