import { ChevronDown } from "lucide-react";
import { classes } from "#platform/ui/classes.ts";
import type { HowtoContent, HowtoItem } from "#sections/howto/content.ts";
import { VideoLink } from "#sections/howto/VideoLink.tsx";
import type { PictureSizes, SizedPicture } from "#sections/pictures.ts";
import { RichText } from "#sections/RichText.tsx";

/** Cards that fold; only the first starts open (Guest page 7). */
export function HowtoView({ content, pictures }: { content: HowtoContent; pictures: PictureSizes }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {content.items.map((item, position) => (
        <Guide key={position} item={item} pictures={pictures} open={position === 0} />
      ))}
    </div>
  );
}

interface GuideProps {
  item: HowtoItem;
  pictures: PictureSizes;
  open: boolean;
}

function Guide({ item, pictures, open }: GuideProps) {
  return (
    <details open={open} className="group rounded-card border-line bg-card shadow-soft border">
      <summary className="rounded-card flex min-h-14 items-center justify-between gap-4 px-[min(1.25rem,6vw)] py-3 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 text-xl">{item.title}</h3>
        <ChevronDown
          size={22}
          aria-hidden="true"
          className="text-pine transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-[min(1.25rem,6vw)] pt-1 pb-5">
        <RichText html={item.description} />
        <VideoLink title={item.title} url={item.videoUrl} />
        {item.imageUrls.map((path, position) => (
          <Photo
            key={path}
            path={path}
            size={pictures[path]}
            alt={`${item.title}, ${position + 1} of ${item.imageUrls.length}`}
          />
        ))}
      </div>
    </details>
  );
}

/** In CSS pixels; as high as most phones can show beside the words (h-128). */
const TALLEST = 512;

interface PhotoProps {
  path: string;
  size: SizedPicture | undefined;
  alt: string;
}

/** Nothing moves when it comes: it has its own size, or a frame of 4 to 3 where that is not known. */
function Photo({ path, size, alt }: PhotoProps) {
  const isTall = size && size.height > Math.max(size.width, TALLEST);
  return (
    <img
      src={path}
      srcSet={size?.srcset}
      sizes={size?.srcset && "(min-width: 41rem) 36rem, calc(100vw - 4.6rem)"}
      width={size?.width}
      height={size?.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classes(
        "rounded-field bg-linen object-contain",
        !size && "aspect-4/3 w-full max-w-xl",
        size && (isTall ? "h-128 w-auto max-w-full" : "h-auto max-w-[min(100%,36rem)]"),
      )}
    />
  );
}
