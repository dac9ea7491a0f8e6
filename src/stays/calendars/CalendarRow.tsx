import { useState } from "react";
import { calendarCalls } from "#stays/calendars/client.ts";
import type { Calendar } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Badge } from "#ui/Badge.tsx";
import { CalendarActions } from "#stays/calendars/CalendarActions.tsx";
import {
  describeCalendar,
  nameOfCalendar,
  formatAgo,
  formatMissing,
} from "#stays/calendars/calendarWords.ts";
import { ClosuresField } from "#stays/calendars/ClosuresField.tsx";
import { PasteAgain } from "#stays/calendars/PasteAgain.tsx";
import { RenameCalendar } from "#stays/calendars/RenameCalendar.tsx";
import { useCalendarChange } from "#stays/calendars/useCalendarChange.ts";

interface CalendarRowProps {
  calendar: Calendar;
  mayEdit: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** A calendar's state and its actions. */
export function CalendarRow({ calendar, mayEdit, now }: CalendarRowProps) {
  const { id, guidebookId, host, problem, lastReadAt, missing, platform, questions, closures } = calendar;
  const [dialog, setDialog] = useState<"name" | "url" | "delete" | null>(null);
  const name = nameOfCalendar(calendar);
  const read = useCalendarChange<Calendar>(guidebookId, "Failed to read the calendar. Please try again.");
  const remove = useCalendarChange(guidebookId, "Failed to remove the calendar. Please try again.");
  const looksAlike = platform === "booking" || questions > 0 || closures !== "ask";
  const close = () => setDialog(null);

  const readNow = () =>
    read.mutate({
      send: () => jsonOf(calendarCalls.calendars[":id"].read.$post({ param: { id } })),
      toast: (answered) => ({
        title: answered.problem ? `${name} could not be read` : `${name} is read`,
        description: answered.problem ?? describeCalendar(answered),
      }),
    });
  const removeNow = () =>
    remove.mutate({
      send: async () => {
        await calendarCalls.calendars[":id"].$delete({ param: { id } });
        close();
      },
      toast: () => ({
        title: "Calendar removed",
        description: "Its stays remain, but are no longer updated.",
      }),
    });

  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
            {name} {problem && <Badge tone="clay">Not read</Badge>}
          </h3>
          {problem && <p className="font-medium text-clay">{problem}</p>}
          <p className="text-sm text-soft wrap-anywhere">
            {host} · {lastReadAt === null ? "not read yet" : `read ${formatAgo(lastReadAt, now)}`}
          </p>
          <p className="mt-1">{describeCalendar(calendar)}</p>
          {missing > 0 && <p className="text-sm text-soft">{formatMissing(missing)}</p>}
        </div>
        {mayEdit && (
          <CalendarActions
            name={name}
            isReading={read.isPending}
            onRead={readNow}
            onRename={() => setDialog("name")}
            onPasteAgain={() => setDialog("url")}
            onRemove={() => setDialog("delete")}
          />
        )}
      </div>
      {mayEdit && looksAlike && <ClosuresField calendar={calendar} />}
      <RenameCalendar calendar={calendar} open={dialog === "name"} onClose={close} />
      <PasteAgain calendar={calendar} open={dialog === "url"} onClose={close} />
      <AlertDialog
        open={dialog === "delete"}
        onOpenChange={close}
        title="Remove this calendar?"
        description={`We will stop reading ${name}. Its stays remain, with their links. Paste the address again to start again.`}
        actionLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        destructive
        onAction={removeNow}
      />
    </li>
  );
}
