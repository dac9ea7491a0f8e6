import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Archive, Sparkles } from "lucide-react";
import { useSearchParams } from "react-router";
import { useMay } from "#accounts/session.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { PRODUCT } from "#core/product.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { ArchivedGuidebooks } from "#editor/dashboard/ArchivedGuidebooks.tsx";
import { BeforeTonight } from "#editor/dashboard/BeforeTonight.tsx";
import { BinnedGuidebooks } from "#editor/dashboard/BinnedGuidebooks.tsx";
import { EmptyDashboard } from "#editor/dashboard/EmptyDashboard.tsx";
import { GuidebookGrid } from "#editor/dashboard/GuidebookGrid.tsx";
import { LoadingCards } from "#editor/dashboard/LoadingCards.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";

export const meta = () => [{ title: `Dashboard | ${PRODUCT.name}` }];

/** The host's guidebooks. The archived guidebooks are the same screen with `?archived`, the bin with `?bin`. */
export default function DashboardScreen() {
  const [search] = useSearchParams();
  if (search.has("bin")) return <BinnedGuidebooks />;
  return <>{search.has("archived") ? <ArchivedGuidebooks /> : <ActiveGuidebooks />}</>;
}

function ActiveGuidebooks() {
  const list = useQuery(guidebooksQuery);
  const mayCreate = useMay("create");
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
              variant={list.data?.length === 0 ? "secondary" : "primary"}
            >
              Generate with AI
            </ButtonLink>
          )
        }
      />
      {list.data && list.data.length > 0 && <BeforeTonight />}
      <Guidebooks list={list} />
      <p className="mt-10">
        <ButtonLink to="?archived" variant="quiet" size="small" icon={Archive} className="-ml-4 text-soft">
          Archived
        </ButtonLink>
      </p>
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
  if (!guidebooks) return <LoadingCards />;
  return guidebooks.length === 0 ? <EmptyDashboard /> : <GuidebookGrid guidebooks={guidebooks} />;
}
