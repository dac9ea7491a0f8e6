import { Activity, useReducer, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Card } from "#ui/Card.tsx";
import { FormColumns } from "#ui/FormColumns.tsx";
import { Segmented } from "#ui/Segmented.tsx";
import { BlankForm, type BlankWords } from "#editor/create/BlankForm.tsx";
import { newCombobox, nextCombobox } from "#editor/create/combobox.ts";
import { GenerateForm } from "#editor/create/GenerateForm.tsx";
import { LimitNotice } from "#editor/create/LimitNotice.tsx";
import { NameField } from "#editor/create/NameField.tsx";
import { unknownStay } from "#editor/create/StayDetails.tsx";
import { usePlanIsFull } from "#editor/create/usePlanIsFull.ts";
import { useSharedSectionChoices } from "#editor/create/useSharedSectionChoices.ts";

const made = [
  { value: "blank", label: "Blank" },
  { value: "ai", label: "Generated with AI" },
] as const;
const madeOrImported = [...made, { value: "import", label: "Import" }] as const;
type Mode = (typeof madeOrImported)[number]["value"];

interface CreateFormProps {
  /** Of the form, for a button that stands outside it. */
  id?: string;
  startsAs: Mode;
  name: string;
  onName: (name: string) => void;
  /** What the form for a blank guidebook says at this URL. */
  blank: BlankWords;
  heading?: ReactNode;
  /** What makes a guidebook of what a host has, under its name; absent where it is not offered. */
  importing?: ReactNode;
}

/** Makes a guidebook, blank, generated or imported (Guidebooks 6). What is typed stays when the choice changes. */
export function CreateForm({ id, startsAs, name, onName, blank, heading, importing }: CreateFormProps) {
  const [mode, setMode] = useState<Mode>(startsAs);
  const [search] = useSearchParams();
  const combobox = useReducer(nextCombobox, search.get("place") ?? "", newCombobox);
  const stay = useState(unknownStay);
  const shared = useSharedSectionChoices();
  const [wasImporting, setWasImporting] = useState(mode === "import");
  const full = usePlanIsFull();
  if (full)
    return (
      <>
        <LimitNotice className="mt-8" />
        <ButtonLink to="/" variant="secondary" className="mt-5">
          Go to your guidebooks
        </ButtonLink>
      </>
    );

  function choose(next: Mode) {
    setMode(next);
    if (next === "import") setWasImporting(true);
  }

  return (
    <div className="mt-5 space-y-5 sm:mt-8">
      {heading}
      <div className="sm:max-w-xl">
        <Segmented
          label="How to start"
          options={importing ? madeOrImported : made}
          value={mode}
          onValueChange={choose}
        />
      </div>
      <Card className="space-y-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none sm:space-y-6">
        {mode === "import" && <FormColumns fields={<NameField name={name} onName={onName} />} />}
        {mode === "blank" && <BlankForm id={id} name={name} onName={onName} words={blank} shared={shared} />}
        {mode === "ai" && (
          <GenerateForm id={id} name={name} onName={onName} typed={{ combobox, stay }} shared={shared} />
        )}
        {wasImporting && <Activity mode={mode === "import" ? "visible" : "hidden"}>{importing}</Activity>}
      </Card>
    </div>
  );
}
