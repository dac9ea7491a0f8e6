import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { calendarsQuery } from "#stays/calendars/client.ts";
import { Card } from "#ui/Card.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { AddCalendar } from "#stays/calendars/AddCalendar.tsx";
import { CalendarRow } from "#stays/calendars/CalendarRow.tsx";

interface CalendarsPanelProps {
  property: StayProperty;
  /** Whether to add a calendar is the screen's main action. */
  isFormMain: boolean;
}

/** The calendars of one guidebook, from which stays are imported. */
export function CalendarsPanel({ property, isFormMain }: CalendarsPanelProps) {
  const { guidebookId, mayEdit } = property;
  const { data: calendars, error, refetch, dataUpdatedAt } = useQuery(calendarsQuery(guidebookId));
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-12">
      <h2 id={heading} className="text-xl">
        Calendars
      </h2>
      <p className="mt-1 mb-3 text-soft">
        Paste the calendar link of each platform. We read it once an hour, and each stay gets its own link.
      </p>
      {error && !calendars && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load the calendars. Please try again.
        </LoadFailed>
      )}
      {!error && !calendars && <Skeleton className="h-24" />}
      {calendars && (
        <Card padded={false} className="overflow-clip">
          {calendars.length > 0 && (
            <ul className="divide-y divide-line">
              {calendars.map((calendar) => (
                <CalendarRow
                  key={calendar.id}
                  calendar={calendar}
                  mayEdit={mayEdit}
                  now={dataUpdatedAt}
                  hasFix={false}
                />
              ))}
            </ul>
          )}
          {mayEdit ? (
            <div className={calendars.length > 0 ? "border-t border-line p-5 sm:p-6" : "p-5 sm:p-6"}>
              <AddCalendar property={property} isMain={isFormMain} />
            </div>
          ) : (
            calendars.length === 0 && <p className="p-4 text-soft">No calendars yet.</p>
          )}
        </Card>
      )}
    </section>
  );
}
