import type { EditorProps } from "#sections/editing/editorProps.ts";
import { RichTextField } from "#sections/editing/RichTextField.tsx";
import type { ProseContent } from "#sections/prose/content.ts";

export default function ProseEditor({ value, onChange, fieldErrors }: EditorProps<ProseContent>) {
  return (
    <RichTextField
      label="Text"
      value={value.text}
      error={fieldErrors?.text}
      onChange={(text) => onChange({ ...value, text })}
    />
  );
}
