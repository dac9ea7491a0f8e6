import { usePage } from "#sections/page.ts";
import { sectionOf, type StayProps } from "#guest/stay/now/stayContents.ts";
import { isBlankHtml } from "#sections/richtext/reading.ts";
import { RichText } from "#sections/viewing/RichText.tsx";

export function Parking({ guidebook }: Pick<StayProps, "guidebook">) {
  const { texts } = usePage();
  const parking = sectionOf(guidebook, "checkin")?.content.parkingInfo ?? "";
  if (isBlankHtml(parking)) return null;
  return (
    <details className="now-more">
      <summary>{texts.facts.parking}</summary>
      <RichText html={parking} />
    </details>
  );
}
