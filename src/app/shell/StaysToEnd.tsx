import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { Spinner } from "#ui/Spinner.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { formatGuest } from "#stays/guestWords.ts";
import { stayCalls, stayKeys, staysQuery } from "#stays/client.ts";
import type { Stay } from "#stays/contract.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { formatDays } from "#stays/screens/stayWords.ts";

interface StaysToEndProps {
  guidebookId: string;
  name: string;
}

/** The live stays of a guidebook, asked for when the host wants to see them. */
export function StaysToEnd({ guidebookId, name }: StaysToEndProps) {
  const [open, setOpen] = useState(false);
  const stays = useQuery({ ...staysQuery(guidebookId), enabled: open });
  const live = stays.data?.filter((stay) => !isEnded(stay)) ?? [];
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center text-sm text-pine underline underline-offset-4">
        Stays<span className="sr-only"> at {name}</span>
      </summary>
      {stays.isLoading && <Spinner label="Loading stays" />}
      {stays.isError && <p className="pb-2 text-sm text-clay">The stays could not be loaded.</p>}
      {stays.isSuccess && live.length === 0 && (
        <p className="pb-2 text-sm text-soft">There are no stays with a live link.</p>
      )}
      <ul>
        {live.map((stay) => (
          <StayToEnd key={stay.id} stay={stay} />
        ))}
      </ul>
    </details>
  );
}

function StayToEnd({ stay }: { stay: Stay }) {
  const client = useQueryClient();
  const title = `${formatGuest(stay)}, ${formatDays(stay)}`;
  const end = useCall({
    mutationFn: () => stayCalls.stays[":id"].$delete({ param: { id: stay.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: stayKeys.all });
      showToast({ title: "Link ended", description: "It no longer works for your guest." });
    },
    failure: { title: "Error", description: "Failed to end the link. Please try again." },
  });
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <span className="min-w-0 truncate text-sm">{title}</span>
      <Button variant="quiet destructive" size="small" busy={end.isPending} onClick={() => end.mutate()}>
        End link<span className="sr-only"> of {title}</span>
      </Button>
    </li>
  );
}
