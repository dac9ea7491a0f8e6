import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Archive, Sparkles, Trash2 } from "lucide-react";
import { useSearchParams } from "react-router";
import { useMay } from "#accounts/session.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { archivedGuidebooksQuery, guidebooksQuery } from "#guidebooks/client.ts";
import { PRODUCT } from "#core/product.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { BeforeTonight } from "#editor/dashboard/BeforeTonight.tsx";
import { BinnedGuidebooks } from "#editor/dashboard/BinnedGuidebooks.tsx";
import { EmptyDashboard } from "#editor/dashboard/EmptyDashboard.tsx";
import { GuidebookGrid } from "#editor/dashboard/GuidebookGrid.tsx";
import { LoadingCards } from "#editor/dashboard/LoadingCards.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { useState } from "react";
import { BIN_DAYS } from "#guidebooks/bin/contract.ts";
import { formatMonthFirst } from "#core/format.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { AwayGuidebooks } from "#editor/dashboard/AwayGuidebooks.tsx";
import { AwayRow } from "#editor/dashboard/AwayRow.tsx";
import { useDeleteGuidebook } from "#editor/dashboard/useDeleteGuidebook.ts";

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

/** What was archived, the way back, and the way into the bin (Guidebooks 5, 9). */
function ArchivedGuidebooks() {
  return (
    <AwayGuidebooks
      title="Archived"
      subtitle="Guests cannot open these. Nothing in them is lost."
      back={{ to: "?", label: "Your Guidebooks" }}
      list={useQuery(archivedGuidebooksQuery)}
      empty={{ icon: Archive, title: "Nothing archived", text: "Guidebooks that you archive wait here." }}
      renderRow={(guidebook, onGone) => (
        <ArchivedRow key={guidebook.id} guidebook={guidebook} onGone={onGone} />
      )}
    >
      <p className="mt-10">
        <ButtonLink to="?bin" variant="quiet" size="small" icon={Trash2} className="-ml-4 text-soft">
          Bin
        </ButtonLink>
      </p>
    </AwayGuidebooks>
  );
}

function ArchivedRow({ guidebook, onGone }: { guidebook: ListedGuidebook; onGone: () => void }) {
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteGuidebook(guidebook, () => {
    setConfirming(false);
    setTimeout(onGone); // the dialog gives the focus back to a button that goes
  });
  const { name, archivedAt, updatedAt } = guidebook;
  return (
    <AwayRow
      guidebook={guidebook}
      since={`Archived: ${formatMonthFirst(archivedAt ?? updatedAt)}`}
      onRestored={onGone}
    >
      <IconButton
        icon={Trash2}
        label={`Delete ${name}`}
        variant="destructive"
        onClick={() => setConfirming(true)}
      />
      <AlertDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={`Delete ${name}?`}
        description={`It waits in the bin for ${BIN_DAYS} days, where you can restore it. Then it goes for good, with its history, stays, links and pictures.`}
        actionLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        destructive
        onAction={() => remove.mutate()}
      />
    </AwayRow>
  );
}
