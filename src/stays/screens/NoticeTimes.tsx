import { useEffect, useState } from "react";
import { MINUTE_MS } from "#core/durations.ts";
import { endDaysOf, formatEnd, type NoticeEnd } from "#stays/notices/noticeTimes.ts";
import { browserZone, formatClock, formatOtherClock, momentInZone } from "#stays/timeZones.ts";
import { dayIn } from "#stays/screens/today.ts";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import { TextInput } from "#ui/TextInput.tsx";

interface NoticeTimesProps {
  /** The zone of the chosen properties, null for the reader's. */
  zone: string | null;
  end: NoticeEnd;
  onEnd: (end: NoticeEnd) => void;
  errors: Record<string, string>;
}

/** When a notice begins and ends, on the clock of the properties: the controls `startsAt` and `endsAt`. */
export function NoticeTimes({ zone, end, onEnd, errors }: NoticeTimesProps) {
  // A form that is open at midnight names the days as they are then.
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  const [startsAt, setStartsAt] = useState("");
  const days = endDaysOf(startsAt, zone, now);
  const today = dayIn(zone, now);
  const isChosen = (value: string): value is NoticeEnd => value in days || value === "at a time";
  const other = formatOtherClock(zone, startsAt === "" ? now : momentInZone(startsAt, zone));
  return (
    <>
      <Field
        label="From"
        aside="optional"
        hint={`Leave it empty to start now. ${
          other
            ? `${other}, as at your property, not on this device.`
            : `By the clock of this device: ${formatClock(browserZone())}.`
        }`}
        error={errors.startsAt}
      >
        <TextInput
          name="startsAt"
          type="datetime-local"
          value={startsAt}
          onChange={({ target }) => setStartsAt(target.value)}
        />
      </Field>
      <Field label="Until" error={end === "at a time" ? undefined : errors.endsAt}>
        <Select value={end} onChange={({ target }) => isChosen(target.value) && onEnd(target.value)}>
          <option value="that day">{formatEnd(days["that day"], today)}</option>
          <option value="next day">{formatEnd(days["next day"], today)}</option>
          <option value="at a time">Another day or time</option>
        </Select>
      </Field>
      {end === "at a time" ? (
        <Field label="Day and time of the end" error={errors.endsAt}>
          <TextInput name="endsAt" type="datetime-local" required />
        </Field>
      ) : (
        <input type="hidden" name="endsAt" value={`${days[end]}T23:59`} />
      )}
    </>
  );
}
