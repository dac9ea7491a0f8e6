import { useQuery } from "@tanstack/react-query";
import { CalendarX2 } from "lucide-react";
import { useId, useState } from "react";
import type { Calendar } from "#stays/calendars/contract.ts";
import { allCalendarsQuery, calendarsQuery } from "#stays/calendars/client.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import { formatFailure, nameOfCalendar } from "#stays/calendars/calendarWords.ts";
import { PasteAgain } from "#stays/calendars/PasteAgain.tsx";
import { Questions } from "#stays/calendars/Questions.tsx";

interface CalendarTroublesProps {
  properties: readonly StayProperty[];
  /** True on the screen of all guidebooks, where each is named. */
  isNamed: boolean;
}

/** The calendars that cannot be read, and the entries that the host has to classify, above the stays. */
export function CalendarTroubles({ properties, isNamed }: CalendarTroublesProps) {
  const heading = useId();
  const [first] = properties;
  const all = useQuery({ ...allCalendarsQuery, enabled: isNamed });
  const own = useQuery({
    ...calendarsQuery(first?.guidebookId ?? ""),
    enabled: !isNamed && first !== undefined,
  });
  const calendars = (isNamed ? all.data : own.data) ?? [];
  const inTrouble = properties.flatMap((property) => {
    const ofProperty = isNamed
      ? calendars.filter(({ guidebookId }) => guidebookId === property.guidebookId)
      : calendars;
    const failing = ofProperty.filter(({ problem }) => problem !== null);
    const hasQuestions = property.mayEdit && ofProperty.some(({ questions }) => questions > 0);
    return failing.length > 0 || hasQuestions ? { property, ofProperty, failing, hasQuestions } : [];
  });
  if (inTrouble.length === 0) return null;
  const needing = inTrouble
    .flatMap(({ ofProperty }) => ofProperty)
    .filter(({ problem, questions }) => problem !== null || questions > 0).length;
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="mb-3 text-xl">
        {needing === 1 ? "A calendar needs attention" : "Your calendars need attention"}
      </h2>
      <Card padded={false} className="overflow-clip">
        <ul className="divide-y divide-line">
          {inTrouble.map(({ property, ofProperty, failing, hasQuestions }) => (
            <li key={property.guidebookId} className="divide-y divide-line">
              {failing.map((calendar) => (
                <FailingCalendar
                  key={calendar.id}
                  calendar={calendar}
                  propertyName={isNamed ? property.name : null}
                  mayEdit={property.mayEdit}
                />
              ))}
              {hasQuestions && (
                <Questions
                  guidebookId={property.guidebookId}
                  calendars={ofProperty}
                  propertyName={isNamed ? property.name : null}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface FailingCalendarProps {
  calendar: Calendar;
  propertyName: string | null;
  mayEdit: boolean;
}

function FailingCalendar({ calendar, propertyName, mayEdit }: FailingCalendarProps) {
  const [isPasting, setPasting] = useState(false);
  const name = nameOfCalendar(calendar);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 bg-warm px-5 py-4 text-on-warm sm:px-6">
      <p className="flex min-w-0 flex-1 basis-60 gap-3 wrap-anywhere">
        <CalendarX2 size={20} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          <strong className="block font-semibold">
            {propertyName !== null && `${propertyName}, `}
            {formatFailure(calendar)}
          </strong>
          {calendar.problem} New bookings get no link until then.
        </span>
      </p>
      {mayEdit && (
        <Button variant="primary" className="max-sm:ml-8" onClick={() => setPasting(true)}>
          Fix it<span className="sr-only"> for {name}</span>
        </Button>
      )}
      <PasteAgain calendar={calendar} open={isPasting} onClose={() => setPasting(false)} />
    </div>
  );
}
