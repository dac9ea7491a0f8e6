import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Calendar } from "#stays/calendars/contract.ts";
import { allCalendarsQuery } from "#stays/calendars/queries.ts";
import { Badge } from "#ui/Badge.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { nameOfCalendar, formatAgo } from "#stays/calendars/calendarWords.ts";

/** The calendars of each guidebook and their state, with a link to them. */
export function CalendarLinks({ properties }: { properties: readonly StayProperty[] }) {
  const { data: calendars, dataUpdatedAt } = useQuery(allCalendarsQuery);
  return (
    <section aria-labelledby="calendars" className="mt-12">
      <h2 id="calendars" className="text-xl">
        Calendars
      </h2>
      <p className="mt-1 mb-3 text-soft">Paste a platform’s calendar and we add its stays for you.</p>
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {properties.map(({ guidebookId, name }) => {
            const own = calendars?.filter((calendar) => calendar.guidebookId === guidebookId);
            return (
              <li
                key={guidebookId}
                className="flex flex-wrap items-center gap-x-5 px-4 py-2.5 sm:px-5 lg:flex-nowrap"
              >
                <Link
                  to={`/guidebooks/${guidebookId}/stays`}
                  className={classes(
                    linkLook,
                    "inline-flex min-h-11 min-w-0 items-center wrap-anywhere lg:w-52 lg:shrink-0",
                  )}
                >
                  <span className="sr-only">Calendars of </span>
                  {name}
                </Link>
                {own && (
                  <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 pb-1 text-sm text-soft lg:pb-0">
                    {own.length === 0 && <li>None yet</li>}
                    {own.map((calendar) => (
                      <CalendarHealth key={calendar.id} calendar={calendar} now={dataUpdatedAt} />
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}

/** "Airbnb: read 12 minutes ago, 4 stays". */
function CalendarHealth({ calendar, now }: { calendar: Calendar; now: number }) {
  const { lastReadAt, stays, problem } = calendar;
  const read = lastReadAt === null ? "not read yet" : `read ${formatAgo(lastReadAt, now)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
      {nameOfCalendar(calendar)}: {read}, {stays === 1 ? "1 stay" : `${stays} stays`}
      {problem && <Badge tone="clay">Not read</Badge>}
    </li>
  );
}
