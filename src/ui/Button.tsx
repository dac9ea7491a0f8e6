import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonLook, buttonLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";
import { Spinner } from "#ui/Spinner.tsx";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  icon?: LucideIcon;
  /** Work is under way: the button stays focusable and does nothing. */
  busy?: boolean;
  /** Replaces the label while busy; the button is as wide as the longer one. */
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  className,
  icon: Icon,
  busy = false,
  busyLabel,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      className={buttonLook({ variant, size, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {Icon && (busy ? <Spinner size={18} /> : <Icon size={18} />)}
      {busyLabel ? (
        <span className="grid">
          <Label shown={!busy}>{children}</Label>
          <Label shown={busy}>{busyLabel}</Label>
        </span>
      ) : (
        children
      )}
      {busy && !Icon && !busyLabel && <Spinner size={18} className="absolute" />}
    </button>
  );
}

/** Both labels take up space, so that the button keeps its width when they swap. */
function Label({ shown, children }: { shown: boolean } & ComponentProps<"span">) {
  return (
    <span
      className={classes("col-start-1 row-start-1", !shown && "invisible")}
      aria-hidden={!shown || undefined}
    >
      {children}
    </span>
  );
}
