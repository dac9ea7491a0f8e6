import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { classes } from "#ui/classes.ts";

interface SegmentedProps<Value extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of a few options: native radio buttons in a row. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap rounded-[1.75rem] border border-line bg-linen p-1">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          className={classes(
            "relative flex min-h-11 flex-auto cursor-pointer items-center justify-center gap-2 rounded-full border border-transparent",
            "px-3 py-1.5 text-center max-[23rem]:px-1.5 max-[23rem]:text-[0.90625rem] sm:flex-1 sm:px-4 leading-5 font-semibold text-soft transition-colors hover:text-ink",
            "has-checked:border-pine has-checked:bg-card has-checked:text-ink has-checked:shadow-soft",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onValueChange(value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {Icon && <Icon size={18} />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
