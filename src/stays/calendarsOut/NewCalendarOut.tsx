import { useQueryClient } from "@tanstack/react-query";
import { CalendarDays, DoorOpen } from "lucide-react";
import { useId, useState } from "react";
import { jsonOf } from "#core/client.ts";
import { calendarOutCalls, calendarsOutQuery } from "#stays/calendarsOut/client.ts";
import type { CalendarOut } from "#stays/calendarsOut/contract.ts";
import { PropertyChoice } from "#guidebooks/shared/PropertyChoice.tsx";
import { useChosenProperties } from "#stays/screens/useChosenProperties.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { failureText } from "#ui/failure.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { Segmented } from "#ui/Segmented.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

const NOT_MADE = { title: "Error", description: "Failed to make the link. Please try again." };

const kinds = [
  { value: "stays", label: "Stays", icon: CalendarDays },
  { value: "locks", label: "Door codes", icon: DoorOpen },
] as const;

interface NewCalendarOutProps {
  properties: readonly StayProperty[];
  open: boolean;
  onClose: () => void;
}

export function NewCalendarOut({ properties, open, onClose }: NewCalendarOutProps) {
  const client = useQueryClient();
  const about = useId();
  const [kind, setKind] = useState<CalendarOut["kind"]>("stays");
  const [withNames, setWithNames] = useState(false);
  const [wholeCode, setWholeCode] = useState(false);
  const choice = useChosenProperties(properties, "all");
  const form = useForm({});
  const isOfAll = choice.chosen.length === properties.length;
  const make = useCall({
    mutationFn: () =>
      jsonOf(
        calendarOutCalls.$post({
          json: { kind, withNames, wholeCode, ...(!isOfAll && { guidebooks: choice.chosen }) },
        }),
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: calendarsOutQuery.queryKey });
      showToast({ title: "Link made", description: "Copy it and paste it into the other program." });
      onClose();
    },
    onFailure: (error) =>
      form.refuseAfter(
        error,
        failureText(error, NOT_MADE, () => true),
      ),
  });
  const submit = form.onSubmit(() => {
    if (make.isPending) return;
    if (choice.chosen.length === 0) return form.mark({ guidebooks: "Choose at least one guidebook." });
    make.mutate();
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New calendar link"
      description="Anyone with the link can read it, until you end it."
      onSubmit={submit}
      actionLabel="Make link"
      busy={make.isPending}
      form={form}
    >
      <Segmented label="What it shows" options={kinds} value={kind} onValueChange={setKind} />
      <p id={about} className="text-sm text-soft">
        {kind === "stays"
          ? "The nights of every stay, as whole days."
          : "Each stay’s code from three days before it, working from check-in until its guest has left. Locks that Home Assistant manages set it by themselves."}
      </p>
      {choice.isNeeded && (
        <PropertyChoice
          legend="Which homes"
          properties={choice.properties}
          chosen={choice.chosen}
          onChoose={choice.onChoose}
          error={form.errors.guidebooks}
        />
      )}
      <Checkbox
        label="Show the guests’ names"
        checked={withNames}
        onChange={({ target }) => setWithNames(target.checked)}
      />
      {kind === "locks" && (
        <Checkbox
          label="My lock takes codes of 5 to 8 digits too"
          checked={wholeCode}
          onChange={({ target }) => setWholeCode(target.checked)}
        />
      )}
    </FormDialog>
  );
}
