import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowLeft, type LucideIcon } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { Link } from "react-router";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { LoadingList } from "#editor/dashboard/LoadingAway.tsx";
import { LimitNotice } from "#editor/create/LimitNotice.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { usePlanIsFull } from "#editor/create/usePlanIsFull.ts";

interface AwayGuidebooksProps {
  title: string;
  subtitle: string;
  back: { to: string; label: string };
  empty: { icon: LucideIcon; title: string; text: string };
  list: UseQueryResult<ListedGuidebook[]>;
  /** Draws one row. The row calls `onGone` when it leaves the list, which then moves the focus. */
  renderRow: (guidebook: ListedGuidebook, onGone: () => void) => ReactNode;
  /** Stands next to the title. */
  action?: ReactNode;
}

/** The quiet other half of the dashboard: guidebooks that are archived, or in the bin. */
export function AwayGuidebooks({ title, subtitle, back, action, ...rest }: AwayGuidebooksProps) {
  const screen = useRef<HTMLElement>(null);
  return (
    <section ref={screen} aria-label={title} tabIndex={-1} className="outline-none">
      <Link to={back.to} className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-pine">
        <ArrowLeft size={18} aria-hidden /> {back.label}
      </Link>
      <PageHeader title={title} action={action} subtitle={subtitle} />
      <List {...rest} onGone={() => screen.current?.focus()} />
    </section>
  );
}

interface ListProps extends Pick<AwayGuidebooksProps, "list" | "empty" | "renderRow"> {
  onGone: () => void;
}

function List({ list, empty, renderRow, onGone }: ListProps) {
  const { data: guidebooks, error, refetch } = list;
  const full = usePlanIsFull();
  if (!guidebooks && error)
    return (
      <LoadFailed error={error} onRetry={refetch}>
        Failed to load guidebooks. Please try again.
      </LoadFailed>
    );
  if (!guidebooks) return <LoadingList />;
  if (guidebooks.length === 0) return <EmptyState {...empty} className="mt-8 py-7!" />;
  return (
    <>
      {full && <LimitNotice className="mt-6" />}
      <ul className="mt-8 space-y-4">{guidebooks.map((guidebook) => renderRow(guidebook, onGone))}</ul>
    </>
  );
}
