import { usePage } from "#sections/page.ts";
import type { ReactNode } from "react";
import type { CheckinContent } from "#sections/checkin/content.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { isBlankHtml } from "#sections/richtext/reading.ts";
import { RichText } from "#sections/viewing/RichText.tsx";

interface CheckinViewProps {
  content: CheckinContent;
  /** The property's location, which a guest on the road needs before the way in. */
  amongWords: ReactNode;
}

export function CheckinView({ content, amongWords }: CheckinViewProps) {
  const { texts, formats } = usePage();
  const say = texts.facts;
  return (
    <div className="facts">
      {content.doorCode && <Fact label={say.doorCode} value={content.doorCode} code main />}
      {amongWords}
      {content.checkInTime && (
        <Fact label={say.checkIn} value={say.from(formats.time(content.checkInTime))} />
      )}
      {content.checkInType && <Fact label={say.howYouGetIn} value={content.checkInType} isHosts />}
      <RichText html={content.details} />
      {!isBlankHtml(content.parkingInfo) && (
        <div className="parking">
          <h3>{say.parking}</h3>
          <RichText html={content.parkingInfo} />
        </div>
      )}
    </div>
  );
}
