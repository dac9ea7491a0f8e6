import { useState } from "react";
import type { Guidebook } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { LanguageFields } from "#guidebooks/translation/LanguageFields.tsx";
import { englishName } from "#guidebooks/translation/languageWords.ts";
import { useChosenLanguages } from "#guidebooks/translation/useChosenLanguages.ts";
import type { GuidebookLanguages } from "#guidebooks/translation/contract.ts";

interface ChooseLanguagesProps {
  guidebook: Guidebook;
  languages: GuidebookLanguages;
  mayEdit: boolean;
  /** True until the first languages are chosen: then the choice is the screen's work, later a dialog. */
  isFirst: boolean;
  /** Receives whether no language is chosen. */
  onDone: (isNoneChosen: boolean) => void;
}

/** The choice of languages, each tick saved at once. */
export function ChooseLanguages({ guidebook, languages, mayEdit, isFirst, onDone }: ChooseLanguagesProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useChosenLanguages(guidebook.id, languages);
  const fields = (
    <LanguageFields guidebook={guidebook} languages={languages} mayEdit={mayEdit} chosen={chosen} />
  );
  const [first] = chosen.wanted;

  if (isFirst)
    return (
      <Card as="section" aria-label="Choose languages">
        {fields}
        {first && (
          <Button
            className="mt-6 max-sm:w-full"
            busy={chosen.isPending}
            busyLabel="Saving..."
            onClick={() => onDone(false)}
          >
            Translate into{" "}
            {chosen.wanted.length === 1 ? englishName(first) : `${chosen.wanted.length} languages`}
          </Button>
        )}
      </Card>
    );
  return (
    <p className="mt-3 text-[0.9375rem] text-soft">
      Written in {englishName(languages.own)}
      {mayEdit && (
        <>
          {" · "}
          <Dialog
            open={isOpen}
            onOpenChange={(open) => {
              setOpen(open);
              if (!open) onDone(chosen.wanted.length === 0);
            }}
            size="large"
            title="Choose languages"
            footer={
              <DialogClose>
                <Button>Done</Button>
              </DialogClose>
            }
            trigger={
              <button type="button" className={`min-h-11 ${linkLook}`}>
                Choose languages
              </button>
            }
          >
            {fields}
          </Dialog>
        </>
      )}
    </p>
  );
}
