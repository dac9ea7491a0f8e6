import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, jsonOf } from "#core/client.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { checkListCalls, checkListQuery, checkListsQuery } from "#stays/turnovers/checkItems/client.ts";
import { CheckItemRows } from "#stays/turnovers/checkItems/CheckItemRows.tsx";
import type { CheckList, CheckListChange } from "#stays/turnovers/checkItems/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

interface CheckListDialogProps {
  property: StayProperty;
  onClose: () => void;
}

/** What cleaners tick at a property. The first time it proposes what the guidebook names. */
export function CheckListDialog({ property, onClose }: CheckListDialogProps) {
  const { guidebookId, name } = property;
  const asNow = { ...checkListQuery(guidebookId), refetchOnMount: "always" } as const;
  const { data, error, refetch, isFetchedAfterMount } = useQuery(asNow);
  if (data && isFetchedAfterMount) return <CheckListForm property={property} list={data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={`Check list for ${name}`}>
      {error ? (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load the check list. Please try again.
        </LoadFailed>
      ) : (
        <Skeleton className="h-60" />
      )}
    </Dialog>
  );
}

type Row = NonNullable<CheckListChange["items"]>[number];

function CheckListForm({ property, list, onClose }: CheckListDialogProps & { list: CheckList }) {
  const { guidebookId: id, name } = property;
  const client = useQueryClient();
  const isNew = !list.on && list.items.length === 0;
  const [rows, setRows] = useState<Row[]>(() =>
    isNew ? list.proposed.map((text) => ({ text })) : list.items,
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall({
    mutationFn: (json: CheckListChange) =>
      jsonOf(checkListCalls.guidebooks[":id"]["turnover-list"].$put({ param: { id }, json })),
    onSuccess: async (saved) => {
      client.setQueryData(checkListQuery(id).queryKey, saved);
      await client.invalidateQueries({ queryKey: checkListsQuery.queryKey });
      showToast(
        list.on
          ? { title: "Check list saved", description: "Your cleaner sees it as it is now." }
          : { title: "Check list is on", description: `Your cleaner sees it for ${name}.` },
      );
      onClose();
    },
    failure: { title: "Error", description: "Failed to save the check list. Please try again." },
    onFailure: (error) => setErrors(error instanceof ApiError ? (error.body?.fields ?? {}) : {}),
  });
  const items = rows.filter(({ text }) => text.trim() !== "");
  return (
    <Dialog
      open
      onOpenChange={() => save.isPending || onClose()}
      dismissOnOutside={false}
      size="large"
      title={`Check list for ${name}`}
      description="Your cleaner ticks these at each turnover, and can note what guests left behind."
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            busy={save.isPending}
            busyLabel="Saving..."
            onClick={() => save.mutate({ on: true, items })}
          >
            {list.on ? "Save" : "Turn on"}
          </Button>
        </>
      }
    >
      {isNew && list.proposed.length > 0 && (
        <p className="mb-3 text-sm text-soft">From what your guidebook names. Change it as you like.</p>
      )}
      <CheckItemRows
        rows={rows}
        proposed={list.proposed}
        onChange={setRows}
        errorAt={(index) => errors[`items.${index}.text`]}
      />
    </Dialog>
  );
}
