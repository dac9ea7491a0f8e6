import { useQuery } from "@tanstack/react-query";
import { CalendarX2, CircleAlert, CircleCheck, DoorOpen, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Calendar } from "#stays/calendars/contract.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";
import { useTonight } from "#stays/screens/useTonight.ts";
import { ReadyHomes } from "#stays/screens/ReadyHomes.tsx";
import { nameOfCalendar } from "#stays/calendars/calendarWords.ts";
import { formatArrival } from "#stays/screens/stayWords.ts";

/** Strangers who ask do not push away what else is to be done. */
const MAX_REQUEST_ROWS = 3;

/**
 * Lists access requests and what would lock out a guest of the next 36 hours, each with its fix (checks before arrivals,
 * Guidebooks 10).
 */
export function BeforeTonight() {
  const { arrivals, requests, unready, calendarNeeds, count } = useTonight();
  const { data: guidebooks = [] } = useQuery(guidebooksQuery);
  const formatCalendar = (calendar: Calendar) => {
    const home = guidebooks.find(({ id }) => id === calendar.guidebookId);
    return home ? `${home.name} · ${nameOfCalendar(calendar)}` : nameOfCalendar(calendar);
  };
  if (!arrivals && count === 0) return null;
  return (
    <section aria-labelledby="before-tonight" className="mt-8">
      <h2 id="before-tonight" className="text-2xl">
        Tonight
      </h2>
      <Card padded={false} className="mt-3">
        <ul className="divide-y divide-line">
          {requests.slice(0, MAX_REQUEST_ROWS).map(({ id, firstName, guidebookName }) => (
            <Row key={id} icon={DoorOpen} look="text-pine" to="/stays" action="Let in or not">
              <strong className="font-semibold">{firstName}</strong> waits at the door of {guidebookName}.
            </Row>
          ))}
          {requests.length > MAX_REQUEST_ROWS && (
            <Row icon={DoorOpen} look="text-pine" to="/stays" action="See all who ask">
              {requests.length - MAX_REQUEST_ROWS} more people ask for a code.
            </Row>
          )}
          {calendarNeeds.map(({ calendar, key, action, words }) => (
            <Row key={key} icon={CalendarX2} look="text-clay" to={staysOf(calendar)} action={action}>
              <strong className="block font-semibold">{formatCalendar(calendar)}</strong>
              {words}
            </Row>
          ))}
          {unready.map(({ findings, ...arrival }) => (
            <Row
              key={arrival.stayId}
              icon={CircleAlert}
              look="text-clay"
              to={`/guidebooks/${arrival.guidebookId}/stays`}
              action="Fix it"
            >
              <strong className="block font-semibold">{formatArrival(arrival)}</strong>
              {findings.find(({ isUrgent }) => isUrgent)?.sentence}
            </Row>
          ))}
          {unready.length === 0 && arrivals && (
            <Row icon={CircleCheck} look="text-leaf" to="/stays" action="See stays">
              {formatReady(arrivals)}
            </Row>
          )}
        </ul>
        <ReadyHomes arrivals={arrivals ?? []} className="border-t border-line px-4 py-3 sm:px-5" />
      </Card>
    </section>
  );
}

function formatReady(arrivals: readonly CheckedArrival[]): string {
  if (arrivals.length === 0) return "Nobody arrives tonight.";
  return arrivals.length === 1
    ? `The next guest can come: ${arrivals.map(formatArrival).join("")}.`
    : `All ${arrivals.length} arrivals in the next 36 hours can come.`;
}

const staysOf = ({ guidebookId }: Calendar) => `/guidebooks/${guidebookId}/stays`;

interface RowProps {
  icon: LucideIcon;
  look: string;
  to: string;
  action: string;
  children: ReactNode;
}

function Row({ icon: Icon, look, to, action, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 px-4 py-3 sm:px-5">
      <p className="flex min-w-0 flex-1 basis-60 gap-3 wrap-anywhere">
        <Icon size={20} aria-hidden className={classes("mt-0.5 shrink-0", look)} />
        <span>{children}</span>
      </p>
      <Link to={to} className={classes(linkLook, "ml-8 inline-flex min-h-11 items-center sm:ml-0")}>
        {action}
      </Link>
    </li>
  );
}
