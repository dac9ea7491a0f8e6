import { useQuery } from "@tanstack/react-query";
import { Archive, Trash2 } from "lucide-react";
import { useState } from "react";
import { AwayGuidebooks } from "#editor/dashboard/AwayGuidebooks.tsx";
import { AwayRow } from "#editor/dashboard/AwayRow.tsx";
import { useDeleteGuidebook } from "#editor/dashboard/useDeleteGuidebook.ts";
import { BIN_DAYS } from "#guidebooks/bin/contract.ts";
import { archivedGuidebooksQuery } from "#guidebooks/client.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { formatMonthFirst } from "#core/format.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { IconButton } from "#ui/IconButton.tsx";

/** What was archived, the way back, and the way into the bin (Guidebooks 5, 9). */
export function ArchivedGuidebooks() {
  return (
    <AwayGuidebooks
      title="Archived"
      subtitle="Guests cannot open these. Nothing in them is lost."
      back={{ to: "?", label: "Your Guidebooks" }}
      list={useQuery(archivedGuidebooksQuery)}
      empty={{
        icon: Archive,
        title: "Nothing archived",
        text: "Press the bin icon of a guidebook to archive it. It then appears here.",
      }}
      renderRow={(guidebook, onGone) => (
        <ArchivedRow key={guidebook.id} guidebook={guidebook} onGone={onGone} />
      )}
      action={
        <ButtonLink to="?bin" variant="secondary" icon={Trash2}>
          Bin
        </ButtonLink>
      }
    />
  );
}

function ArchivedRow({ guidebook, onGone }: { guidebook: ListedGuidebook; onGone: () => void }) {
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteGuidebook(guidebook, () => {
    setConfirming(false);
    setTimeout(onGone); // the dialog gives the focus back to a button that goes
  });
  const { name, archivedAt, updatedAt } = guidebook;
  return (
    <AwayRow
      guidebook={guidebook}
      since={`Archived: ${formatMonthFirst(archivedAt ?? updatedAt)}`}
      onRestored={onGone}
    >
      <IconButton
        icon={Trash2}
        label={`Delete ${name}`}
        variant="destructive"
        onClick={() => setConfirming(true)}
      />
      <AlertDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={`Delete ${name}?`}
        description={`It waits in the bin for ${BIN_DAYS} days, where you can restore it. Then it goes for good, with its history, stays, links and pictures.`}
        actionLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        destructive
        onAction={() => remove.mutate()}
      />
    </AwayRow>
  );
}
