import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";

const usual = ["Self check-in", "Key safe", "Smart lock", "Met in person"];

interface CheckinTypeProps {
  value: string;
  error: string | undefined;
  onChange: (type: string) => void;
}

/** Free text, with buttons for the usual kinds. */
export function CheckinType({ value, error, onChange }: CheckinTypeProps) {
  return (
    <div>
      <Field label="How guests get in" error={error}>
        <TextInput maxLength={120} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <fieldset aria-label="Usual ways to get in" className="mt-2 flex flex-wrap gap-2">
        {usual.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={value === type}
            onClick={() => onChange(type)}
            className={classes(
              "min-h-11 rounded-full border px-4 text-[0.9375rem] transition-colors",
              value === type
                ? "border-pine bg-pine/10 font-semibold text-pine"
                : "border-line bg-card hover:border-control",
            )}
          >
            {type}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
