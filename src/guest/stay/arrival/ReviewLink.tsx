import { usePage } from "#sections/page.ts";
import { platformNames, type StayPlatform } from "#core/platforms.ts";
import { reviewPageOf } from "#stays/arrivalForms/reviewPages.ts";

/** The platform's own page for reviews, the same for every guest (Stays 47). */
export function ReviewLink({ platform }: { platform: StayPlatform }) {
  const { texts } = usePage();
  return (
    <p className="now-soft">
      {texts.arrival.review}
      <a
        href={reviewPageOf(platform)?.url}
        className="now-link"
        target="_blank"
        rel="noopener noreferrer"
        translate="no"
      >
        {platformNames[platform]}
      </a>
    </p>
  );
}
