import type { ReactNode } from "react";
import { calendarCalls } from "#stays/calendars/client.ts";
import { CALENDAR_NAME_MAX, type NewCalendar } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { FormColumns } from "#ui/FormColumns.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useForm } from "#ui/useForm.ts";
import { CalendarUrlField } from "#stays/calendars/CalendarUrlField.tsx";
import { useCalendarUrl } from "#stays/calendars/useCalendarChange.ts";
import { formatFirstZone, setFirstZone } from "#stays/screens/firstZone.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { WhereToFind } from "#stays/calendars/WhereToFind.tsx";

interface AddCalendarProps {
  property: StayProperty;
  /** The field that chooses the property, where there are more. */
  chooseProperty?: ReactNode;
  /** False where the screen has another main action. */
  isMain?: boolean;
  /** Closes the form where it was opened by a button. */
  onDone?: () => void;
}

/** A form for the URL of a calendar; shows within seconds what was read. */
export function AddCalendar({ property, chooseProperty, isMain = true, onDone }: AddCalendarProps) {
  const { guidebookId } = property;
  const zone = formatFirstZone(property);
  const form = useForm({ url: "Paste the calendar link.", name: null });
  const add = useCalendarUrl(guidebookId, form, {
    send: async (json: NewCalendar) => {
      await setFirstZone(property);
      return jsonOf(calendarCalls.guidebooks[":id"].calendars.$post({ param: { id: guidebookId }, json }));
    },
    failed: "Not added",
    onRead: () => {
      form.reset();
      onDone?.();
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ url, name }) =>
        add.isPending ? null : add.mutate({ url: url.trim(), ...(name.trim() && { name: name.trim() }) }),
      )}
      onInput={form.onInput}
    >
      <FormColumns
        fields={
          <>
            {chooseProperty}
            <div className="space-y-1">
              <CalendarUrlField error={form.errors.url ?? form.failure?.description} />
              <WhereToFind />
            </div>
            <Field label="Name" aside="optional" error={form.errors.name} className="sm:w-72">
              <TextInput name="name" autoComplete="off" maxLength={CALENDAR_NAME_MAX} />
            </Field>
          </>
        }
      >
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={isMain ? "primary" : "secondary"}
            busy={add.isPending}
            busyLabel="Reading..."
          >
            Add calendar
          </Button>
          {onDone && (
            <Button variant="secondary" onClick={onDone}>
              Cancel
            </Button>
          )}
        </div>
        {zone && <p className="text-sm text-soft">{zone}</p>}
      </FormColumns>
    </form>
  );
}
