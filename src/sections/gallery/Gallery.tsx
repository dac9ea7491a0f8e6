import { usePage } from "#sections/page.ts";
import { Figure } from "#sections/gallery/Figure.tsx";
import type { DescribedPicture } from "#sections/gallery/content.ts";
import { pictureSizes } from "#sections/gallery/sizes.ts";
import type { PictureSizes } from "#sections/pictures.ts";

interface GalleryProps {
  shown: readonly DescribedPicture[];
  pictures: PictureSizes;
  /** What guests call the section. */
  label: string;
}

/** The pictures below a section's text. With an odd number the first has a row to itself on a phone. */
export function Gallery({ shown, pictures, label }: GalleryProps) {
  const { texts } = usePage();
  return (
    <ul className="gallery">
      {shown.map((picture, at) => (
        <li key={picture.url}>
          <Figure
            picture={picture}
            pictures={pictures}
            name={texts.facts.photo(label, at + 1, shown.length)}
            sizes={at === 0 && shown.length % 2 === 1 ? pictureSizes.whole : pictureSizes.part}
          />
        </li>
      ))}
    </ul>
  );
}
