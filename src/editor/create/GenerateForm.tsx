import { Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Suggestion } from "#places/place.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { FormColumns } from "#ui/FormColumns.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useForm } from "#ui/useForm.ts";
import { SharedSectionChoices } from "#editor/create/SharedSectionChoices.tsx";
import type { useSharedSectionChoices } from "#editor/create/useSharedSectionChoices.ts";
import { PropertyAddressField } from "#editor/create/PropertyAddressField.tsx";
import type { ComboboxEvent, ComboboxState } from "#editor/create/combobox.ts";
import type { Wish } from "#editor/create/generate.ts";
import { GenerationSteps } from "#editor/create/GenerationSteps.tsx";
import { NAME_REQUIRED } from "#guidebooks/guidebookName.ts";
import { NameField } from "#editor/create/NameField.tsx";
import { findRunningGeneration } from "#editor/create/runningGeneration.ts";
import { StayDetails, stayOf, type Stay } from "#editor/create/StayDetails.tsx";
import { NoMapData, WrittenFrom } from "#editor/create/WrittenFrom.tsx";
import { useGeneration } from "#editor/create/useGeneration.ts";
import { WhichPlace } from "#editor/create/WhichPlace.tsx";
import { newSession } from "#editor/create/useSuggestions.ts";
import { useQuery } from "@tanstack/react-query";
import { WhoSees } from "#sections/editing/WhoSees.tsx";
import { placesServiceQuery } from "#editor/create/placesService.ts";

interface GenerateFormProps {
  id?: string | undefined;
  name: string;
  onName: (name: string) => void;
  /** The address and the facts of the stay, which outlive another choice. */
  typed: {
    combobox: [ComboboxState, (event: ComboboxEvent) => void];
    stay: [Stay, (stay: Stay) => void];
  };
  shared: ReturnType<typeof useSharedSectionChoices>;
}

const PROPERTY_ADDRESS_REQUIRED = {
  title: "Property address required",
  description: "Please enter a property address for AI generation.",
};

export function GenerateForm({ id, name, onName, typed, shared }: GenerateFormProps) {
  const [search, setSearch] = useSearchParams();
  const [combobox, change] = typed.combobox;
  const [session, setSession] = useState(newSession);
  const [stay, setStay] = typed.stay;
  const propertyAddressInput = useRef<HTMLInputElement>(null);
  // Both are marked at once; the toast is that of the first (Errors 2).
  const form = useForm(
    { name: NAME_REQUIRED.description, propertyAddress: PROPERTY_ADDRESS_REQUIRED.description },
    (blank) => (blank === "name" ? NAME_REQUIRED : PROPERTY_ADDRESS_REQUIRED),
  );
  const generation = useGeneration(form.refuseAfter);
  const isPropertyAddressTyped = combobox.text.trim() !== "" && !combobox.open;

  useEffect(() => {
    const running = findRunningGeneration(Date.now());
    if (!running) return;
    const { wish } = running;
    onName(wish.name);
    change({ type: "typed", text: wish.propertyAddress });
    change({ type: "closed" });
    setStay(stayOf(wish));
    generation.start(wish);
    // Once, for what ran when the page was left: later changes of the form are the host's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** The chosen place is part of the URL, so that a reload restores it. */
  function onEvent(event: ComboboxEvent) {
    change(event);
    form.forget("propertyAddress");
    if (event.type === "typed" || event.type === "cleared" || event.type === "chose")
      generation.dropQuestion();
    if (event.type === "chose") setSearch({ place: event.suggestion.description }, { replace: true });
    else if (search.has("place") && (event.type === "typed" || event.type === "cleared"))
      setSearch({}, { replace: true });
  }

  /** An answer to the question which town is meant is an address that was chosen. */
  function chooseTown(choice: Suggestion) {
    onEvent({ type: "chose", suggestion: choice });
    start({ name: name.trim(), propertyAddress: choice.description, placeId: choice.placeId });
  }

  function start(place: Pick<Wish, "name" | "propertyAddress" | "placeId" | "session">) {
    if (generation.isPending) return;
    generation.start({
      ...place,
      propertyType: stay.propertyType,
      ...(stay.guestProfiles.length > 0 && { guestProfiles: stay.guestProfiles }),
      tone: stay.tone,
      ...(shared.chosen.length > 0 && { shared: shared.chosen }),
      ...(stay.notes.trim() && { notes: stay.notes.trim() }),
    });
  }

  const submit = form.onSubmit((values) => {
    start({
      name: values.name.trim(),
      propertyAddress: values.propertyAddress.trim(),
      ...(combobox.chosen && { placeId: combobox.chosen.placeId, session }),
    });
    // Looking the chosen address up ends the session: what is typed after it is another.
    return setSession(newSession());
  });

  return (
    <form id={id} method="post" noValidate onSubmit={submit} onInput={form.onInput}>
      <FormColumns
        fields={
          <>
            <NameField name={name} onName={onName} error={form.errors.name} disabled={generation.isPending} />
            <div>
              <Field
                label="Property Address"
                hint={<PropertyAddressHint />}
                error={form.errors.propertyAddress}
              >
                <PropertyAddressField
                  combobox={combobox}
                  session={session}
                  onEvent={onEvent}
                  input={propertyAddressInput}
                  disabled={generation.isPending}
                />
              </Field>
              {isPropertyAddressTyped && <NoMapData />}
            </div>
            <StayDetails stay={stay} onChange={setStay} disabled={generation.isPending} />
            <SharedSectionChoices begin={shared} />
          </>
        }
        notes={{ title: "What you get", content: <WrittenFrom /> }}
      >
        {generation.question && !generation.isPending && (
          <WhichPlace question={generation.question} onChoose={chooseTown} />
        )}
        {generation.isLost && (
          <Notice tone="warn">
            Check your dashboard before you try again: the guidebook may already be there.
          </Notice>
        )}
        {generation.isPending && <GenerationSteps steps={generation.steps} onCancel={generation.cancel} />}
        <Button type="submit" size="large" icon={Sparkles} busy={generation.isPending} className="w-full">
          {generation.isPending ? "Generating with AI..." : "Generate with AI"}
        </Button>
        <p className="-mt-2 text-center text-sm text-soft">
          AI can make mistakes. Review everything it wrote before you share it.
        </p>
      </FormColumns>
    </form>
  );
}

/** What a host should know before typing: what belongs in the address, where the keystrokes go, and who will see it. */
export function PropertyAddressHint() {
  const { data: places } = useQuery(placesServiceQuery);
  return (
    <>
      Include street, city, state/province and country.
      {places?.notice && <span className="block">{places.notice}</span>}
      <WhoSees />
    </>
  );
}
