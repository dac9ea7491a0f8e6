import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { LinksToEnd } from "#app/shell/LinksToEnd.tsx";
import { StaysToEnd } from "#app/shell/StaysToEnd.tsx";
import { ArchiveDialog } from "#editor/dashboard/ArchiveDialog.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";

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
