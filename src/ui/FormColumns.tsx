import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

interface FormColumnsProps {
  fields: ReactNode;
  /** What the host should know before the press, next to the form on wide screens. */
  notes?: { title?: string; content: ReactNode };
  /** The button, with what belongs to it. */
  children?: ReactNode;
}

/** A form in the frame of all screens: fields as wide as a line, notes in a column to their right or above the button. */
export function FormColumns({ fields, notes, children }: FormColumnsProps) {
  return (
    <div
      className={classes(
        "grid items-start gap-x-12 gap-y-5 xl:grid-cols-[minmax(0,1fr)_18rem]",
        notes && "xl:grid-rows-[auto_1fr]",
      )}
    >
      <div className="space-y-5">{fields}</div>
      {notes && (
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:rounded-field xl:bg-linen xl:p-5">
          {notes.title && (
            <h2 className="mb-3 font-sans text-base font-semibold max-xl:sr-only">{notes.title}</h2>
          )}
          {notes.content}
        </div>
      )}
      {children && <div className="space-y-5 xl:col-start-1">{children}</div>}
    </div>
  );
}
