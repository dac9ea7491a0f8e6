import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { lastImportQuery } from "#contentImport/client.ts";
import { useUndo } from "#contentImport/screens/useApplyImport.ts";
import { formatMoment } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

/** What was brought in last while it still stands, with the way back. */
export function LastImport({ guidebookId }: { guidebookId: string }) {
  const { data } = useQuery(lastImportQuery(guidebookId));
  const undo = useUndo(guidebookId);
  const at = data?.at;
  if (at === null || at === undefined) return null;
  return (
    <Notice
      action={
        <Button
          size="small"
          variant="secondary"
          icon={Undo2}
          busy={undo.isPending}
          busyLabel="Undoing..."
          onClick={() => undo.mutate(at)}
        >
          Undo that
        </Button>
      }
    >
      Last brought in: {formatMoment(at)}
      {data?.by && `, by ${data.by}`}.
    </Notice>
  );
}
