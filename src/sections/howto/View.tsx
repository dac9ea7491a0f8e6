import { ChevronDown, Play } from "lucide-react";
import { classes } from "#platform/ui/classes.ts";
import type { HowtoContent, HowtoItem } from "#sections/howto/content.ts";
import { videoOf } from "#sections/howto/video.ts";
import type { PictureSizes, SizedPicture } from "#sections/pictures.ts";
import { RichText } from "#sections/viewing/RichText.tsx";

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

/**
 * Nothing is asked of the video's service before the guest taps. The guest script then puts a frame with the
 * `data-embed` address in the link's place; without script the link opens the service's own page.
 */
function VideoLink({ title, url }: { title: string; url: string }) {
  const video = videoOf(url);
  if (video === null) return null;
  return (
    <a
      href={video.page}
      data-embed={video.embed}
      data-title={title}
      target="_blank"
      rel="noopener noreferrer"
      className="on-night rounded-field flex aspect-video w-full max-w-xl flex-col items-center justify-center gap-3 p-4 text-center font-semibold"
    >
      <span className="bg-lamp text-on-lamp grid size-16 place-items-center rounded-full">
        <Play size={28} aria-hidden="true" className="ml-1" />
      </span>
      <span>
        Play video<span className="sr-only">: {title}</span>
      </span>
      <span className="text-on-night-soft text-sm font-normal">
        From {new URL(video.page).hostname.replace("www.", "")}
      </span>
    </a>
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
