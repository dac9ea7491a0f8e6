import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarSync } from "lucide-react";
import { useId, useState } from "react";
import { formatList } from "#core/format.ts";
import { formatAgo } from "#stays/calendars/calendarWords.ts";
import { calendarOutCalls, calendarsOutQuery } from "#stays/calendarsOut/client.ts";
import type { CalendarOut } from "#stays/calendarsOut/contract.ts";
import { NewCalendarOut } from "#stays/calendarsOut/NewCalendarOut.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { copyWithToast } from "#ui/shareSheet.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/** The calendars that other programs read: stays, and door codes for locks (Stays 39). */
export function CalendarsOut({ properties }: { properties: readonly StayProperty[] }) {
  const heading = useId();
  const [isMaking, setMaking] = useState(false);
  const shared = properties.filter(({ mayShare, isArchived }) => mayShare && !isArchived);
  const { data: calendars = [], dataUpdatedAt: now } = useQuery({
    ...calendarsOutQuery,
    enabled: shared.length > 0,
  });
  if (shared.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="text-xl">
        Send your stays to another calendar
      </h2>
      <p className="mt-1 max-w-prose text-soft">
        Your stays can also show in Google Calendar or Home Assistant, and the door codes on your lock. They
        stay up to date.
      </p>
      {calendars.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {calendars.map((calendar) => (
            <CalendarOutRow key={calendar.id} calendar={calendar} properties={properties} now={now} />
          ))}
        </ul>
      )}
      <Button variant="secondary" icon={CalendarSync} className="mt-5" onClick={() => setMaking(true)}>
        New calendar link
      </Button>
      <NewCalendarOut properties={shared} open={isMaking} onClose={() => setMaking(false)} />
    </Card>
  );
}

const linkCopied = {
  title: "Link copied",
  description: "Paste it where the other program takes a calendar.",
};

interface CalendarOutRowProps {
  calendar: CalendarOut;
  properties: readonly StayProperty[];
  /** Epoch milliseconds. */
  now: number;
}

function CalendarOutRow({ calendar, properties, now }: CalendarOutRowProps) {
  const client = useQueryClient();
  const end = useCall({
    mutationFn: () => calendarOutCalls[":id"].$delete({ param: { id: calendar.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: calendarsOutQuery.queryKey });
      showToast({ title: "Link ended", description: "It no longer works." });
    },
    failure: { title: "Error", description: "Failed to end the link. Please try again." },
  });
  const { guidebooks, lastReadAt, url } = calendar;
  const named = properties.flatMap(({ guidebookId, name }) =>
    guidebooks?.includes(guidebookId) ? name : [],
  );
  const title = calendar.kind === "locks" ? "Door codes for locks" : "Stays";
  const of = guidebooks === null ? "All homes" : formatList(named);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-soft wrap-anywhere">
          {[
            of,
            ...(calendar.withNames ? ["with names"] : []),
            lastReadAt === null ? "not read yet" : `read ${formatAgo(lastReadAt, now)}`,
          ].join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {url !== null && (
          <Button variant="secondary" size="small" onClick={() => void copyWithToast(url, linkCopied)}>
            Copy link
            <span className="sr-only">
              {" "}
              of {title}, {of}
            </span>
          </Button>
        )}
        <Button variant="quiet destructive" size="small" busy={end.isPending} onClick={() => end.mutate()}>
          End
          <span className="sr-only">
            {" "}
            the link of {title}, {of}
          </span>
        </Button>
      </div>
    </li>
  );
}
