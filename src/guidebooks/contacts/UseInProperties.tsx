import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ContactList } from "#guidebooks/contacts/contract.ts";
import { contactsQuery, guidebooksQuery } from "#guidebooks/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { PropertyChoice } from "#guidebooks/shared/PropertyChoice.tsx";
import { useShareWith } from "#guidebooks/shared/useSharing.ts";

/** Shares a list with more properties: a change in one changes all. */
export function UseInProperties({ list, onClose }: { list: ContactList; onClose: () => void }) {
  const client = useQueryClient();
  const { data: guidebooks } = useQuery(guidebooksQuery);
  const [chosen, setChosen] = useState<string[]>([]);
  const share = useShareWith(list.guidebookId, ({ properties, others }) => {
    void client.invalidateQueries({ queryKey: contactsQuery.queryKey });
    showToast({
      title: "Contacts shared",
      description: `${formatProperties(properties.length + others)} now share them.`,
    });
    onClose();
  });
  const used = new Set(list.properties.map(({ guidebookId }) => guidebookId));
  const free = guidebooks?.filter(({ id }) => !used.has(id)) ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Use these contacts in more homes"
      description="They stay one list, so a change shows in every home at once. Each home keeps the contacts it already has."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0}
            busy={share.isPending}
            onClick={() => share.mutate({ sectionId: list.sectionId, guidebookIds: chosen })}
          >
            {chosen.length === 0 ? "Use in more homes" : `Use in ${formatProperties(chosen.length)}`}
          </Button>
        </>
      }
    >
      {guidebooks === undefined && <Skeleton className="h-24" />}
      {guidebooks && free.length === 0 && <p className="text-soft">All your homes already have them.</p>}
      {free.length > 0 && (
        <PropertyChoice legend="Homes" properties={free} chosen={chosen} onChoose={setChosen} />
      )}
    </Dialog>
  );
}
