import { NoSuchGuidebook } from "#guidebooks/NoSuchGuidebook.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMay } from "#accounts/session.ts";
import { guidebookQuery, sectionsQuery } from "#guidebooks/client.ts";
import { ApiError } from "#core/client.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { SectionsEditor } from "#editor/sections/SectionsEditor.tsx";
import { deferredPart } from "#ui/deferred.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";

const ReadGuidebook = deferredPart(async () => (await import("#editor/ReadGuidebook.tsx")).ReadGuidebook);

/** Loads a guidebook and its sections, then hands them to the editor. */
export function GuidebookEditor({ id }: { id: string }): ReactNode {
  const guidebook = useQuery(guidebookQuery(id));
  const sections = useQuery(sectionsQuery(id));
  const mayEdit = useMay("edit");
  if (guidebook.data && sections.data && !mayEdit)
    return <ReadGuidebook guidebook={guidebook.data} sections={sections.data} />;
  if (guidebook.data && sections.data)
    return <SectionsEditor guidebook={guidebook.data} sections={sections.data} />;

  const error = guidebook.error ?? sections.error;
  if (error instanceof ApiError && error.status === 404) return <NoSuchGuidebook />;
  if (error) {
    const retry = () => Promise.all([guidebook.refetch(), sections.refetch()]);
    return (
      <LoadFailed error={error} onRetry={retry}>
        Failed to load this guidebook. Please try again.
      </LoadFailed>
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <div aria-busy>
      <output className="sr-only">Loading your guidebook...</output>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="mt-6 h-11 max-w-md" />
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-56 rounded-card" />
        ))}
      </div>
    </div>
  );
}
