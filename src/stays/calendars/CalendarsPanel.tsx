import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { calendarsQuery } from "#stays/calendars/client.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import { useFirstFocus } from "#ui/useFirstFocus.ts";
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
    <section id="calendars" aria-labelledby={heading} className="mt-12">
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
            <AddToPanel property={property} isFirst={calendars.length === 0} isMain={isFormMain} />
          ) : (
            calendars.length === 0 && <p className="p-4 text-soft">No calendars yet.</p>
          )}
        </Card>
      )}
    </section>
  );
}

interface AddToPanelProps {
  property: StayProperty;
  isFirst: boolean;
  isMain: boolean;
}

/** The form of the first calendar; for another one, a button that opens it. */
function AddToPanel({ property, isFirst, isMain }: AddToPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const focusFirst = useFirstFocus();
  function close() {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }
  if (isFirst)
    return (
      <div className="p-5 sm:p-6">
        <AddCalendar property={property} isMain={isMain} />
      </div>
    );
  if (isOpen)
    return (
      <div ref={focusFirst} className="border-t border-line p-5 sm:p-6">
        <AddCalendar property={property} isMain={isMain} onDone={close} />
      </div>
    );
  return (
    <div className="border-t border-line px-5 py-3 sm:px-6">
      <Button ref={opener} variant="secondary" icon={Plus} onClick={() => setOpen(true)}>
        Add another calendar
      </Button>
    </div>
  );
}
