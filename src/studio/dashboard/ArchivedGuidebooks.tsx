import { useQuery } from "@tanstack/react-query";
import { Archive, ArrowLeft, RotateCcw } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { archivedGuidebooksQuery } from "#guidebooks/queries.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Card } from "#platform/ui/Card.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { PageHeader } from "#platform/ui/PageHeader.tsx";
import { Skeleton } from "#platform/ui/Skeleton.tsx";
import { sayDay } from "#platform/say.ts";
import { GuidebookPicture } from "#studio/GuidebookPicture.tsx";
import { LimitNotice } from "#studio/LimitNotice.tsx";
import { LoadFailed } from "#studio/LoadFailed.tsx";
import { usePlanIsFull } from "#studio/usePlanIsFull.ts";
import { useRestoreGuidebook } from "#studio/useRestoreGuidebook.ts";

/** The quiet other half of the dashboard: what was archived, and the way back (Guidebooks 5). */
export function ArchivedGuidebooks() {
  const screen = useRef<HTMLElement>(null);
  return (
    <section ref={screen} aria-label="Archived" tabIndex={-1} className="outline-none">
      <Link to="?" className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-pine">
        <ArrowLeft size={18} aria-hidden /> Your Guidebooks
      </Link>
      <PageHeader title="Archived" subtitle="Guests cannot open these. Nothing in them is lost." />
      {/* The row whose button was pressed goes, and must not take the focus along. */}
      <List onRestored={() => screen.current?.focus()} />
    </section>
  );
}

function List({ onRestored }: { onRestored: () => void }) {
  const { data: guidebooks, error, refetch } = useQuery(archivedGuidebooksQuery);
  const full = usePlanIsFull();
  if (!guidebooks && error)
    return (
      <LoadFailed error={error} onRetry={refetch}>
        Failed to load guidebooks. Please try again.
      </LoadFailed>
    );
  if (!guidebooks) return <Skeleton className="mt-8 h-24" />;
  if (guidebooks.length === 0)
    return (
      <EmptyState
        icon={Archive}
        title="Nothing archived"
        text="Guidebooks that you archive wait here."
        className="mt-8"
      />
    );
  return (
    <>
      {full && <LimitNotice className="mt-6" />}
      <ul className="mt-8 space-y-4">
        {guidebooks.map((guidebook) => (
          <ArchivedRow key={guidebook.id} guidebook={guidebook} onRestored={onRestored} />
        ))}
      </ul>
    </>
  );
}

interface ArchivedRowProps {
  guidebook: ListedGuidebook;
  onRestored: () => void;
}

function ArchivedRow({ guidebook, onRestored }: ArchivedRowProps) {
  const restore = useRestoreGuidebook(guidebook, onRestored);
  return (
    <Card
      as="li"
      padded={false}
      className="flex flex-wrap items-center gap-4 overflow-hidden max-sm:pb-5 sm:pr-5"
    >
      <GuidebookPicture
        guidebook={guidebook}
        postalAddress={guidebook.postalAddress}
        className="h-24 w-full shrink-0 sm:w-36"
      />
      <div className="min-w-0 flex-1 basis-48 max-sm:px-5">
        <h2 className="text-xl">{guidebook.name}</h2>
        <p className="text-sm text-soft">Archived: {sayDay(guidebook.archivedAt ?? guidebook.updatedAt)}</p>
      </div>
      <Button
        variant="secondary"
        icon={RotateCcw}
        busy={restore.isPending}
        onClick={() => restore.mutate()}
        className="max-sm:ml-5"
      >
        {restore.isPending ? "Restoring..." : "Restore"}
        <span className="sr-only"> {guidebook.name}</span>
      </Button>
    </Card>
  );
}
