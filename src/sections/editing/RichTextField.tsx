import { Field, type FieldProps } from "#ui/Field.tsx";
import { RichTextInput } from "#sections/richtext/RichTextInput.tsx";

interface RichTextFieldProps extends Omit<FieldProps, "label" | "children"> {
  label: string;
  value: string;
  onChange: (html: string) => void;
}

export function RichTextField({ label, value, onChange, ...field }: RichTextFieldProps) {
  return (
    <Field label={label} {...field}>
      <RichTextInput label={label} value={value} onChange={onChange} />
    </Field>
  );
}
