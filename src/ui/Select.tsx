import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { controlLook, useFieldControl } from "#ui/fieldControl.ts";

type SelectProps = ComponentProps<"select">;

/** A native select: children are `<option>`s. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <span className={classes("relative block", className)}>
      <select className={classes(controlLook, "appearance-none truncate pr-10")} {...useFieldControl(rest)} />
      <ChevronDown
        size={18}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
