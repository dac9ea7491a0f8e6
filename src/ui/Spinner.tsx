import { LoaderCircle } from "lucide-react";
import { classes } from "#ui/classes.ts";

interface SpinnerProps {
  size?: number;
  /** For screen readers; without it the spinner decorates a text. */
  label?: string;
  className?: string;
}

export function Spinner({ size = 20, label, className }: SpinnerProps) {
  const circle = <LoaderCircle size={size} className={classes("animate-spin", className)} />;
  if (!label) return circle;
  return (
    <output>
      {circle}
      <span className="sr-only">{label}</span>
    </output>
  );
}
