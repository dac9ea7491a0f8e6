import { classes } from "#ui/classes.ts";

/** A stored picture, small, for its host. */
export function Thumbnail({ path, className }: { path: string; className?: string }) {
  return (
    <img
      src={path.replace(/\.jpg$/, "-480.webp")}
      alt=""
      loading="lazy"
      className={classes("rounded-lg bg-linen object-cover", className)}
    />
  );
}
