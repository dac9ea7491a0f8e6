import { calendarCalls } from "#stays/calendars/client.ts";
import { CALENDAR_NAME_MAX, type Calendar } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useForm } from "#ui/useForm.ts";
import { nameOfCalendar } from "#stays/calendars/calendarWords.ts";
import { useCalendarChange } from "#stays/calendars/useCalendarChange.ts";

interface RenameCalendarProps {
  calendar: Calendar;
  open: boolean;
  onClose: () => void;
}

export function RenameCalendar({ calendar, open, onClose }: RenameCalendarProps) {
  const { id, guidebookId } = calendar;
  const form = useForm({ name: null });
  const save = useCalendarChange<Calendar>(guidebookId, "Failed to rename the calendar. Please try again.");
  const submit = form.onSubmit(({ name }) =>
    save.mutate({
      send: async () => {
        const renamed = await jsonOf(
          calendarCalls.calendars[":id"].$patch({ param: { id }, json: { name } }),
        );
        onClose();
        return renamed;
      },
      toast: (renamed) => ({
        title: "Calendar renamed",
        description: `It is now called ${nameOfCalendar(renamed)}.`,
      }),
    }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Rename the calendar"
      onSubmit={submit}
      actionLabel="Save"
      busy={save.isPending}
      form={form}
    >
      <Field label="Name" hint="Leave it empty to use the platform’s name.">
        <TextInput
          name="name"
          autoComplete="off"
          maxLength={CALENDAR_NAME_MAX}
          defaultValue={calendar.name ?? ""}
        />
      </Field>
    </FormDialog>
  );
}
