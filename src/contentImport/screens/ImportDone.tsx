import { useQuery } from "@tanstack/react-query";
import { Eye, PencilLine, Undo2 } from "lucide-react";
import { guidebookQuery } from "#guidebooks/client.ts";
import { useUndo } from "#contentImport/screens/useApplyImport.ts";
import type { ApplyManual } from "#contentImport/contract.ts";
import { DoorCodeDialog } from "#editor/access/DoorCodeDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { buttonLook } from "#ui/buttonLook.ts";
import { Notice } from "#ui/Notice.tsx";
import { formatList } from "#core/format.ts";

interface ImportDoneProps {
  put: ApplyManual;
  onUndone: () => void;
}

/** What was brought in where, what to look at next, and the way back. */
export function ImportDone({ put, onUndone }: ImportDoneProps) {
  const { data: guidebook } = useQuery(guidebookQuery(put.guidebookId));
  const { undo, isPending, doorCodeQuestion } = useUndo(put.guidebookId, onUndone);
  return (
    <Notice
      tone="done"
      title={`It is in ${guidebook?.name ?? "the guidebook"}`}
      action={
        <>
          <ButtonLink to={`/guidebooks/${put.guidebookId}`} icon={PencilLine}>
            Open the editor
          </ButtonLink>
          {guidebook && (
            <a
              href={`/view/${guidebook.slug}`}
              target="_blank"
              rel="noopener"
              className={buttonLook({ variant: "secondary" })}
            >
              <Eye size={18} aria-hidden />
              See it as a guest
            </a>
          )}
          <Button
            variant="secondary"
            icon={Undo2}
            busy={isPending}
            busyLabel="Undoing..."
            onClick={() => undo(put.at)}
          >
            Undo
          </Button>
        </>
      }
    >
      {formatList(put.sections)}: changed. What was there before is in the history of each section.
      <DoorCodeDialog question={doorCodeQuestion} />
    </Notice>
  );
}
