import { usePage } from "#sections/page.ts";
import { Photo } from "#sections/gallery/Photo.tsx";
import type { DescribedPicture } from "#sections/gallery/content.ts";
import type { PictureSizes } from "#sections/pictures.ts";

interface FigureProps {
  picture: DescribedPicture;
  pictures: PictureSizes;
  /** Its name when its host has written neither caption nor alternative text. */
  name: string;
  sizes: string;
  className?: string | undefined;
}

/** A picture with its caption. Links to the picture; the guest script opens it over the page. */
export function Figure({ picture: { url, alt, caption }, pictures, name, sizes, className }: FigureProps) {
  const { hostList } = usePage();
  const described = alt || caption;
  const { list, entry } = hostList(described ? [described, caption] : []);
  return (
    <figure {...(described && list)}>
      <a href={url} target="_blank" rel="noopener" data-zoom="" {...(described && entry(described))}>
        <Photo path={url} size={pictures[url]} alt={described || name} sizes={sizes} className={className} />
      </a>
      {caption && (
        <figcaption>
          <p {...entry(caption)}>{caption}</p>
        </figcaption>
      )}
    </figure>
  );
}
