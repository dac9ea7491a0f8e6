import { Sparkles } from "lucide-react";
import { useReducer, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { useForm } from "#platform/ui/useForm.ts";
import { PropertyAddressField } from "#studio/create/PropertyAddressField.tsx";
import { PropertyAddressHint } from "#studio/create/PropertyAddressHint.tsx";
import { newCombobox, nextCombobox, type ComboboxEvent } from "#studio/create/combobox.ts";
import { GenerationSteps } from "#studio/create/GenerationSteps.tsx";
import { NameField, NAME_REQUIRED } from "#studio/create/NameField.tsx";
import { StayDetails, unknownStay } from "#studio/create/StayDetails.tsx";
import { useGeneration } from "#studio/create/useGeneration.ts";
import { newSession } from "#studio/create/useSuggestions.ts";

interface GenerateFormProps {
  name: string;
  onName: (name: string) => void;
}

const PROPERTY_ADDRESS_REQUIRED = {
  title: "Property address required",
  description: "Please enter a property address for AI generation.",
};

export function GenerateForm({ name, onName }: GenerateFormProps) {
  const [search, setSearch] = useSearchParams();
  const [combobox, change] = useReducer(nextCombobox, search.get("place") ?? "", newCombobox);
  const [session] = useState(newSession);
  const [stay, setStay] = useState(unknownStay);
  const propertyAddressInput = useRef<HTMLInputElement>(null);
  const form = useForm({ name: NAME_REQUIRED.description, propertyAddress: null }, NAME_REQUIRED);
  const generation = useGeneration(form.refuseAfter);

  /** The chosen place stands in the address bar, so that a reload keeps it. */
  function onEvent(event: ComboboxEvent) {
    change(event);
    form.forget("propertyAddress");
    if (event.type === "chose") setSearch({ place: event.suggestion.description }, { replace: true });
    else if (search.has("place") && (event.type === "typed" || event.type === "cleared"))
      setSearch({}, { replace: true });
  }

  const submit = form.onSubmit((values) => {
    if (generation.isPending) return undefined;
    if (values.propertyAddress.trim() === "")
      return form.refuse(PROPERTY_ADDRESS_REQUIRED, {
        propertyAddress: PROPERTY_ADDRESS_REQUIRED.description,
      });
    return generation.start({
      name: values.name.trim(),
      propertyAddress: values.propertyAddress.trim(),
      ...(combobox.chosen && { placeId: combobox.chosen.placeId, session }),
      propertyType: stay.propertyType,
      ...(stay.guestProfiles.length > 0 && { guestProfiles: stay.guestProfiles }),
      tone: stay.tone,
      ...(stay.notes.trim() && { notes: stay.notes.trim() }),
    });
  });

  return (
    <form method="post" noValidate onSubmit={submit} onInput={form.onInput} className="space-y-6">
      <NameField name={name} onName={onName} error={form.errors.name} disabled={generation.isPending} />
      <Field label="Property Address" hint={<PropertyAddressHint />} error={form.errors.propertyAddress}>
        <PropertyAddressField
          combobox={combobox}
          session={session}
          onEvent={onEvent}
          input={propertyAddressInput}
          disabled={generation.isPending}
        />
      </Field>
      <StayDetails stay={stay} onChange={setStay} disabled={generation.isPending} />
      <Notice>AI can make mistakes. Review everything it wrote before you share your guidebook.</Notice>
      {generation.isLost && (
        <Notice tone="warn">
          Look at your dashboard before you try again: the guidebook may be there already.
        </Notice>
      )}
      {generation.isPending && <GenerationSteps steps={generation.steps} onCancel={generation.cancel} />}
      <Button type="submit" size="large" icon={Sparkles} busy={generation.isPending} className="w-full">
        {generation.isPending ? "Generating with AI..." : "Generate with AI"}
      </Button>
    </form>
  );
}
