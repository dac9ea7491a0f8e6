import type { CheckinContent } from "#sections/checkin/content.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { isBlankHtml } from "#sections/richtext/reading.ts";
import { RichText } from "#sections/viewing/RichText.tsx";
import { sayTime } from "#platform/say.ts";

export function CheckinView({ content }: { content: CheckinContent }) {
  return (
    <div className="facts">
      {content.doorCode && <Fact label="Door code" value={content.doorCode} copy main />}
      {content.checkInTime && <Fact label="Check in" value={`from ${sayTime(content.checkInTime)}`} />}
      {content.checkInType && <Fact label="How you get in" value={content.checkInType} />}
      <RichText html={content.details} />
      {!isBlankHtml(content.parkingInfo) && (
        <div className="parking">
          <h3>Parking</h3>
          <RichText html={content.parkingInfo} />
        </div>
      )}
    </div>
  );
}
