import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { ApiError } from "#core/client.ts";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { isSessionEnd } from "#core/sessionEnd.ts";
import { Spinner } from "#ui/Spinner.tsx";
import type { Stay } from "#stays/contract.ts";
import { staysQuery, stayPropertiesQuery } from "#stays/client.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { CalendarTroubles } from "#stays/calendars/CalendarTroubles.tsx";
import { CalendarsPanel } from "#stays/calendars/CalendarsPanel.tsx";
import { StaysFrame } from "#stays/screens/StaysFrame.tsx";
import { StaleDataNotice } from "#stays/screens/StaleDataNotice.tsx";
import { NoGuidebooks } from "#stays/screens/NoStays.tsx";
import { NoSuchGuidebook } from "#guidebooks/NoSuchGuidebook.tsx";
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
  const shown = (properties.data ?? []).filter(({ isArchived }) => guidebookId !== undefined || !isArchived);
  const [own] = guidebookId === undefined ? [] : shown;
  return (
    <>
      {own && <BackLink own={own} />}
      <StaysFrame guidebookId={guidebookId}>
        <Body
          isNamed={guidebookId === undefined}
          properties={properties.data && shown}
          stays={stays.data}
          // Shown when both have loaded, so that no row moves: rows leave out what is shown above them.
          arrivals={tonight.isLoading ? undefined : (tonight.data ?? [])}
          error={properties.error ?? stays.error}
          readAt={stays.dataUpdatedAt}
          onRetry={() => Promise.all([properties.refetch(), stays.refetch()])}
        />
      </StaysFrame>
    </>
  );
}

function BackLink({ own }: { own: StayProperty }) {
  return (
    <Link
      to={`/guidebooks/${own.guidebookId}`}
      className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-pine"
    >
      <ArrowLeft size={18} aria-hidden /> {own.name}
    </Link>
  );
}

interface BodyProps {
  isNamed: boolean;
  properties: readonly StayProperty[] | undefined;
  stays: readonly Stay[] | undefined;
  arrivals: readonly CheckedArrival[] | undefined;
  error: Error | null;
  readAt: number;
  onRetry: () => Promise<unknown>;
}

function Body({ isNamed, properties, stays, arrivals, error, readAt, onRetry }: BodyProps) {
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
      <StayList isNamed={isNamed} properties={properties} stays={stays} arrivals={arrivals} readAt={readAt} />
      {!isNamed && (
        <>
          <CalendarsPanel property={first} />
          <TextsForGuests own={first} />
        </>
      )}
    </>
  );
}
