import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { buttonLook } from "#platform/ui/buttonLook.ts";
import { Card } from "#platform/ui/Card.tsx";
import { classes } from "#platform/ui/classes.ts";

interface FactProps {
  label: string;
  /** Read at arm's length, standing at a door. */
  value: string;
  /** The guest can take the value along with one tap. */
  copy?: boolean;
  /** These very letters are meant: no browser may translate them. So it is with all that is copied. */
  exact?: boolean;
  /** The fact that people come for; its button is the coloured one. */
  main?: boolean;
  /** Stands beside the value instead of a copy button: a directions link, a call button. */
  action?: ReactNode;
}

export function Fact({ label, value, copy = false, exact = copy, main = false, action }: FactProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 sm:py-5">
      <dl className="min-w-0 flex-1 basis-36">
        <dt className="text-soft text-sm font-medium">{label}</dt>
        <dd
          translate={exact ? "no" : undefined}
          className="mt-1 text-2xl leading-snug font-medium [overflow-wrap:anywhere]"
        >
          {value}
        </dd>
      </dl>
      {copy && <CopyButton label={label} value={value} main={main} />}
      {action}
    </Card>
  );
}

/** Hidden until the guest script takes it over: without script it could do nothing. */
function CopyButton({ label, value, main }: { label: string; value: string; main: boolean }) {
  return (
    <button
      type="button"
      hidden
      data-copy={value}
      className={classes(buttonLook({ variant: main ? "primary" : "secondary" }), "print:hidden")}
    >
      <Copy size={20} aria-hidden="true" />
      <span data-copy-label="">Copy</span>
      <span className="sr-only"> {label}</span>
    </button>
  );
}
