import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { controlLook, useFieldControl } from "#ui/fieldControl.ts";

export type TextInputProps = ComponentProps<"input">;

export function TextInput({ className, type = "text", ...rest }: TextInputProps) {
  return (
    <input
      type={type}
      className={classes(controlLook, "read-only:bg-linen", className)}
      {...useFieldControl(rest)}
    />
  );
}
