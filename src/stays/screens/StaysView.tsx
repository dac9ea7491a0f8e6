import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { ApiError } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { isSessionEnd } from "#core/sessionEnd.ts";
import { Spinner } from "#ui/Spinner.tsx";
import type { Stay } from "#stays/contract.ts";
import { staysQuery, stayPropertiesQuery } from "#stays/queries.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { AddStay } from "#stays/screens/AddStay.tsx";
import { CalendarLinks } from "#stays/calendars/CalendarLinks.tsx";
import { CalendarTroubles } from "#stays/calendars/CalendarTroubles.tsx";
import { CalendarsPanel } from "#stays/calendars/CalendarsPanel.tsx";
import { CleanerLinks } from "#stays/screens/CleanerLinks.tsx";
import { GuestNotices } from "#stays/screens/GuestNotices.tsx";
import { StaleDataNotice } from "#stays/screens/StaleDataNotice.tsx";
import { NoGuidebooks } from "#stays/screens/NoStays.tsx";
import { NoSuchGuidebook } from "#guidebooks/NoSuchGuidebook.tsx";
import { PhoneMessages } from "#stays/push/PhoneMessages.tsx";
import { StayList } from "#stays/screens/StayList.tsx";
import { AccessRequests } from "#stays/screens/AccessRequests.tsx";
import { TextsForGuests } from "#stays/screens/TextsForGuests.tsx";
import { ArrivalChecks } from "#stays/screens/ArrivalChecks.tsx";
import { arrivalChecksQuery } from "#stays/arrivalChecks/client.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";

/** The stays of one guidebook, or of all that are not archived. */
export function StaysView({ guidebookId }: { guidebookId?: string }) {
  const properties = useQuery(stayPropertiesQuery(guidebookId));
  const stays = useQuery(staysQuery(guidebookId));
  const tonight = useQuery(arrivalChecksQuery);
  const [adding, setAdding] = useState(false);
  const shown = (properties.data ?? []).filter(({ isArchived }) => guidebookId !== undefined || !isArchived);
  const own = guidebookId === undefined ? undefined : shown[0];
  const [first, ...others] = shown.filter(({ mayShare }) => mayShare);
  const add = (variant?: "secondary") =>
    first && (
      <Button icon={Plus} variant={variant} onClick={() => setAdding(true)}>
        Add a stay
      </Button>
    );
  return (
    <>
      <BackLink own={own} />
      <PageHeader
        title="Stays"
        subtitle={own ? own.name : "All your guidebooks · times are local to each home"}
        action={stays.data?.length === 0 ? undefined : add("secondary")}
      />
      <Body
        isNamed={guidebookId === undefined}
        properties={properties.data && shown}
        stays={stays.data}
        // Shown when both have loaded, so that no row moves: rows leave out what is shown above them.
        arrivals={tonight.isLoading ? undefined : (tonight.data ?? [])}
        add={add()}
        error={properties.error ?? stays.error}
        readAt={stays.dataUpdatedAt}
        onRetry={() => Promise.all([properties.refetch(), stays.refetch()])}
      />
      {first && <AddStay properties={[first, ...others]} open={adding} onClose={() => setAdding(false)} />}
    </>
  );
}

function BackLink({ own }: { own: StayProperty | undefined }) {
  return (
    <Link
      to={own ? `/guidebooks/${own.guidebookId}` : "/dashboard"}
      className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-pine"
    >
      <ArrowLeft size={18} aria-hidden /> {own ? own.name : "Dashboard"}
    </Link>
  );
}

interface BodyProps {
  isNamed: boolean;
  properties: readonly StayProperty[] | undefined;
  stays: readonly Stay[] | undefined;
  arrivals: readonly CheckedArrival[] | undefined;
  add: ReactNode;
  error: Error | null;
  readAt: number;
  onRetry: () => Promise<unknown>;
}

function Body({ isNamed, properties, stays, arrivals, add, error, readAt, onRetry }: BodyProps) {
  if (error instanceof ApiError && error.status === 404) return <NoSuchGuidebook />;
  if ((!properties || !stays) && error)
    return (
      <LoadFailed error={error} onRetry={onRetry}>
        Failed to load the stays. Please try again.
      </LoadFailed>
    );
  if (!properties || !stays || !arrivals)
    return (
      <div className="mt-8 space-y-4">
        <Spinner label="Loading stays..." />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  const [first] = properties;
  if (!first) return <NoGuidebooks />;
  return (
    <>
      {error && !isSessionEnd(error) && <StaleDataNotice readAt={readAt} onRetry={onRetry} />}
      {properties.some(({ mayShare }) => !mayShare) && (
        <Notice className="mt-6">
          You can read stays here. Only the owner and editors may add, send and change them.
        </Notice>
      )}
      <AccessRequests properties={properties} stays={stays} />
      <CalendarTroubles properties={properties} isNamed={isNamed} />
      <ArrivalChecks properties={properties} stays={stays} arrivals={arrivals} />
      <StayList
        isNamed={isNamed}
        properties={properties}
        stays={stays}
        arrivals={arrivals}
        readAt={readAt}
        add={add}
      />
      {isNamed ? <CalendarLinks properties={properties} /> : <CalendarsPanel property={first} />}
      <PhoneMessages />
      <TextsForGuests own={isNamed ? undefined : first} />
      <GuestNotices properties={properties} readAt={readAt} />
      <CleanerLinks properties={properties} />
    </>
  );
}
