import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "#ui/classes.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
}

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classes("flex min-h-11 cursor-pointer items-start gap-3 py-2.5", className)}>
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className={classes(
            "peer size-5 cursor-pointer appearance-none rounded-md border border-control bg-card transition-colors",
            "checked:border-pine checked:bg-pine disabled:cursor-not-allowed disabled:opacity-60 not-checked:disabled:bg-linen",
          )}
          {...rest}
        />
        <Check
          size={15}
          className="pointer-events-none absolute text-on-pine opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
