import { classes } from "#ui/classes.ts";

/** Where something will be. Its size comes from `className`; the words for waiting stand elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes("animate-pulse rounded-field bg-line/60", className)} />;
}
