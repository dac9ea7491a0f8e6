import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { lastPutQuery } from "#contentImport/client.ts";
import { useUndo } from "#contentImport/screens/usePut.ts";
import { sayMoment } from "#core/say.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

/** What was brought in last while it still stands, with the way back. */
export function LastPut({ guidebookId }: { guidebookId: string }) {
  const { data } = useQuery(lastPutQuery(guidebookId));
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
      Last brought in: {sayMoment(at)}
      {data?.by && `, by ${data.by}`}.
    </Notice>
  );
}
