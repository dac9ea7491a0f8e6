import { classes } from "#ui/classes.ts";
import { PhoneFrame } from "#ui/PhoneFrame.tsx";
import type { PhoneScreenshot } from "#site/screenshots/phoneScreenshots.ts";
import { screenshotSources } from "#site/screenshots/screenshots.ts";

interface PhoneProps {
  screenshot: PhoneScreenshot;
  /** What the picture shows, for those who don't see it. */
  alt: string;
  /** The first screen's picture is fetched before all else. */
  first?: boolean;
  className?: string;
}

/** A real screenshot of the demo guidebook in its phone. */
export function Phone({ className, ...screen }: PhoneProps) {
  return (
    <PhoneFrame className={className}>
      <Screenshot {...screen} className="rounded-[2.15rem]" />
    </PhoneFrame>
  );
}

/** The screenshot alone, in the visitor's own light. */
export function Screenshot({ screenshot, alt, first = false, className }: PhoneProps) {
  const light = screenshotSources(screenshot, "light");
  const dark = screenshotSources(screenshot, "dark");
  const sizes = "(min-width: 64rem) 300px, 272px";
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark.srcSet} sizes={sizes} />
      <img
        src={light.src}
        srcSet={light.srcSet}
        sizes={sizes}
        width={390}
        height={844}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
        className={classes("h-auto w-full bg-linen", className)}
      />
    </picture>
  );
}
