import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { lastImportQuery } from "#contentImport/client.ts";
import { useUndo } from "#contentImport/screens/useApplyImport.ts";
import { DoorCodeDialog } from "#editor/access/DoorCodeDialog.tsx";
import { formatMoment } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

/** What was brought in last while it still stands, with the way back. */
export function LastImport({ guidebookId }: { guidebookId: string }) {
  const { data } = useQuery(lastImportQuery(guidebookId));
  const { undo, isPending, doorCodeQuestion } = useUndo(guidebookId);
  const at = data?.at;
  if (at === null || at === undefined) return null;
  return (
    <Notice
      action={
        <Button
          size="small"
          variant="secondary"
          icon={Undo2}
          busy={isPending}
          busyLabel="Undoing..."
          onClick={() => undo(at)}
        >
          Undo that
        </Button>
      }
    >
      Last import: {formatMoment(at)}
      {data?.by && `, by ${data.by}`}.
      <DoorCodeDialog question={doorCodeQuestion} />
    </Notice>
  );
}
