import { Plus } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { TextInput } from "#platform/ui/TextInput.tsx";

interface AddRowProps {
  /** For example "Add a rule". */
  label: string;
  placeholder: string;
  maxLength: number;
  onAdd: (text: string) => void;
}

/** Enter adds; blank text is ignored (Sections 4). Leaving the input adds too, so that a save loses no words. */
export function AddRow({ label, placeholder, maxLength, onAdd }: AddRowProps) {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function add() {
    if (text.trim() === "") return;
    onAdd(text.trim());
    setText("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget !== button.current) add();
  }

  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 flex-1">
        <TextInput
          ref={input}
          value={text}
          placeholder={placeholder}
          maxLength={maxLength}
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      </Field>
      <Button
        ref={button}
        variant="secondary"
        icon={Plus}
        onClick={() => {
          add();
          input.current?.focus();
        }}
      >
        Add
      </Button>
    </div>
  );
}
