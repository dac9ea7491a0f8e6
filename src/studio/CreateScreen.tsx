import { Sparkles, SquarePen } from "lucide-react";
import { useState } from "react";
import { PRODUCT } from "#platform/site.ts";
import { ButtonLink } from "#platform/ui/ButtonLink.tsx";
import { Card } from "#platform/ui/Card.tsx";
import { PageHeader } from "#platform/ui/PageHeader.tsx";
import { Segmented } from "#platform/ui/Segmented.tsx";
import { BlankForm } from "#studio/create/BlankForm.tsx";
import { GenerateForm } from "#studio/create/GenerateForm.tsx";
import { FromWhatYouHave } from "#studio/create/FromWhatYouHave.tsx";
import { LimitNotice } from "#studio/LimitNotice.tsx";
import { usePlanIsFull } from "#studio/usePlanIsFull.ts";

export const meta = () => [{ title: `Create Guidebook | ${PRODUCT.name}` }];

const modes = [
  { value: "blank", label: "Blank", icon: SquarePen },
  { value: "ai", label: "Generated with AI", icon: Sparkles },
] as const;

/** Makes a guidebook, blank or generated. The name stays when the mode changes. */
export default function CreateScreen() {
  const [mode, setMode] = useState<(typeof modes)[number]["value"]>("ai");
  const [name, setName] = useState("");
  const full = usePlanIsFull();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Create Guidebook"
        subtitle="A name is enough to begin. You can change everything later."
      />
      {full ? (
        <>
          <LimitNotice className="mt-8" />
          <ButtonLink to="/" variant="secondary" className="mt-5">
            Go to your guidebooks
          </ButtonLink>
        </>
      ) : (
        <>
          <Card className="mt-8 space-y-6">
            <Segmented label="How to begin" options={modes} value={mode} onValueChange={setMode} />
            {mode === "blank" ? (
              <BlankForm name={name} onName={setName} />
            ) : (
              <GenerateForm name={name} onName={setName} />
            )}
          </Card>
          <FromWhatYouHave />
        </>
      )}
    </div>
  );
}
