import { useQueryClient } from "@tanstack/react-query";
import { jsonOf } from "#core/client.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { useLast } from "#ui/useLast.ts";
import { formatGuest } from "#stays/guestWords.ts";
import { stayCalls, stayKeys } from "#stays/client.ts";
import type { Stay, StayChange } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { sharedFields, sharedValues } from "#stays/screens/stayForm.ts";
import { GuestNameField, StayFields } from "#stays/screens/StayFields.tsx";

const NOT_SAVED = { title: "Error", description: "Failed to change the stay. Please try again." };

interface ChangeStayProps {
  /** Null while no stay is edited. */
  stay: Stay | null;
  property: StayProperty;
  onClose: () => void;
}

/** The form of a stay; the guest's page shows a change at once (Stays 16). */
export function ChangeStay({ stay: open, property, onClose }: ChangeStayProps) {
  const stay = useLast(open);
  const client = useQueryClient();
  const form = useForm({
    arrival: "Choose the day.",
    departure: "Choose the day.",
    ...sharedFields,
    lockSet: null,
  });
  const save = useCall({
    mutationFn: ({ id, change }: { id: string; change: StayChange }) =>
      jsonOf(stayCalls.stays[":id"].$patch({ param: { id }, json: change })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: stayKeys.all });
      showToast({ title: "Stay changed", description: "Your guest's page shows it now." });
      onClose();
    },
    onFailure: (error) => form.refuseAfter(error, failureText(error, NOT_SAVED)),
  });
  if (!stay) return null;

  const submit = form.onSubmit(({ arrival, departure, lockSet, ...rest }) => {
    if (save.isPending) return;
    const { platform, ...shared } = sharedValues(rest);
    const isSet = shared.doorCode !== "" && lockSet !== "";
    // That of joined stays of two platforms is null, and each keeps its own.
    const changed = platform !== stay.platform && { platform };
    save.mutate({ id: stay.id, change: { arrival, departure, ...shared, ...changed, lockSet: isSet } });
  });

  return (
    <FormDialog
      open={open !== null}
      onClose={onClose}
      title="Change this stay"
      description={`${formatGuest(stay)} · ${property.name}`}
      onSubmit={submit}
      actionLabel="Save"
      busy={save.isPending}
      form={form}
    >
      <div className="grid grid-cols-2 gap-4 max-[24rem]:grid-cols-1">
        <Field label="Arrival" error={form.errors.arrival}>
          <TextInput name="arrival" type="date" required defaultValue={stay.arrival} />
        </Field>
        <Field label="Departure" error={form.errors.departure}>
          <TextInput name="departure" type="date" required defaultValue={stay.departure} />
        </Field>
      </div>
      <GuestNameField stay={stay} errors={form.errors} />
      <StayFields stay={stay} property={property} errors={form.errors} />
    </FormDialog>
  );
}
