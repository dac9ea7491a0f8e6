import { useQuery } from "@tanstack/react-query";
import { guidebooksQuery, sharedSectionsQuery } from "#guidebooks/client.ts";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { SetForProperties } from "#editor/shared/SetForProperties.tsx";
import { SharedList } from "#editor/shared/SharedList.tsx";

/** The shared sections, and the form that sets one section for many properties (Shared content 3). */
export default function SharedScreen() {
  const guidebooks = useQuery(guidebooksQuery);
  const shared = useQuery(sharedSectionsQuery());
  const error = guidebooks.error ?? shared.error;
  const isLoaded = guidebooks.data !== undefined && shared.data !== undefined;
  return (
    <>
      <PageTitle>Shared sections</PageTitle>
      <PageHeader
        title="Shared sections"
        subtitle="Write it once and use it in several homes. Change it in one and it changes in all of them."
      />
      {!isLoaded && error && (
        <LoadFailed error={error} onRetry={() => Promise.all([guidebooks.refetch(), shared.refetch()])}>
          Failed to load your shared sections. Please try again.
        </LoadFailed>
      )}
      {!isLoaded && !error && <Skeleton className="h-60" />}
      {guidebooks.data && shared.data && (
        <div className="space-y-10">
          <SetForProperties guidebooks={guidebooks.data} shared={shared.data} />
          <SharedList shared={shared.data} />
        </div>
      )}
    </>
  );
}
