import type { KeyboardEvent, RefObject } from "react";
import { NAME_MAX } from "#guidebooks/guidebookName.ts";

interface NameInputProps {
  name: string;
  onName: (name: string) => void;
  onSave: () => void;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** The guidebook's name as a heading to write in: a long one wraps, so that a phone shows all of it. Enter saves. */
export function NameInput({ name, onName, onSave, input }: NameInputProps) {
  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSave();
  }
  return (
    <textarea
      ref={input}
      aria-label="Guidebook Name"
      rows={1}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={NAME_MAX}
      value={name}
      onChange={(event) => onName(event.target.value.replace(/\s*\n\s*/g, " "))}
      onKeyDown={press}
      className="-ml-3 block field-sizing-content w-full resize-none rounded-field border border-transparent bg-transparent py-1 max-md:py-2.5 pr-1 pl-3 font-display text-lg leading-tight md:text-3xl font-semibold tracking-tight hover:border-control focus:border-control focus:bg-card lg:text-4xl"
    />
  );
}
