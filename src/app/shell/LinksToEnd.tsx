import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ShareLink } from "#guidebooks/contract.ts";
import { shareQuery } from "#guidebooks/client.ts";
import { isLive } from "#guidebooks/shareLink.ts";
import { Button } from "#ui/Button.tsx";
import { Spinner } from "#ui/Spinner.tsx";
import { formatDay } from "#core/format.ts";
import { useEndShareLink } from "#editor/share/useEndShareLink.ts";

interface LinksToEndProps {
  guidebookId: string;
  name: string;
}

/** The live share links of a guidebook, asked for when the host wants to see them. */
export function LinksToEnd({ guidebookId, name }: LinksToEndProps) {
  const [open, setOpen] = useState(false);
  const [now] = useState(Date.now);
  const sharing = useQuery({ ...shareQuery(guidebookId), enabled: open });
  const live = sharing.data?.links.filter((link) => isLive(link, now)) ?? [];
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center text-sm text-pine underline underline-offset-4">
        Share links<span className="sr-only"> of {name}</span>
      </summary>
      {sharing.isLoading && <Spinner label="Loading share links" />}
      {sharing.isError && <p className="pb-2 text-sm text-clay">The links could not be loaded.</p>}
      {sharing.isSuccess && live.length === 0 && (
        <p className="pb-2 text-sm text-soft">There are no live share links.</p>
      )}
      <ul>
        {live.map((link) => (
          <LinkRow key={link.token} guidebookId={guidebookId} link={link} />
        ))}
      </ul>
    </details>
  );
}

function LinkRow({ guidebookId, link }: { guidebookId: string; link: ShareLink }) {
  const title = link.label ?? `Link of ${formatDay(link.createdAt)}`;
  const end = useEndShareLink(guidebookId);
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <span className="min-w-0 truncate text-sm">{title}</span>
      <Button
        variant="quiet destructive"
        size="small"
        busy={end.isPending}
        onClick={() => end.mutate(link.token)}
      >
        End link<span className="sr-only"> {title}</span>
      </Button>
    </li>
  );
}
