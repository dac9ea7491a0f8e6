import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useId, type KeyboardEvent, type RefObject } from "react";
import { classes } from "#ui/classes.ts";
import { controlLook, useFieldControl } from "#ui/fieldControl.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { ComboboxEvent, ComboboxState } from "#editor/create/combobox.ts";
import { placesServiceQuery } from "#editor/create/placesService.ts";
import { SuggestionList } from "#editor/create/SuggestionList.tsx";
import { exampleTextsFor } from "#sections/exampleTexts.ts";
import { useProduct } from "#ui/product.tsx";
import { useAfterPress } from "#ui/useAfterPress.ts";
import { useSuggestions } from "#editor/create/useSuggestions.ts";

/** The text that stands with suggestions where there is no map (Google, "Policies for Places API"). */
const GOOGLE_ATTRIBUTION = "Google Maps";

interface PropertyAddressFieldProps {
  combobox: ComboboxState;
  /** Groups the keystrokes of this search. */
  session: string;
  onEvent: (event: ComboboxEvent) => void;
  disabled?: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** A combobox with a list of suggestions (WAI-ARIA APG "Editable Combobox With List Autocomplete"). */
export function PropertyAddressField({
  combobox,
  session,
  onEvent,
  disabled,
  input,
}: PropertyAddressFieldProps) {
  const listId = useId();
  const afterPress = useAfterPress();
  const { suggestions, settled, error } = useSuggestions(combobox, session);
  const { data: places } = useQuery(placesServiceQuery);
  const { country } = useProduct();
  const field = useFieldControl({});
  const open = combobox.open && suggestions.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const active = suggestions[combobox.active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const by = event.key === "ArrowDown" ? 1 : -1;
      onEvent({ type: "moved", by, count: suggestions.length });
    } else if (event.key === "Enter" && open && active) onEvent({ type: "chose", suggestion: active });
    else if ((event.key === "Enter" || event.key === "Escape") && open) onEvent({ type: "closed" });
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <input
        {...field}
        ref={input}
        type="text"
        name="propertyAddress"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && combobox.active >= 0 ? optionId(combobox.active) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={exampleTextsFor(country).propertyAddress}
        maxLength={200}
        disabled={disabled}
        value={combobox.text}
        onChange={(event) => onEvent({ type: "typed", text: event.target.value })}
        onKeyDown={press}
        onBlur={() => afterPress(() => onEvent({ type: "closed" }))}
        className={classes(controlLook, "text-ellipsis", combobox.text !== "" && "pr-12")}
      />
      {combobox.text !== "" && !disabled && (
        <IconButton
          icon={X}
          label="Clear address"
          iconSize={18}
          className="absolute top-0 right-0"
          onClick={() => {
            onEvent({ type: "cleared" });
            input.current?.focus();
          }}
        />
      )}
      {open && (
        <SuggestionList
          id={listId}
          optionId={optionId}
          suggestions={suggestions}
          active={combobox.active}
          attribution={places?.service === "google" ? GOOGLE_ATTRIBUTION : null}
          onChoose={(suggestion) => onEvent({ type: "chose", suggestion })}
        />
      )}
      <output className="sr-only">{settled && formatCount(suggestions.length)}</output>
      {error && (
        <Notice tone="error" className="mt-2">
          {error.replace(/\.$/, "")}. You can still type the whole address.
        </Notice>
      )}
    </div>
  );
}

function formatCount(count: number): string {
  if (count === 0) return "No suggestions. Type the whole address.";
  return count === 1 ? "1 suggestion. Use the down arrow." : `${count} suggestions. Use the arrow keys.`;
}
