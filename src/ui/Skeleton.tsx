import { classes } from "#ui/classes.ts";

/** A placeholder for loading content, sized by `className`; the text for screen readers is elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes("animate-pulse rounded-field bg-line/60", className)} />;
}
