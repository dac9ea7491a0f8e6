import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

/** The edge of a phone around what it shows. */
export function PhoneFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div
      className={classes(
        "rounded-[2.75rem] bg-[#0b1518] p-2.5 dark:bg-[#2b3d43] shadow-[0_40px_80px_-32px_rgb(20_38_43/0.55)] ring-1 ring-line",
        className,
      )}
    >
      {children}
    </div>
  );
}
