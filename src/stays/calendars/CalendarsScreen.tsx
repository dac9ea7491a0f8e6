import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { PRODUCT } from "#core/product.ts";
import { AddCalendar } from "#stays/calendars/AddCalendar.tsx";
import { CalendarRow } from "#stays/calendars/CalendarRow.tsx";
import { CalendarTroubles } from "#stays/calendars/CalendarTroubles.tsx";
import type { Calendar } from "#stays/calendars/contract.ts";
import { allCalendarsQuery } from "#stays/calendars/client.ts";
import { stayPropertiesQuery } from "#stays/client.ts";
import { NoGuidebooks } from "#stays/screens/NoStays.tsx";
import { StaysFrame } from "#stays/screens/StaysFrame.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import { Button } from "#ui/Button.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";

export const meta = () => [{ title: `Calendars | ${PRODUCT.name}` }];

/** The calendars of each guidebook, from which stays are imported. */
export default function CalendarsScreen() {
  return (
    <StaysFrame>
      <p className="mt-6 max-w-prose text-soft">
        Paste the calendar link of Airbnb, Booking.com or Vrbo once. New bookings become stays by themselves.
      </p>
      <Calendars />
    </StaysFrame>
  );
}

function Calendars() {
  const properties = useQuery(stayPropertiesQuery(undefined));
  const calendars = useQuery(allCalendarsQuery);
  const error = properties.error ?? calendars.error;
  if (properties.data && calendars.data) {
    const shown = properties.data.filter(({ isArchived }) => !isArchived);
    if (shown.length === 0) return <NoGuidebooks />;
    return (
      <>
        <CalendarTroubles properties={shown} isNamed />
        <Card padded={false} className="mt-5">
          <ul className="divide-y divide-line">
            {shown.map((property) => (
              <PropertyCalendars
                key={property.guidebookId}
                property={property}
                calendars={calendars.data.filter(({ guidebookId }) => guidebookId === property.guidebookId)}
                now={calendars.dataUpdatedAt}
              />
            ))}
          </ul>
        </Card>
      </>
    );
  }
  if (error)
    return (
      <LoadFailed error={error} onRetry={() => Promise.all([properties.refetch(), calendars.refetch()])}>
        Failed to load the calendars. Please try again.
      </LoadFailed>
    );
  return <Skeleton className="mt-5 h-48" />;
}

interface PropertyCalendarsProps {
  property: StayProperty;
  calendars: readonly Calendar[];
  /** Epoch milliseconds. */
  now: number;
}

function PropertyCalendars({ property, calendars, now }: PropertyCalendarsProps) {
  const { guidebookId, name, mayEdit } = property;
  const [isAdding, setAdding] = useState(false);
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 sm:px-5">
        <h2 className="min-w-0 text-base">
          <Link
            to={`/guidebooks/${guidebookId}/stays`}
            className={classes(linkLook, "inline-flex min-h-11 items-center wrap-anywhere")}
          >
            {name}
          </Link>
        </h2>
        {mayEdit && !isAdding && (
          <Button variant="secondary" icon={CalendarPlus} onClick={() => setAdding(true)}>
            Add<span className="sr-only"> a calendar to {name}</span>
          </Button>
        )}
        {calendars.length === 0 && <p className="w-full pb-2 text-soft">None yet</p>}
      </div>
      {calendars.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {calendars.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} mayEdit={mayEdit} now={now} />
          ))}
        </ul>
      )}
      {isAdding && (
        <div className="border-t border-line p-4 sm:p-5">
          <AddCalendar guidebookId={guidebookId} />
        </div>
      )}
    </li>
  );
}
