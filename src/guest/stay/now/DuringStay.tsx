import { usePage } from "#sections/page.ts";
import { classes } from "#ui/classes.ts";
import { Call } from "#guest/stay/now/Call.tsx";
import { FoldedDoorCode } from "#guest/stay/now/DoorCode.tsx";
import { doorCodeOf, hasContent, type StayProps } from "#guest/stay/now/stayContents.ts";
import { Directions } from "#guest/stay/now/Place.tsx";
import { WifiLine } from "#guest/stay/now/WifiLine.tsx";
import { formatTimeThere } from "#guest/stay/staySentences.ts";

export function DuringStay({ guidebook, stay }: StayProps) {
  const page = usePage();
  const { texts, formats } = page;
  return (
    <div className="now-columns">
      <div className="now-main">
        <FoldedDoorCode guidebook={guidebook} stay={stay} />
        <WifiLine guidebook={guidebook} />
      </div>
      <div className="now-side">
        <p className="now-soft">
          {texts.stay.checkOutOn(
            formats.day(stay.departure),
            formatTimeThere(page, guidebook, stay, stay.checkOutTime),
          )}
        </p>
        <div className="now-actions">
          {hasContent(guidebook, "howto") && (
            <a href="#howto" className={classes("button", doorCodeOf(guidebook) && "button-second")}>
              {texts.sections.howto}
            </a>
          )}
          <Directions guidebook={guidebook} />
          <Call guidebook={guidebook} />
        </div>
      </div>
    </div>
  );
}
