import { calendarCalls } from "#stays/calendars/client.ts";
import type { Calendar } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { exactText } from "#ui/fieldControl.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { describeCalendar, nameOfCalendar } from "#stays/calendars/calendarWords.ts";
import { useCalendarRefresh } from "#stays/calendars/useCalendarChange.ts";
import { WhereToFind } from "#stays/calendars/WhereToFind.tsx";

const NOT_READ = { title: "Not read", description: "Failed to read the calendar. Please try again." };

interface PasteAgainProps {
  calendar: Calendar;
  open: boolean;
  onClose: () => void;
}

/** A form for the new URL of a calendar whose URL is lost or has changed: stays and decisions remain (Calendars 10). */
export function PasteAgain({ calendar, open, onClose }: PasteAgainProps) {
  const { id, guidebookId } = calendar;
  const name = nameOfCalendar(calendar);
  const refresh = useCalendarRefresh(guidebookId);
  const form = useForm({ url: "Paste the address of the calendar." });
  const save = useCall({
    mutationFn: (url: string) =>
      jsonOf(calendarCalls.calendars[":id"].$patch({ param: { id }, json: { url } })),
    onSuccess: async (read) => {
      await refresh();
      showToast({ title: `${nameOfCalendar(read)} is read`, description: describeCalendar(read) });
      onClose();
    },
    onFailure: (error) =>
      form.refuseAfter(
        error,
        failureText(error, NOT_READ, () => true),
      ),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Paste the address again"
      description={`For ${name}. Its stays remain, with their links and what you changed of them.`}
      onSubmit={form.onSubmit(({ url }) => (save.isPending ? null : save.mutate(url.trim())))}
      actionLabel="Read it"
      busyLabel="Reading..."
      busy={save.isPending}
      form={form}
    >
      <Field
        label="Address of the calendar"
        hint="Treat it like a password. We store it encrypted and show only the website it is from."
        error={form.errors.url ?? form.failure?.description}
      >
        <TextInput name="url" type="url" inputMode="url" required {...exactText} placeholder="https://" />
      </Field>
      <WhereToFind />
    </FormDialog>
  );
}
