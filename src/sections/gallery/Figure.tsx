import { hostWords } from "#languages/pageLanguage.ts";
import { Photo } from "#sections/gallery/Photo.tsx";
import type { DescribedPicture } from "#sections/gallery/content.ts";
import type { PictureSizes } from "#sections/pictures.ts";

interface FigureProps {
  picture: DescribedPicture;
  pictures: PictureSizes;
  /** What it is called where its host has described it neither to those who see it nor to the others. */
  name: string;
  sizes: string;
  className?: string | undefined;
}

/** A picture with its caption. The link leads to the picture itself; the guest script opens it over the page. */
export function Figure({ picture: { url, alt, caption }, pictures, name, sizes, className }: FigureProps) {
  return (
    <figure {...((alt || caption) && hostWords())}>
      <a href={url} target="_blank" rel="noopener" data-zoom="">
        <Photo
          path={url}
          size={pictures[url]}
          alt={alt || caption || name}
          sizes={sizes}
          className={className}
        />
      </a>
      {caption && (
        <figcaption>
          <p>{caption}</p>
        </figcaption>
      )}
    </figure>
  );
}
