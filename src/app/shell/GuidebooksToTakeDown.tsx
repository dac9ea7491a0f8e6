import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedGuidebook, ShareLink } from "#guidebooks/contract.ts";
import { guidebooksQuery, shareQuery } from "#guidebooks/client.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { StaysToEnd } from "#app/shell/StaysToEnd.tsx";
import { ArchiveDialog } from "#editor/dashboard/ArchiveDialog.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { isLive } from "#guidebooks/shareLink.ts";
import { Spinner } from "#ui/Spinner.tsx";
import { formatDay } from "#core/format.ts";
import { useEndShareLink } from "#editor/share/useEndShareLink.ts";

/** What a host without a plan can still take down (Plan 3). */
export function GuidebooksToTakeDown() {
  const guidebooks = useQuery(guidebooksQuery);
  const [archiving, setArchiving] = useState<ListedGuidebook | null>(null);
  const close = () => setArchiving(null);

  if (guidebooks.isError) {
    return (
      <LoadFailed error={guidebooks.error} onRetry={guidebooks.refetch}>
        Failed to load guidebooks. Please try again.
      </LoadFailed>
    );
  }
  if (!guidebooks.data || guidebooks.data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="guidebooks">
      <h2 id="guidebooks" className="text-2xl">
        Your Guidebooks
      </h2>
      <p className="mt-1 text-soft">
        They stay just as they are. Without a subscription you can archive them, but not change them.
      </p>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {guidebooks.data.map((guidebook) => (
          <li key={guidebook.id} className="py-3">
            <div className="flex items-center justify-between gap-3">
              <p className="min-w-0 font-semibold">{guidebook.name}</p>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Archive ${guidebook.name}`}
                onClick={() => setArchiving(guidebook)}
              >
                Archive
              </Button>
            </div>
            <LinksToEnd guidebookId={guidebook.id} name={guidebook.name} />
            <StaysToEnd guidebookId={guidebook.id} name={guidebook.name} />
          </li>
        ))}
      </ul>
      <ArchiveDialog guidebook={archiving} onCancel={close} onArchived={close} />
    </Card>
  );
}

interface LinksToEndProps {
  guidebookId: string;
  name: string;
}

/** The live share links of a guidebook, asked for when the host wants to see them. */
function LinksToEnd({ guidebookId, name }: LinksToEndProps) {
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
