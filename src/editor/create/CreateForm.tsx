import { Sparkles, SquarePen, ChevronRight, FileInput } from "lucide-react";
import { useState, type ReactNode } from "react";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Card } from "#ui/Card.tsx";
import { Segmented } from "#ui/Segmented.tsx";
import { BlankForm, type BlankWords } from "#editor/create/BlankForm.tsx";
import { GenerateForm } from "#editor/create/GenerateForm.tsx";
import { LimitNotice } from "#editor/create/LimitNotice.tsx";
import { usePlanIsFull } from "#editor/create/usePlanIsFull.ts";
import { Link } from "react-router";

const modes = [
  { value: "blank", label: "Blank", icon: SquarePen },
  { value: "ai", label: "Generated with AI", icon: Sparkles },
] as const;

interface CreateFormProps {
  /** Of the form, for a button that stands outside it. */
  id?: string;
  startsAs: (typeof modes)[number]["value"];
  name: string;
  onName: (name: string) => void;
  /** What the form for a blank guidebook says at this URL. */
  blank: BlankWords;
  heading?: ReactNode;
}

/** Makes a guidebook, blank or generated, at both URLs (Guidebooks 6). The name stays when the mode changes. */
export function CreateForm({ id, startsAs, name, onName, blank, heading }: CreateFormProps) {
  const [mode, setMode] = useState(startsAs);
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
  return (
    <>
      <Card className="mt-8 space-y-6">
        {heading}
        <Segmented label="How to start" options={modes} value={mode} onValueChange={setMode} />
        {mode === "blank" ? (
          <BlankForm id={id} name={name} onName={onName} words={blank} />
        ) : (
          <GenerateForm id={id} name={name} onName={onName} />
        )}
      </Card>
      <FromWhatYouHave />
    </>
  );
}

/** The way to a guidebook that is made of what a host has written before. */
function FromWhatYouHave() {
  return (
    <Link
      to="/import"
      className="mt-5 flex items-center gap-4 rounded-card border border-line bg-card px-[min(1.25rem,6vw)] py-5 shadow-soft hover:border-control sm:p-6"
    >
      <FileInput size={26} aria-hidden className="shrink-0 text-pine" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Start from what you have</span>
        <span className="block text-soft">
          A Word file, a PDF, your listing, a message to guests: we sort it into sections.
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-soft" />
    </Link>
  );
}
