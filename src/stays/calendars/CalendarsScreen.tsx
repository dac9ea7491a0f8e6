import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { AddCalendar } from "#stays/calendars/AddCalendar.tsx";
import { CalendarRow } from "#stays/calendars/CalendarRow.tsx";
import { Questions } from "#stays/calendars/Questions.tsx";
import type { Calendar } from "#stays/calendars/contract.ts";
import { allCalendarsQuery } from "#stays/calendars/client.ts";
import { CalendarsOut } from "#stays/calendarsOut/CalendarsOut.tsx";
import { stayPropertiesQuery } from "#stays/client.ts";
import { NoGuidebooks } from "#stays/screens/NoStays.tsx";
import { StaysFrame } from "#stays/screens/StaysFrame.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Select } from "#ui/Select.tsx";
import { useFirstFocus } from "#ui/useFirstFocus.ts";
import { Skeleton } from "#ui/Skeleton.tsx";

/** The calendars of each guidebook, from which stays are imported. */
export default function CalendarsScreen() {
  const { data: properties = [] } = useQuery(stayPropertiesQuery(undefined));
  const { data: calendars = [] } = useQuery(allCalendarsQuery);
  const [adding, setAdding] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [first, ...others] = properties.filter(({ isArchived, mayEdit }) => !isArchived && mayEdit);

  /** Gives the focus to the button that opened the form, or to the screen's where that has gone. */
  function close(opener?: RefObject<HTMLButtonElement | null>) {
    flushSync(() => setAdding(null));
    (opener?.current ?? add.current)?.focus();
  }

  return (
    <StaysFrame
      action={
        first &&
        adding === null && (
          <Button
            ref={add}
            icon={Plus}
            variant={calendars.some(isFailing) ? "secondary" : "primary"}
            className="max-sm:px-4"
            onClick={() => setAdding(ANY_PROPERTY)}
          >
            Add calendar
          </Button>
        )
      }
    >
      <PageTitle>Calendars</PageTitle>
      <p className="mt-6 max-w-measure text-soft">
        Paste the calendar link of Airbnb, Booking.com or Vrbo once. New bookings are added as stays.
      </p>
      {first && adding === ANY_PROPERTY && (
        <NewCalendar properties={[first, ...others]} calendars={calendars} onDone={() => close()} />
      )}
      <Calendars adding={adding} onAdd={setAdding} onAdded={close} />
      <CalendarsOut properties={properties} />
    </StaysFrame>
  );
}

/** The form that asks for which property. */
const ANY_PROPERTY = "any";

const isFailing = ({ problem }: Calendar) => problem !== null;

interface NewCalendarProps {
  properties: readonly [StayProperty, ...StayProperty[]];
  calendars: readonly Calendar[];
  onDone: () => void;
}

/** A calendar for one of the properties: the first without one, unless the host chooses another. */
function NewCalendar({ properties, calendars, onDone }: NewCalendarProps) {
  const [chosen, setChosen] = useState<string>();
  const focusFirst = useFirstFocus();
  const hasCalendar = ({ guidebookId }: StayProperty) =>
    calendars.some((calendar) => calendar.guidebookId === guidebookId);
  const property =
    properties.find(({ guidebookId }) => guidebookId === chosen) ??
    properties.find((each) => !hasCalendar(each)) ??
    properties[0];
  return (
    <Card as="section" aria-label="New calendar" className="mt-5">
      <div ref={focusFirst}>
        <AddCalendar
          property={property}
          onDone={onDone}
          chooseProperty={
            properties.length > 1 && (
              <Field label="Guidebook" className="sm:w-72">
                <Select value={property.guidebookId} onChange={({ target }) => setChosen(target.value)}>
                  {properties.map(({ guidebookId, name }) => (
                    <option key={guidebookId} value={guidebookId}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
            )
          }
        />
      </div>
    </Card>
  );
}

interface AddingProps {
  /** The property whose form is open, `ANY_PROPERTY`, or null: one form is open at a time. */
  adding: string | null;
  onAdd: (guidebookId: string) => void;
  onAdded: (opener: RefObject<HTMLButtonElement | null>) => void;
}

function Calendars(form: AddingProps) {
  const properties = useQuery(stayPropertiesQuery(undefined));
  const calendars = useQuery(allCalendarsQuery);
  const error = properties.error ?? calendars.error;
  if (properties.data && calendars.data) {
    const shown = properties.data.filter(({ isArchived }) => !isArchived);
    if (shown.length === 0) return <NoGuidebooks />;
    const failing = calendars.data.find(isFailing);
    return (
      <Card padded={false} className="mt-5 overflow-clip">
        <ul className="divide-y divide-line">
          {shown.map((property) => (
            <PropertyCalendars
              key={property.guidebookId}
              property={property}
              calendars={calendars.data.filter(({ guidebookId }) => guidebookId === property.guidebookId)}
              firstNeed={form.adding === null ? failing?.id : undefined}
              now={calendars.dataUpdatedAt}
              {...form}
            />
          ))}
        </ul>
      </Card>
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

interface PropertyCalendarsProps extends AddingProps {
  property: StayProperty;
  calendars: readonly Calendar[];
  /** The calendar whose fix is the screen's main action. */
  firstNeed: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

function PropertyCalendars(props: PropertyCalendarsProps) {
  const { property, calendars, firstNeed, now, adding, onAdd, onAdded } = props;
  const { guidebookId, name, mayEdit } = property;
  const add = useRef<HTMLButtonElement>(null);
  const focusFirst = useFirstFocus();
  const open = adding === null ? () => onAdd(guidebookId) : undefined;
  const heading = <h2 className="font-sans text-base font-semibold wrap-anywhere">{name}</h2>;
  return (
    <li>
      {calendars.length === 0 && (
        <div className="flex items-center justify-between gap-x-4 px-5 py-3.5 sm:px-6">
          <div className="min-w-0">
            {heading}
            <p className="text-[0.9375rem] text-soft">No calendar yet</p>
          </div>
          {mayEdit && open && (
            <Button ref={add} variant="secondary" onClick={open}>
              Add<span className="sr-only"> a calendar to {name}</span>
            </Button>
          )}
        </div>
      )}
      {calendars.length > 0 && (
        <ul>
          {calendars.map((calendar, at) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              mayEdit={mayEdit}
              now={now}
              isFirstNeed={calendar.id === firstNeed}
              heading={at === 0 && heading}
              onAdd={open}
            />
          ))}
        </ul>
      )}
      {mayEdit && calendars.some(({ questions }) => questions > 0) && (
        <Questions guidebookId={guidebookId} calendars={calendars} propertyName={null} />
      )}
      {adding === guidebookId && (
        <div ref={focusFirst} className="px-5 pt-1 pb-5 sm:px-6">
          <AddCalendar property={property} onDone={() => onAdded(add)} />
        </div>
      )}
    </li>
  );
}
