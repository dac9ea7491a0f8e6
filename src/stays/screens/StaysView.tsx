import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { ApiError } from "#core/client.ts";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { isSessionEnd } from "#core/sessionEnd.ts";
import type { Stay } from "#stays/contract.ts";
import { staysQuery, stayPropertiesQuery } from "#stays/client.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { ArrivalSettings } from "#stays/arrivalForms/ArrivalSettings.tsx";
import { CalendarTroubles } from "#stays/calendars/CalendarTroubles.tsx";
import { CalendarsPanel } from "#stays/calendars/CalendarsPanel.tsx";
import { ExtraRequests } from "#stays/extras/screens/ExtraRequests.tsx";
import { ExtrasPanel } from "#stays/extras/screens/ExtrasPanel.tsx";
import { StaysFrame } from "#stays/screens/StaysFrame.tsx";
import { hasUrgent } from "#stays/arrivalChecks/finding.ts";
import { StaleDataNotice } from "#stays/screens/StaleDataNotice.tsx";
import { NoGuidebooks } from "#stays/screens/NoStays.tsx";
import { NoSuchGuidebook } from "#guidebooks/NoSuchGuidebook.tsx";
import { StayList } from "#stays/screens/StayList.tsx";
import { AccessRequests } from "#stays/screens/AccessRequests.tsx";
import { TextsForGuests } from "#stays/screens/TextsForGuests.tsx";
import { ArrivalChecks } from "#stays/screens/ArrivalChecks.tsx";
import { Problems } from "#stays/problems/Problems.tsx";
import { ProblemSettings } from "#stays/problems/ProblemSettings.tsx";
import { groupStays } from "#stays/screens/groupStays.ts";
import { PropertyFilter } from "#stays/screens/PropertyFilter.tsx";
import { clocksOf } from "#stays/timeZones.ts";
import { dayIn } from "#stays/screens/today.ts";
import { useStaysSearch } from "#stays/screens/useStaysSearch.ts";
import { useTonight } from "#stays/screens/useTonight.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";

/** The stays of one guidebook, or of all that are not archived. */
export function StaysView({ guidebookId }: { guidebookId?: string }) {
  const properties = useQuery(stayPropertiesQuery(guidebookId));
  const stays = useQuery(staysQuery(guidebookId));
  const tonight = useTonight();
  const { chosenProperty } = useStaysSearch();
  const readAt = stays.dataUpdatedAt;
  const error = properties.error ?? stays.error;
  const all = (properties.data ?? []).filter(({ isArchived }) => guidebookId !== undefined || !isArchived);
  const chosen = all.filter((property) => property.guidebookId === chosenProperty);
  const shown = chosen.length > 0 ? chosen : all;
  const isShown = (one: { guidebookId: string }) =>
    shown.some((property) => property.guidebookId === one.guidebookId);
  const isWhole = guidebookId === undefined && chosen.length === 0;
  const arrivals = isWhole ? tonight.arrivals : tonight.arrivals?.filter(isShown);
  const grouped = groupStays(stays.data ?? [], shown, ({ timeZone }) => dayIn(timeZone, readAt), arrivals);
  const need = firstNeed(
    tonight.requests.some(isShown) || tonight.calendarNeeds.some(({ calendar }) => isShown(calendar)),
    (arrivals ?? []).some(hasUrgent),
    grouped["needs you"].length > 0,
  );
  if (error instanceof ApiError && error.status === 404) return <NoSuchGuidebook as="h1" />;
  const [own] = guidebookId === undefined ? [] : shown;
  return (
    <>
      {own && <BackLink own={own} />}
      <StaysFrame
        guidebookId={guidebookId}
        isQuiet={need === null && Object.values(grouped).flat().length > 0}
      >
        {guidebookId === undefined && all.length > 1 && stays.data?.length !== 0 && (
          <PropertyFilter properties={all} />
        )}
        <Body
          isNamed={guidebookId === undefined}
          properties={properties.data && shown}
          stays={stays.data}
          grouped={grouped}
          hasClock={
            clocksOf(
              all.map(({ timeZone }) => timeZone),
              readAt,
            ).differ
          }
          need={need}
          // Shown when both have loaded, so that no row moves: rows leave out what is shown above them.
          arrivals={tonight.isLoading ? undefined : (arrivals ?? [])}
          error={error}
          readAt={readAt}
          onRetry={() => Promise.all([properties.refetch(), stays.refetch()])}
        />
      </StaysFrame>
    </>
  );
}

/** What needs the host first on the screen; its button is the main one. */
type Need = "door or calendar" | "arrivals" | "stays" | null;

function firstNeed(hasRequests: boolean, isUnready: boolean, isListed: boolean): Need {
  if (hasRequests) return "door or calendar";
  if (isUnready) return "arrivals";
  return isListed ? "stays" : null;
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

/** What a property has below its list of stays. */
const parts = [
  { id: "calendars", label: "Calendars" },
  { id: "before-and-after", label: "Before and after" },
  { id: "extras", label: "Extras" },
  { id: "reports", label: "Reports" },
  { id: "messages", label: "Messages" },
];

/** Leads past a long list of stays. */
function PartsOfProperty() {
  return (
    <nav aria-label="On this page" className="mt-6 flex gap-5 overflow-x-auto border-b border-line sm:gap-6">
      {parts.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-12 shrink-0 items-center font-semibold text-soft -outline-offset-2! hover:text-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

interface BodyProps {
  isNamed: boolean;
  properties: readonly StayProperty[] | undefined;
  stays: readonly Stay[] | undefined;
  grouped: ReturnType<typeof groupStays>;
  hasClock: boolean;
  need: Need;
  arrivals: readonly CheckedArrival[] | undefined;
  error: Error | null;
  readAt: number;
  onRetry: () => Promise<unknown>;
}

function Body({
  isNamed,
  properties,
  stays,
  grouped,
  hasClock,
  need,
  arrivals,
  error,
  readAt,
  onRetry,
}: BodyProps) {
  if ((!properties || !stays) && error)
    return (
      <LoadFailed error={error} onRetry={onRetry}>
        Failed to load the stays. Please try again.
      </LoadFailed>
    );
  if (!properties || !stays || !arrivals)
    return (
      <div className="mt-8 space-y-4">
        <output className="sr-only">Loading stays...</output>
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
          You can read stays here. Only the owner and co-hosts may add, send and change them.
        </Notice>
      )}
      {!isNamed && <PartsOfProperty />}
      <AccessRequests properties={properties} stays={stays} />
      <Problems properties={properties} isNamed={isNamed} />
      <ExtraRequests properties={properties} isNamed={isNamed} />
      <CalendarTroubles properties={properties} isNamed={isNamed} />
      <ArrivalChecks
        properties={properties}
        stays={stays}
        arrivals={arrivals}
        hasClock={hasClock}
        isFirstNeed={need === "arrivals"}
        readAt={readAt}
      />
      <StayList
        isNamed={isNamed}
        properties={properties}
        grouped={grouped}
        arrivals={arrivals}
        hasClock={hasClock}
        isFirstNeed={need === "stays"}
        readAt={readAt}
      />
      {!isNamed && (
        <>
          <CalendarsPanel
            property={first}
            isFormMain={Object.values(grouped).flat().length === 0 && need === null}
          />
          <ArrivalSettings property={first} />
          <ExtrasPanel property={first} />
          <ProblemSettings own={first} />
          <TextsForGuests own={first} />
        </>
      )}
    </>
  );
}
