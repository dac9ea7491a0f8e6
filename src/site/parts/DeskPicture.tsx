import { Phone } from "#site/parts/Phone.tsx";
import type { DeskScreenshot, PhoneScreenshot } from "#site/screenshots/phoneScreenshots.ts";
import { screenshotSources } from "#site/screenshots/screenshots.ts";

interface DeskPictureProps {
  screenshot: DeskScreenshot;
  /** What the picture shows, for those who don't see it. */
  alt: string;
  /** The same screen as a host has it on a phone: a phone shows this one, large enough to make out. */
  onPhone: { screenshot: PhoneScreenshot; alt: string };
  className?: string;
}

/** A real screenshot of a host's screen, in the visitor's own light. */
export function DeskPicture({ screenshot, alt, onPhone, className }: DeskPictureProps) {
  const light = screenshotSources(screenshot, "light");
  const dark = screenshotSources(screenshot, "dark");
  const sizes = "(min-width: 72rem) 1104px, 95vw";
  return (
    <div className={className}>
      <Phone {...onPhone} className="mx-auto w-[272px] sm:hidden" />
      <picture className="max-sm:hidden">
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
          className="h-auto w-full rounded-card border bg-card border-line shadow-[0_40px_80px_-40px_rgb(20_38_43/0.45)]"
        />
      </picture>
    </div>
  );
}
