import { CalendarPlus } from "lucide-react";
import { calendarCalls } from "#stays/calendars/client.ts";
import { CALENDAR_NAME_MAX, type NewCalendar } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useForm } from "#ui/useForm.ts";
import { CalendarUrlField } from "#stays/calendars/CalendarUrlField.tsx";
import { useCalendarUrl } from "#stays/calendars/useCalendarChange.ts";
import { WhereToFind } from "#stays/calendars/WhereToFind.tsx";

/** A form for the URL of a calendar; shows within seconds what was read. */
export function AddCalendar({ guidebookId }: { guidebookId: string }) {
  const form = useForm({ url: "Paste the address of the calendar.", name: null });
  const add = useCalendarUrl(guidebookId, form, {
    send: (json: NewCalendar) =>
      jsonOf(calendarCalls.guidebooks[":id"].calendars.$post({ param: { id: guidebookId }, json })),
    failed: "Not added",
    onRead: form.reset,
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ url, name }) =>
        add.isPending ? null : add.mutate({ url: url.trim(), ...(name.trim() && { name: name.trim() }) }),
      )}
      onInput={form.onInput}
      className="grid gap-4 sm:grid-cols-[1fr_12rem]"
    >
      <CalendarUrlField error={form.errors.url ?? form.failure?.description} />
      <Field label="Name" aside="optional" error={form.errors.name}>
        <TextInput name="name" autoComplete="off" maxLength={CALENDAR_NAME_MAX} />
      </Field>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 sm:col-span-2">
        <WhereToFind />
        <Button type="submit" icon={CalendarPlus} busy={add.isPending} busyLabel="Reading...">
          Add calendar
        </Button>
      </div>
    </form>
  );
}
