import { CalendarX2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { calendarCalls } from "#stays/calendars/client.ts";
import type { Calendar } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { CalendarActions } from "#stays/calendars/CalendarActions.tsx";
import {
  describeCalendar,
  formatFailure,
  formatMissing,
  formatReading,
  nameOfCalendar,
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
  /** False where its fix is shown above. */
  hasFix?: boolean;
  /** Whether its fix is the screen's main action. */
  isFirstNeed?: boolean;
  /** The heading above a property's first calendar. */
  heading?: ReactNode;
  onAdd?: (() => void) | undefined;
}

/** A calendar's state and its actions; a warm row where it cannot be read. */
export function CalendarRow({
  calendar,
  mayEdit,
  now,
  hasFix = true,
  isFirstNeed = false,
  heading,
  onAdd,
}: CalendarRowProps) {
  const { id, guidebookId, problem, missing, platform, questions, closures } = calendar;
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
    <li className={problem === null ? undefined : "bg-warm text-on-warm"}>
      <div className={classes("flex gap-x-3 px-5 py-3.5 sm:px-6", problem === null && "items-center")}>
        <div className="min-w-0 flex-1 wrap-anywhere">
          {heading}
          {problem === null ? (
            <p className="text-[0.9375rem] text-soft">{formatReading(calendar, now)}</p>
          ) : (
            <div className="flex gap-3">
              <CalendarX2 size={20} aria-hidden className="mt-0.5 shrink-0" />
              <div>
                <p className="font-semibold">{formatFailure(calendar)}</p>
                {hasFix && <p className="text-[0.9375rem]">{problem} New bookings get no link until then.</p>}
                {mayEdit && hasFix && (
                  <Button
                    variant={isFirstNeed ? "primary" : "secondary"}
                    className="mt-3"
                    onClick={() => setDialog("url")}
                  >
                    Fix it<span className="sr-only"> for {name}</span>
                  </Button>
                )}
              </div>
            </div>
          )}
          {missing > 0 && <p className="mt-1 text-[0.9375rem]">{formatMissing(missing)}</p>}
        </div>
        {mayEdit && (
          <CalendarActions
            name={name}
            isReading={read.isPending}
            onRead={readNow}
            onRename={() => setDialog("name")}
            onPasteAgain={() => setDialog("url")}
            onRemove={() => setDialog("delete")}
            onAdd={onAdd}
          />
        )}
      </div>
      {mayEdit && looksAlike && problem === null && (
        <div className="px-5 pb-4 sm:px-6">
          <ClosuresField calendar={calendar} />
        </div>
      )}
      <RenameCalendar calendar={calendar} open={dialog === "name"} onClose={close} />
      <PasteAgain calendar={calendar} open={dialog === "url"} onClose={close} />
      <AlertDialog
        open={dialog === "delete"}
        onOpenChange={close}
        title="Remove this calendar?"
        description={`We will stop reading ${name}. Its stays remain, with their links. Paste its link again to go on.`}
        actionLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        destructive
        onAction={removeNow}
      />
    </li>
  );
}
