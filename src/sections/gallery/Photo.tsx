import type { SizedPicture } from "#sections/pictures.ts";

interface PhotoProps {
  path: string;
  size: SizedPicture | undefined;
  alt: string;
  /** How wide it stands on the page, as `sizes` of HTML says it. */
  sizes: string;
  className?: string | undefined;
}

/**
 * A picture of the host's that waits until it comes near the screen. Nothing moves when it comes: its size is known, and of
 * a drawing's the style says the frame.
 */
export function Photo({ path, size, alt, sizes, className }: PhotoProps) {
  return (
    <picture>
      {size?.avif && <source type="image/avif" srcSet={size.avif} sizes={sizes} />}
      <img
        src={path}
        srcSet={size?.srcset}
        sizes={size?.srcset && sizes}
        width={size?.width}
        height={size?.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
