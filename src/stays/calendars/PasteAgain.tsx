import { calendarCalls } from "#stays/calendars/client.ts";
import type { Calendar } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { useForm } from "#ui/useForm.ts";
import { nameOfCalendar } from "#stays/calendars/calendarWords.ts";
import { CalendarUrlField } from "#stays/calendars/CalendarUrlField.tsx";
import { useCalendarUrl } from "#stays/calendars/useCalendarChange.ts";
import { WhereToFind } from "#stays/calendars/WhereToFind.tsx";

interface PasteAgainProps {
  calendar: Calendar;
  open: boolean;
  onClose: () => void;
}

/** A form for the new URL of a calendar whose URL is lost or has changed: stays and decisions remain (Calendars 10). */
export function PasteAgain({ calendar, open, onClose }: PasteAgainProps) {
  const { id, guidebookId } = calendar;
  const name = nameOfCalendar(calendar);
  const form = useForm({ url: "Paste the calendar link." });
  const save = useCalendarUrl(guidebookId, form, {
    send: (url: string) => jsonOf(calendarCalls.calendars[":id"].$patch({ param: { id }, json: { url } })),
    failed: "Not read",
    onRead: onClose,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Paste the link again"
      description={`For ${name}. Its stays, their links and your changes are kept.`}
      onSubmit={form.onSubmit(({ url }) => (save.isPending ? null : save.mutate(url.trim())))}
      actionLabel="Save link"
      busyLabel="Reading..."
      busy={save.isPending}
      form={form}
    >
      <CalendarUrlField error={form.errors.url ?? form.failure?.description} />
      <WhereToFind />
    </FormDialog>
  );
}
