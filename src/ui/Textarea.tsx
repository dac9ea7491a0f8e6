import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { controlLook, useFieldControl } from "#ui/fieldControl.ts";

type TextareaProps = ComponentProps<"textarea">;

/** Grows with its text when the browser supports it. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      className={classes(controlLook, "field-sizing-content read-only:bg-linen min-h-28 resize-y", className)}
      {...useFieldControl(rest)}
    />
  );
}
