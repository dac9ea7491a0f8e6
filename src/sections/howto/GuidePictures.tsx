import { PictureRows } from "#sections/gallery/PictureRows.tsx";
import { GUIDE_PICTURES, type HowtoItem } from "#sections/howto/content.ts";

type Pictured = Pick<HowtoItem, "imageUrls" | "imageWords">;

interface GuidePicturesProps {
  name: string;
  guide: Pictured;
  /** The server's messages, by the path within the guide. */
  errors: Record<string, string>;
  onChange: (pictured: Pictured) => void;
}

const noWords = { alt: "", caption: "" };

export function GuidePictures({
  name,
  guide: { imageUrls, imageWords = [] },
  errors,
  onChange,
}: GuidePicturesProps) {
  return (
    <PictureRows
      label="Pictures"
      place={`pictures of ${name}`}
      max={GUIDE_PICTURES}
      pictures={imageUrls.map((url, at) => ({ ...noWords, ...imageWords[at], url }))}
      onChange={(pictures) =>
        onChange({
          imageUrls: pictures.map(({ url }) => url),
          imageWords: pictures.some(({ alt, caption }) => alt || caption)
            ? pictures.map(({ alt, caption }) => ({ alt, caption }))
            : undefined,
        })
      }
      errorAt={(path) =>
        path
          ? errors[`imageWords.${path}`]
          : Object.entries(errors).find(([field]) => field.startsWith("imageUrls"))?.[1]
      }
    />
  );
}
