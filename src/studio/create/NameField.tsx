import type { RefObject } from "react";
import { NAME_MAX, NAME_NEEDED } from "#guidebooks/contract.ts";
import { Field } from "#platform/ui/Field.tsx";
import { TextInput } from "#platform/ui/TextInput.tsx";
import { showErrorToast } from "#studio/toasts.ts";

/** The name is needed (Guidebooks 6). */
export const NAME_REQUIRED = {
  title: "Guidebook name required",
  description: NAME_NEEDED,
};

/** Returns whether there is a name; else shows an error and focuses the field. */
export function checkName(name: string, input: RefObject<HTMLElement | null>): boolean {
  if (name.trim() !== "") return true;
  showErrorToast(NAME_REQUIRED.title, NAME_REQUIRED.description);
  input.current?.focus();
  return false;
}

interface NameFieldProps {
  name: string;
  onName: (name: string) => void;
  input: RefObject<HTMLInputElement | null>;
  error?: string | undefined;
  disabled?: boolean;
}

export function NameField({ name, onName, input, error, disabled }: NameFieldProps) {
  return (
    <Field label="Guidebook Name" hint="Guests see it first, for example: Wānaka Lake House" error={error}>
      <TextInput
        ref={input}
        autoComplete="off"
        maxLength={NAME_MAX}
        disabled={disabled}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
    </Field>
  );
}
