import { Plus } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from "react";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";

interface AddRowProps {
  /** For example "Add a rule". */
  label: string;
  placeholder: string;
  maxLength: number;
  error: string | undefined;
  /** Called with the trimmed text at each change, null for a blank one: a save includes it. */
  onType: (text: string | null) => void;
  onAdd: () => void;
}

/** Enter adds text (Sections 4). Leaving does not: growth would move a pressed button (Editor 8). */
export function AddRow({ label, placeholder, maxLength, error, onType, onAdd }: AddRowProps) {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    onType(target.value.trim() || null);
  }

  function add() {
    if (text.trim() === "") return;
    onAdd();
    setText("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div className="flex items-end gap-2">
      <Field label={label} error={error} className="min-w-0 flex-1">
        <TextInput
          ref={input}
          data-part="field"
          value={text}
          placeholder={placeholder}
          maxLength={maxLength}
          enterKeyHint="done"
          onChange={type}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button
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
