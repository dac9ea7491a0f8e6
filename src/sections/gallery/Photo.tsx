import type { SizedPicture } from "#sections/pictures.ts";

interface PhotoProps {
  path: string;
  size: SizedPicture | undefined;
  alt: string;
  sizes: string;
  className?: string | undefined;
}

/** A host's picture, loaded lazily. Does not shift the layout: its size is known, or its style sets the frame. */
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
