import { ChevronDown, Play } from "lucide-react";
import { classes } from "#ui/classes.ts";
import { Figure } from "#sections/gallery/Figure.tsx";
import { pictureSizes } from "#sections/gallery/sizes.ts";
import { guideAnchor, type HowtoContent, type HowtoItem } from "#sections/howto/content.ts";
import { videoOf } from "#sections/howto/video.ts";
import type { PictureSizes, SizedPicture } from "#sections/pictures.ts";
import { RichText } from "#sections/viewing/RichText.tsx";
import { usePage } from "#sections/page.ts";

interface HowtoViewProps {
  content: HowtoContent;
  pictures: PictureSizes;
  /** The section's anchor on the guest page: cards at appliances link to one guide (Sharing 9). */
  anchor: string;
}

/** Collapsible cards; only the first is initially open (Guest page 7). */
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
  const { texts, hostWords } = usePage();
  return (
    <details open={open} className="howto">
      <summary>
        <h3 {...hostWords(item.title)}>{item.title}</h3>
        <ChevronDown size={22} aria-hidden="true" />
      </summary>
      {/* Not on the card itself: a browser opens the collapsed ancestor of a link's target, without script too. */}
      <div id={anchor}>
        <RichText html={item.description} />
        <VideoLink title={item.title} url={item.videoUrl} />
        {item.imageUrls.map((url, position) => (
          <Figure
            key={url}
            picture={{ alt: "", caption: "", ...item.imageWords?.[position], url }}
            pictures={pictures}
            name={texts.facts.photo(item.title, position + 1, item.imageUrls.length)}
            sizes={pictureSizes.guide}
            className={photoClass(pictures[url])}
          />
        ))}
      </div>
    </details>
  );
}

/** Contacts the video's service after a tap: a frame with the `data-embed` URL; without script a link. */
function VideoLink({ title, url }: { title: string; url: string }) {
  const { texts, hostWords } = usePage();
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
        {texts.facts.playVideo}
        <span className="sr-only" {...hostWords(title)}>
          : {title}
        </span>
      </span>
      <span>{texts.facts.videoFrom(new URL(video.page).hostname.replace("www.", ""))}</span>
    </a>
  );
}

/** In CSS pixels; as high as most phones can show with the text (32rem). */
const TALLEST = 512;

function photoClass(size: SizedPicture | undefined): string {
  const isTall = size && size.height > Math.max(size.width, TALLEST);
  return classes("photo", !size && "photo-unsized", isTall && "photo-tall");
}
