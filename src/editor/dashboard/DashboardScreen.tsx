import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Archive, Sparkles } from "lucide-react";
import { useSearchParams } from "react-router";
import { useMay } from "#accounts/session.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { archivedGuidebooksQuery, guidebooksQuery } from "#guidebooks/client.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { deferredPart } from "#ui/deferred.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { ConfirmEmail } from "#editor/dashboard/ConfirmEmail.tsx";
import { EmptyDashboard } from "#editor/dashboard/EmptyDashboard.tsx";
import { GuidebookGrid } from "#editor/dashboard/GuidebookGrid.tsx";
import { LoadingAway } from "#editor/dashboard/LoadingAway.tsx";
import { LoadingCards } from "#editor/dashboard/LoadingCards.tsx";
import { Today } from "#editor/dashboard/Today.tsx";
import { useToday } from "#editor/dashboard/useToday.ts";

const ArchivedGuidebooks = deferredPart(
  async () => (await import("#editor/dashboard/ArchivedGuidebooks.tsx")).ArchivedGuidebooks,
  <LoadingAway />,
);
const BinnedGuidebooks = deferredPart(
  async () => (await import("#editor/dashboard/BinnedGuidebooks.tsx")).BinnedGuidebooks,
  <LoadingAway />,
);

/** The host's guidebooks. The archived guidebooks are the same screen with `?archived`, the bin with `?bin`. */
export default function DashboardScreen() {
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      {search.has("bin") ? (
        <BinnedGuidebooks />
      ) : search.has("archived") ? (
        <ArchivedGuidebooks />
      ) : (
        <ActiveGuidebooks />
      )}
    </>
  );
}

function ActiveGuidebooks() {
  const list = useQuery(guidebooksQuery);
  const today = useToday(list.data);
  const mayCreate = useMay("create");
  const isEmpty = list.data?.length === 0;
  // All at once, so that nothing moves when the next part comes.
  const isLoading = list.isPending || (!isEmpty && list.data !== undefined && today.isLoading);
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="Welcome back, Host"
        action={
          mayCreate && (
            <ButtonLink
              to="/create-simple"
              icon={Sparkles}
              variant={isEmpty || today.needsHost ? "secondary" : "primary"}
              // Next to the title also while that is in a wider font.
              className="max-sm:px-3.5 max-sm:[&>svg]:hidden"
            >
              Generate with AI
            </ButtonLink>
          )
        }
      />
      {isLoading ? (
        <>
          <Skeleton className="h-44 rounded-card" />
          <LoadingCards />
        </>
      ) : (
        <>
          <ConfirmEmail />
          {list.data && !isEmpty && <Today guidebooks={list.data} {...today} />}
          <Guidebooks list={list} />
          {list.data && <AwayLink isEmpty={isEmpty} />}
        </>
      )}
    </>
  );
}

function Guidebooks({ list }: { list: UseQueryResult<ListedGuidebook[]> }) {
  const { data: guidebooks, error, refetch } = list;
  if (!guidebooks && error)
    return (
      <LoadFailed error={error} onRetry={refetch}>
        Failed to load guidebooks. Please try again.
      </LoadFailed>
    );
  if (!guidebooks) return null;
  return guidebooks.length === 0 ? <EmptyDashboard /> : <GuidebookGrid guidebooks={guidebooks} />;
}

/** The way to archived guidebooks; a dashboard without guidebooks has it only where some are archived. */
function AwayLink({ isEmpty }: { isEmpty: boolean }) {
  const { data: archived } = useQuery({ ...archivedGuidebooksQuery, enabled: isEmpty });
  if (isEmpty && !archived?.length) return null;
  return (
    <p className="mt-8">
      <ButtonLink to="?archived" variant="quiet" size="small" icon={Archive} className="-ml-4 text-soft">
        Archived
      </ButtonLink>
    </p>
  );
}
