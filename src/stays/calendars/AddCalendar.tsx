import { CalendarPlus } from "lucide-react";
import { calendarCalls } from "#stays/calendars/client.ts";
import { CALENDAR_NAME_MAX, type NewCalendar } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { exactText } from "#ui/fieldControl.ts";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { nameOfCalendar, describeCalendar } from "#stays/calendars/calendarWords.ts";
import { useCalendarRefresh } from "#stays/calendars/useCalendarChange.ts";
import { WhereToFind } from "#stays/calendars/WhereToFind.tsx";

const NOT_ADDED = { title: "Not added", description: "Failed to read the calendar. Please try again." };

/** A form for the URL of a calendar; shows within seconds what was read. */
export function AddCalendar({ guidebookId }: { guidebookId: string }) {
  const refresh = useCalendarRefresh(guidebookId);
  const form = useForm({ url: "Paste the address of the calendar.", name: null });
  const add = useCall({
    mutationFn: (json: NewCalendar) =>
      jsonOf(calendarCalls.guidebooks[":id"].calendars.$post({ param: { id: guidebookId }, json })),
    onSuccess: async (calendar) => {
      await refresh();
      showToast({ title: `${nameOfCalendar(calendar)} is read`, description: describeCalendar(calendar) });
      form.reset();
    },
    onFailure: (error) =>
      form.refuseAfter(
        error,
        failureText(error, NOT_ADDED, () => true),
      ),
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
      <Field
        label="Address of the calendar"
        hint="Treat it like a password. We store it encrypted and show only the website it is from."
        error={form.errors.url ?? form.failure?.description}
      >
        <TextInput name="url" type="url" inputMode="url" required {...exactText} placeholder="https://" />
      </Field>
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
