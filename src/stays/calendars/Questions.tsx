import { useQuery } from "@tanstack/react-query";
import { calendarCalls, calendarEntriesQuery } from "#stays/calendars/client.ts";
import type { Calendar, ListedCalendarEntry } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { nightsBetween } from "#core/days.ts";
import { Button } from "#ui/Button.tsx";
import { nameOfCalendar } from "#stays/calendars/calendarWords.ts";
import { useCalendarChange } from "#stays/calendars/useCalendarChange.ts";
import { formatDays, formatNights } from "#stays/screens/stayWords.ts";

/** The next ones are shown as these are decided. */
const MAX_SHOWN = 6;

interface QuestionsProps {
  guidebookId: string;
  calendars: readonly Calendar[];
  /** The guidebook's name, null where it is not shown. */
  propertyName: string | null;
}

/** The entries that the host has to classify. */
export function Questions({ guidebookId, calendars, propertyName }: QuestionsProps) {
  const { data: entries = [] } = useQuery(calendarEntriesQuery(guidebookId));
  const open = entries.filter(({ isQuestion }) => isQuestion);
  if (open.length === 0) return null;
  return (
    <div className="px-5 py-4 sm:px-6">
      <h3 className="text-base font-semibold wrap-anywhere">
        {propertyName !== null && `${propertyName} · `}Are these guests? ({open.length})
      </h3>
      <p className="text-[0.9375rem] text-soft">A guest gets a link. Days that you blocked get none.</p>
      <ul className="mt-1">
        {open.slice(0, MAX_SHOWN).map((entry) => (
          <Question
            key={entry.id}
            guidebookId={guidebookId}
            entry={entry}
            calendar={calendars.find(({ id }) => id === entry.calendarId)}
          />
        ))}
      </ul>
    </div>
  );
}

interface QuestionProps {
  guidebookId: string;
  entry: ListedCalendarEntry;
  calendar: Calendar | undefined;
}

function Question({ guidebookId, entry, calendar }: QuestionProps) {
  const { id, arrival, departure } = entry;
  const days = formatDays(entry);
  const decide = useCalendarChange<ListedCalendarEntry>(
    guidebookId,
    "Failed to save the answer. Please try again.",
  );
  const answer = (is: "stay" | "ours") =>
    decide.mutate({
      send: () => jsonOf(calendarCalls["calendar-entries"][":id"].$patch({ param: { id }, json: { is } })),
      toast: () =>
        is === "stay"
          ? { title: "It is a stay", description: "It now has its own link." }
          : { title: "It is not a stay", description: `${days}: no guest gets a link.` },
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5 sm:py-1.5">
      <p className="w-full min-w-0 sm:w-auto sm:flex-1">
        {days} · {formatNights(nightsBetween(arrival, departure))}
        {calendar && <span className="text-soft"> · {nameOfCalendar(calendar)}</span>}
      </p>
      <div className="grid w-full grid-cols-2 gap-2 sm:w-auto">
        <Button variant="secondary" className="px-3!" busy={decide.isPending} onClick={() => answer("stay")}>
          Guests<span className="sr-only"> {days}</span>
        </Button>
        <Button variant="secondary" className="px-3!" busy={decide.isPending} onClick={() => answer("ours")}>
          Blocked by me<span className="sr-only"> {days}</span>
        </Button>
      </div>
    </li>
  );
}
