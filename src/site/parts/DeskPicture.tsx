import { classes } from "#platform/ui/classes.ts";
import type { DeskScreenshot } from "#site/screenshots/phoneScreenshots.ts";
import { screenshotSources } from "#site/screenshots/screenshots.ts";

interface DeskPictureProps {
  screenshot: DeskScreenshot;
  /** What the picture shows, for those who don't see it. */
  alt: string;
  /** Says which half of it a phone shows, large enough to make out. */
  className: string;
}

/** A real screenshot of a host's screen, in the visitor's own light. */
export function DeskPicture({ screenshot, alt, className }: DeskPictureProps) {
  const light = screenshotSources(screenshot, "light");
  const dark = screenshotSources(screenshot, "dark");
  const sizes = "(min-width: 72rem) 1104px, (min-width: 40rem) 95vw, 666px";
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark.srcSet} sizes={sizes} />
      <img
        src={light.src}
        srcSet={light.srcSet}
        sizes={sizes}
        width={1440}
        height={900}
        loading="lazy"
        decoding="async"
        alt={alt}
        className={classes(
          "h-104 w-full rounded-card border border-line object-cover shadow-[0_40px_80px_-40px_rgb(20_38_43/0.45)] sm:h-auto",
          className,
        )}
      />
    </picture>
  );
}
