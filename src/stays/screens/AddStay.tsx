import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, jsonOf } from "#core/client.ts";
import { addDays } from "#core/days.ts";
import { formatShortDate } from "#core/format.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { exactText } from "#ui/fieldControl.ts";
import { Select } from "#ui/Select.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { stayCalls, stayKeys } from "#stays/client.ts";
import { LONGEST_NIGHTS, type NewStay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { formatFirstZone, setFirstZone } from "#stays/screens/firstZone.ts";
import { foldedFields, sharedFields, sharedValues } from "#stays/screens/stayForm.ts";
import { GuestNameField, MoreFields, StayFields } from "#stays/screens/StayFields.tsx";

const NOT_ADDED = { title: "Error", description: "Failed to add the stay. Please try again." };
const NIGHTS = `Write how many nights, 1 to ${LONGEST_NIGHTS}.`;

interface AddStayProps {
  /** The properties to which stays can be added; at least one. */
  properties: readonly [StayProperty, ...StayProperty[]];
  open: boolean;
  onClose: () => void;
}

export function AddStay({ properties, open, onClose }: AddStayProps) {
  const [chosen, setChosen] = useState(properties[0].guidebookId);
  const property = properties.find(({ guidebookId }) => guidebookId === chosen) ?? properties[0];
  const [arrival, setArrival] = useState("");
  const [nights, setNights] = useState("2");
  const client = useQueryClient();
  const form = useForm({
    arrival: "Choose the day of arrival.",
    nights: NIGHTS,
    ...sharedFields,
    code: null,
  });
  const add = useCall({
    mutationFn: async ({ to, json }: { to: StayProperty; json: NewStay }) => {
      await setFirstZone(to);
      return jsonOf(stayCalls.guidebooks[":id"].stays.$post({ param: { id: to.guidebookId }, json }));
    },
    onSuccess: async (_stay, { to }) => {
      await Promise.all(
        [stayKeys.all, stayKeys.properties, stayKeys.access(to.guidebookId)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      showToast({ title: "Stay added", description: "It has its own link. Send it to your guest." });
      setArrival("");
      onClose();
    },
    onFailure: (error) => {
      const text = failureText(error, NOT_ADDED);
      const ofDeparture = error instanceof ApiError ? error.body?.fields?.departure : undefined;
      if (ofDeparture) form.refuse(text, { nights: ofDeparture });
      else form.refuseAfter(error, text);
    },
  });
  const departure = departureOf(arrival, nights);

  const submit = form.onSubmit(({ code, arrival: day, nights: count, ...rest }) => {
    if (add.isPending) return;
    const leaves = departureOf(day, count);
    if (leaves === null) return form.mark({ nights: NIGHTS });
    const json = { arrival: day, departure: leaves, code, ...sharedValues(rest) };
    add.mutate({ to: property, json });
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add a stay"
      description="Your guest gets their own link."
      onSubmit={submit}
      actionLabel="Add"
      busy={add.isPending}
      form={form}
    >
      {properties.length > 1 && (
        <Field label="Where">
          <Select value={property.guidebookId} onChange={(event) => setChosen(event.target.value)}>
            {properties.map(({ guidebookId, name }) => (
              <option key={guidebookId} value={guidebookId}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="grid grid-cols-[1fr_6rem] gap-4">
        <Field label="Arrival" error={form.errors.arrival}>
          <TextInput
            name="arrival"
            type="date"
            required
            value={arrival}
            onChange={(event) => setArrival(event.target.value)}
          />
        </Field>
        <Field label="Nights" error={form.errors.nights}>
          <TextInput
            name="nights"
            type="number"
            inputMode="numeric"
            min={1}
            max={LONGEST_NIGHTS}
            required
            value={nights}
            onChange={(event) => setNights(event.target.value)}
          />
        </Field>
      </div>
      <p className="-mt-2 min-h-5 text-sm text-soft" aria-live="polite">
        {departure && `Leaves ${formatShortDate(departure)}. `}
        {formatFirstZone(property)}
      </p>
      <GuestNameField errors={form.errors} />
      <MoreFields isNeeded={foldedFields.some((name) => form.errors[name])}>
        <StayFields property={property} errors={form.errors} />
        <Field
          label="Code of the booking"
          aside="optional"
          hint="Your guest can enter it at your permanent link. Without one we make a code."
          error={form.errors.code}
        >
          <TextInput name="code" {...exactText} maxLength={40} />
        </Field>
      </MoreFields>
    </FormDialog>
  );
}

/** Returns the day of departure, or null while one of the two is missing or the stay would be too long. */
function departureOf(arrival: string, nights: string): string | null {
  const count = Number(nights);
  if (!/^\d{4}-\d\d-\d\d$/.test(arrival) || !/^\d{1,3}$/.test(nights.trim())) return null;
  return count < 1 || count > LONGEST_NIGHTS ? null : addDays(arrival, count);
}
