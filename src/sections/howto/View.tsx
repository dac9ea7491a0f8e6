import { hostWords, texts } from "#core/i18n/pageLanguage.ts";
import { ChevronDown, Play } from "lucide-react";
import { classes } from "#ui/classes.ts";
import { Figure } from "#sections/gallery/Figure.tsx";
import { pictureSizes } from "#sections/gallery/sizes.ts";
import type { HowtoContent, HowtoItem } from "#sections/howto/content.ts";
import { videoOf } from "#sections/howto/video.ts";
import { guideAnchor } from "#sections/howto/guideAnchor.ts";
import type { PictureSizes, SizedPicture } from "#sections/pictures.ts";
import { RichText } from "#sections/viewing/RichText.tsx";

interface HowtoViewProps {
  content: HowtoContent;
  pictures: PictureSizes;
  /** Of the section on the guest page: cards at appliances lead to one guide (Sharing 9). */
  anchor: string;
}

/** Cards that fold; only the first starts open (Guest page 7). */
export function HowtoView({ content, pictures, anchor }: HowtoViewProps) {
  return (
    <div className="entries">
      {content.items.map((item, position) => (
        <Guide
          key={position}
          anchor={guideAnchor(anchor, position)}
          item={item}
          pictures={pictures}
          open={position === 0}
        />
      ))}
    </div>
  );
}

interface GuideProps {
  anchor: string;
  item: HowtoItem;
  pictures: PictureSizes;
  open: boolean;
}

function Guide({ anchor, item, pictures, open }: GuideProps) {
  return (
    <details open={open} className="howto">
      <summary>
        <h3 {...hostWords(item.title)}>{item.title}</h3>
        <ChevronDown size={22} aria-hidden="true" />
      </summary>
      {/* Not the card itself: a browser that is sent to what is folded away unfolds it, without script too. */}
      <div id={anchor}>
        <RichText html={item.description} />
        <VideoLink title={item.title} url={item.videoUrl} />
        {item.imageUrls.map((url, position) => (
          <Figure
            key={url}
            picture={{ alt: "", caption: "", ...item.imageWords?.[position], url }}
            pictures={pictures}
            name={texts().facts.photo(item.title, position + 1, item.imageUrls.length)}
            sizes={pictureSizes.guide}
            className={photoClass(pictures[url])}
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
      className="on-night video"
    >
      <span>
        <Play size={28} aria-hidden="true" />
      </span>
      <span>
        {texts().facts.playVideo}
        <span className="sr-only" {...hostWords(title)}>
          : {title}
        </span>
      </span>
      <span>{texts().facts.videoFrom(new URL(video.page).hostname.replace("www.", ""))}</span>
    </a>
  );
}

/** In CSS pixels; as high as most phones can show beside the words (32rem). */
const TALLEST = 512;

function photoClass(size: SizedPicture | undefined): string {
  const isTall = size && size.height > Math.max(size.width, TALLEST);
  return classes("photo", !size && "photo-unsized", isTall && "photo-tall");
}
