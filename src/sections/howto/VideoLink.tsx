import { Play } from "lucide-react";
import { videoOf } from "#sections/howto/video.ts";

/**
 * Nothing is asked of the video's service before the guest taps. The guest script then puts a frame with the
 * `data-embed` address in the link's place; without script the link opens the service's own page.
 */
export function VideoLink({ title, url }: { title: string; url: string }) {
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
