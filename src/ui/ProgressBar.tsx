import { classes } from "#ui/classes.ts";

export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={classes(
        "block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line",
        "[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pine",
        "[&::-webkit-progress-value]:transition-[width] [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-pine",
      )}
    />
  );
}
