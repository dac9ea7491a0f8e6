import { calendarCalls } from "#stays/calendars/client.ts";
import type { Calendar } from "#stays/calendars/contract.ts";
import { jsonOf } from "#core/client.ts";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import { nameOfCalendar, describeCalendar } from "#stays/calendars/calendarWords.ts";
import { useCalendarChange } from "#stays/calendars/useCalendarChange.ts";

const words: Record<Calendar["closures"], string> = {
  guests: "Guests: each gets a link",
  "not guests": "Not guests: days that I blocked",
  ask: "Ask me each time",
};
const choices = Object.keys(words) as Calendar["closures"][]; // Object.keys forgets the key type

/**
 * The host's choice for a platform that lists guests and closed days alike: the host classifies closures (Calendars 7).
 */
export function ClosuresField({ calendar }: { calendar: Calendar }) {
  const { id, guidebookId } = calendar;
  const name = nameOfCalendar(calendar);
  const change = useCalendarChange<Calendar>(guidebookId, "Failed to save the answer. Please try again.");
  return (
    <Field
      label={`Blocked days in ${name} are`}
      hint="In this calendar, bookings look like days that you blocked. Only you know which they are."
      className="mt-3 max-w-md"
    >
      <Select
        value={calendar.closures}
        onChange={({ target }) => {
          const closures = choices.find((choice) => choice === target.value);
          if (!closures) return;
          const json = { closures };
          change.mutate({
            send: () => jsonOf(calendarCalls.calendars[":id"].$patch({ param: { id }, json })),
            toast: (changed) => ({ title: "Answer saved", description: describeCalendar(changed) }),
          });
        }}
      >
        {choices.map((value) => (
          <option key={value} value={value}>
            {words[value]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
