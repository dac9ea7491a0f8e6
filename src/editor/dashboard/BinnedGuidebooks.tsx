import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { BIN_DAYS } from "#guidebooks/bin/contract.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { binnedGuidebooksQuery } from "#guidebooks/client.ts";
import { DAY_MS } from "#core/durations.ts";
import { formatMonthFirst } from "#core/format.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { AwayGuidebooks } from "#editor/dashboard/AwayGuidebooks.tsx";
import { AwayRow } from "#editor/dashboard/AwayRow.tsx";
import { useEraseGuidebook } from "#editor/dashboard/useDeleteGuidebook.ts";

/** What was deleted in the last 30 days, and the last way back (Guidebooks 9). */
export function BinnedGuidebooks() {
  return (
    <AwayGuidebooks
      title="Bin"
      subtitle={`Deleted guidebooks wait here for ${BIN_DAYS} days. Then they are gone for good.`}
      back={{ to: "?archived", label: "Archived" }}
      list={useQuery(binnedGuidebooksQuery)}
      empty={{
        icon: Trash2,
        title: "The bin is empty",
        text: "Guidebooks that you delete wait here for a while.",
      }}
      renderRow={(guidebook, onGone) => (
        <BinnedRow key={guidebook.id} guidebook={guidebook} onGone={onGone} />
      )}
    />
  );
}

function BinnedRow({ guidebook, onGone }: { guidebook: ListedGuidebook; onGone: () => void }) {
  const [confirming, setConfirming] = useState(false);
  const erase = useEraseGuidebook(guidebook, () => {
    setConfirming(false);
    setTimeout(onGone); // the dialog gives the focus back to a button that goes
  });
  const { name, deletedAt, updatedAt } = guidebook;
  const since = deletedAt ?? updatedAt;
  return (
    <AwayRow
      guidebook={guidebook}
      since={`Deleted: ${formatMonthFirst(since)}. Gone for good after ${formatMonthFirst(since + BIN_DAYS * DAY_MS)}.`}
      onRestored={onGone}
    >
      <Button variant="quiet destructive" onClick={() => setConfirming(true)}>
        Erase now<span className="sr-only"> {name}</span>
      </Button>
      <AlertDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={`Erase ${name} now?`}
        description="It goes for good, with its history, stays, links and pictures. This cannot be undone."
        actionLabel="Erase for good"
        busyLabel="Erasing..."
        busy={erase.isPending}
        destructive
        onAction={() => erase.mutate()}
      />
    </AwayRow>
  );
}
