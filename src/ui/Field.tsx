import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classes } from "#ui/classes.ts";
import { FieldContext } from "#ui/fieldControl.ts";

export interface FieldProps {
  label: ReactNode;
  /** Small text next to the label: "optional", a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  counter?: { length: number; max: number };
  className?: string;
  /** One control: TextInput, PasswordInput, Textarea or Select. */
  children: ReactNode;
}

/** Names a control, and links its hint and its error to it. The form has one alert for all of its errors. */
export function Field({ label, aside, hint, error, counter, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classes(errorId, hintId) || undefined;

  return (
    <div className={classes("flex flex-col gap-1.5", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
        </label>
        {aside && <span className="text-sm text-soft">{aside}</span>}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {(hint || counter) && (
        <div className="flex justify-between gap-4 text-sm text-soft">
          <p id={hintId}>{hint}</p>
          {counter && <Counter {...counter} />}
        </div>
      )}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-sm font-medium text-clay">
          <CircleAlert size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span className={classes("shrink-0 tabular-nums", length > max && "font-semibold text-clay")}>
      {length}/{max}
    </span>
  );
}
