import { formats, texts } from "#languages/pageLanguage.ts";
import { Call } from "#guest/stay/now/Call.tsx";
import { FoldedDoorCode } from "#guest/stay/now/DoorCode.tsx";
import { hasContent, type StayProps } from "#guest/stay/now/stayContents.ts";
import { WifiLine } from "#guest/stay/now/WifiLine.tsx";
import { sayTimeThere } from "#guest/stay/staySentences.ts";

export function DuringStay({ guidebook, stay }: StayProps) {
  return (
    <>
      <WifiLine guidebook={guidebook} />
      <FoldedDoorCode guidebook={guidebook} stay={stay} />
      <p className="now-soft">
        {texts().stay.checkOutOn(
          formats().day(stay.departure),
          sayTimeThere(guidebook, stay, stay.checkOutTime),
        )}
      </p>
      <div className="now-actions">
        {hasContent(guidebook, "howto") && (
          <a href="#howto" className="button">
            {texts().sections.howto}
          </a>
        )}
        <Call guidebook={guidebook} />
      </div>
    </>
  );
}
