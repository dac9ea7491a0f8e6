import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { jsonOf } from "#core/client.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { FormDialog } from "#ui/FormDialog.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { PropertyChoice } from "#guidebooks/shared/PropertyChoice.tsx";
import { useChosenProperties } from "#stays/screens/useChosenProperties.ts";
import { turnoverCalls, turnoverLinksQuery } from "#stays/turnovers/client.ts";
import type { NewTurnoverLink } from "#stays/turnovers/contract.ts";

const NOT_MADE = { title: "Error", description: "Failed to make the link. Please try again." };

interface NewCleanerLinkProps {
  properties: readonly StayProperty[];
  open: boolean;
  onClose: () => void;
}

export function NewCleanerLink({ properties, open, onClose }: NewCleanerLinkProps) {
  const client = useQueryClient();
  const choice = useChosenProperties(properties, "all");
  const aboutCodes = useId();
  const [showsCodes, setShowsCodes] = useState(false);
  const form = useForm({ label: null });
  const make = useCall({
    mutationFn: (json: NewTurnoverLink) => jsonOf(turnoverCalls["turnover-links"].$post({ json })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: turnoverLinksQuery.queryKey });
      showToast({ title: "Link created", description: "Copy it and send it to your cleaner." });
      onClose();
    },
    onFailure: (error) =>
      form.refuseAfter(
        error,
        failureText(error, NOT_MADE, () => true),
      ),
  });
  const submit = form.onSubmit(({ label }) => {
    if (make.isPending) return;
    if (choice.chosen.length === 0) return form.mark({ guidebookIds: "Choose at least one guidebook." });
    make.mutate({ label, guidebookIds: choice.chosen, showsCodes });
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New link for a cleaner"
      description="They see when guests leave and arrive, never their names, and can say when a home is ready."
      onSubmit={submit}
      actionLabel="Make link"
      busy={make.isPending}
      form={form}
    >
      <Field label="Who is it for?" aside="optional" error={form.errors.label}>
        <TextInput name="label" maxLength={80} placeholder="Tess" />
      </Field>
      {choice.isNeeded && (
        <PropertyChoice
          legend="Which homes"
          properties={choice.properties}
          chosen={choice.chosen}
          onChoose={choice.onChoose}
          error={form.errors.guidebookIds}
        />
      )}
      <Checkbox
        label="Show the door codes too"
        checked={showsCodes}
        onChange={({ target }) => setShowsCodes(target.checked)}
        aria-describedby={showsCodes ? aboutCodes : undefined}
      />
      {showsCodes && (
        <p id={aboutCodes} className="text-sm text-soft">
          Anyone with the link then reads the codes of these homes for the next 14 days, until you end it.
        </p>
      )}
    </FormDialog>
  );
}
