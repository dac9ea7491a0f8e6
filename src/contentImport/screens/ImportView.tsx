import { useState } from "react";
import type { Guidebook, HostSection } from "#guidebooks/contract.ts";
import { NAME_NEEDED, NAME_REQUIRED } from "#guidebooks/guidebookName.ts";
import type { ApplyManual } from "#contentImport/contract.ts";
import { AddManual } from "#contentImport/screens/AddManual.tsx";
import { LastImport } from "#contentImport/screens/LastImport.tsx";
import { ApplyBar } from "#contentImport/screens/ApplyBar.tsx";
import { ImportDone } from "#contentImport/screens/ImportDone.tsx";
import { addManual } from "#contentImport/screens/review.ts";
import { Disclosed } from "#contentImport/screens/Disclosed.tsx";
import { ReviewHead } from "#contentImport/screens/ReviewHead.tsx";
import { ReviewList } from "#contentImport/screens/ReviewList.tsx";
import { StartAgain } from "#contentImport/screens/StartAgain.tsx";
import { targetSectionsOf } from "#contentImport/screens/targetSections.ts";
import { useApplyImport } from "#contentImport/screens/useApplyImport.ts";
import { useReadFiles } from "#contentImport/screens/useReadFiles.ts";
import { useReview } from "#contentImport/screens/useReview.ts";
import { PropertiesView } from "#contentImport/properties/PropertiesView.tsx";
import { OTHER_FILES, useOtherFiles } from "#contentImport/screens/useOtherFiles.ts";
import { DoorCodeDialog } from "#editor/access/DoorCodeDialog.tsx";
import { NameField } from "#editor/create/NameField.tsx";
import { Card } from "#ui/Card.tsx";
import { FormColumns } from "#ui/FormColumns.tsx";
import { showToast } from "#ui/toast.ts";

const HINT = "Word, PDF, web page or text, up to 25 MB each.";
const MORE = "Or a spreadsheet of homes (CSV), or a guidebook exported from here (zip).";

interface ImportViewProps {
  /** Null where a new one is to be made. */
  guidebook: Guidebook | null;
  sections: readonly HostSection[] | null;
  /** The name of a new guidebook, where its field stands above this. */
  named?: { name: string; onName: (name: string) => void };
}

/** From what a host has to sentences with a place each, and with one press into a guidebook (Import 1). */
export function ImportView({ guidebook, sections: stored, named }: ImportViewProps) {
  const guidebookId = guidebook?.id ?? null;
  const sections = targetSectionsOf(stored);
  const { review, setReview, isStored, clear } = useReview(guidebookId);
  const [nameError, setNameError] = useState<string>();
  const [done, setDone] = useState<ApplyManual | null>(null);
  const files = useReadFiles(guidebookId, (name, manual) => {
    setDone(null);
    setReview((before) => addManual(before, name, manual, sections));
    if (named?.name === "" && manual.title) named.onName(manual.title);
  });
  const others = useOtherFiles();
  async function choose(chosen: File[]) {
    return files.read(guidebookId === null ? await others.takeOthers(chosen) : chosen);
  }
  const { put, isPending, doorCodeQuestion } = useApplyImport(guidebookId, sections, (result) => {
    setDone(result);
    clear();
    window.scrollTo({ top: 0 });
  });

  function start() {
    const name = named?.name ?? review.name;
    const isNameless = guidebookId === null && name.trim() === "";
    if (isNameless && named) showToast({ ...NAME_REQUIRED, variant: "destructive" });
    setNameError(isNameless ? NAME_NEEDED : undefined);
    if (isNameless) document.querySelector<HTMLInputElement>("input[name=name]")?.focus();
    else put({ ...review, name });
  }

  const hasReview = review.sentences.length > 0;
  const hasTable = guidebookId === null && others.propertiesTable.table !== null;
  const add = (
    <AddManual
      files={files.files}
      {...(guidebookId === null && { alsoAccepted: OTHER_FILES })}
      hint={guidebookId === null ? `${HINT} ${MORE}` : HINT}
      onFiles={choose}
      onDismiss={files.dismiss}
    />
  );
  return (
    <div data-review={hasReview || undefined} className="space-y-6">
      {done && <ImportDone put={done} onUndone={() => setDone(null)} />}
      {!done && guidebookId !== null && <LastImport guidebookId={guidebookId} />}
      {/* A table that is open is closed for another file. */}
      <div className={hasTable && !hasReview && files.files.length === 0 ? "hidden" : "relative"}>
        <Disclosed summary={hasReview ? "Import more" : null} isOpen={files.files.length > 0}>
          {named ? (
            add
          ) : (
            <Card className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none">{add}</Card>
          )}
        </Disclosed>
        {hasReview && <StartAgain className="absolute top-0 right-0" onClear={clear} />}
      </div>
      {others.isImporting && <output className="block text-soft">Importing your export...</output>}
      {guidebookId === null && others.propertiesTable.table && (
        <PropertiesView
          key={others.propertiesTable.table.openedAt}
          table={others.propertiesTable.table}
          onTable={others.propertiesTable.put}
          onClose={others.propertiesTable.close}
        />
      )}
      {hasReview && (
        <>
          <ReviewHead review={review} isStored={isStored} onReview={setReview} />
          {guidebookId === null && !named && (
            <FormColumns
              fields={
                <NameField
                  name={review.name}
                  onName={(name) => setReview((before) => ({ ...before, name }))}
                  error={nameError}
                  disabled={isPending}
                />
              }
            />
          )}
          <ReviewList review={review} sections={sections} onReview={setReview} />
          <ApplyBar review={review} sections={sections} busy={isPending} onApply={start} />
        </>
      )}
      <DoorCodeDialog question={doorCodeQuestion} />
    </div>
  );
}
