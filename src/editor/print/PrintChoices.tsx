import { useState } from "react";
import type { Guidebook } from "#guidebooks/contract.ts";
import { EMERGENCY_TEXT_MAX, printBlocks } from "#guidebooks/printSettings.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { UnsavedGuard } from "#ui/UnsavedGuard.tsx";
import { blockNames } from "#editor/print/sheetNoteTexts.ts";
import { usePrintSettings } from "#editor/print/usePrintSettings.ts";

/** Which blocks are printed, and the words of the emergency block. */
export function PrintChoices({ guidebook, mayEdit }: { guidebook: Guidebook; mayEdit: boolean }) {
  const { settings, isSaving, print, writeEmergency } = usePrintSettings(guidebook);
  const [words, setWords] = useState(settings.emergencyText);
  const isUnsaved = words.trim() !== settings.emergencyText;
  return (
    <Card as="section" aria-labelledby="on-the-sheet">
      <fieldset disabled={!mayEdit}>
        <legend id="on-the-sheet" className="text-xl font-display font-semibold">
          On the sheet
        </legend>
        <p className="mt-1 text-soft">
          Each tick is saved at once. Only the printed sheet changes: on their phones guests see everything.
        </p>
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
          {printBlocks.map((block) => (
            <Checkbox
              key={block}
              label={
                <>
                  {blockNames[block]}
                  {block === "reviews" && <span className="text-soft"> (in our words)</span>}
                </>
              }
              checked={!settings.off.includes(block)}
              onChange={({ target }) => print(block, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      {!settings.off.includes("emergency") && (
        <form
          className="mt-4 border-t border-line pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            writeEmergency(words.trim());
          }}
        >
          <Field
            label="In an emergency"
            aside="optional"
            hint="If you leave this empty, we print the start of your Emergency section."
            counter={{ length: words.length, max: EMERGENCY_TEXT_MAX }}
          >
            <Textarea
              readOnly={!mayEdit}
              rows={3}
              maxLength={EMERGENCY_TEXT_MAX}
              placeholder="The fire extinguisher hangs next to the fridge."
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
          {mayEdit && isUnsaved && (
            <Button type="submit" variant="secondary" busy={isSaving} className="mt-3">
              Save this text
            </Button>
          )}
        </form>
      )}
      <UnsavedGuard active={isUnsaved} text="Your emergency text is not saved yet and would be lost." />
    </Card>
  );
}
