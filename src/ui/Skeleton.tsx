import { classes } from "#ui/classes.ts";

/** A placeholder for loading content, sized by `className`; the text for screen readers is elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes("animate-pulse rounded-field bg-line/60", className)} />;
}

interface LoadingProps {
  /** For screen readers: "Loading your messages...". */
  label: string;
  /** The classes of each placeholder. */
  sizes: readonly string[];
  className?: string;
}

/** Shown in place of data that loads. */
export function Loading({ label, sizes, className }: LoadingProps) {
  return (
    <div aria-busy className={className}>
      <output className="sr-only">{label}</output>
      {sizes.map((size, at) => (
        <Skeleton key={at} className={size} />
      ))}
    </div>
  );
}
