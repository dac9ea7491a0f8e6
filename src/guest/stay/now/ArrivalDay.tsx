import { usePage } from "#sections/page.ts";
import { ArrivalSteps } from "#guest/stay/now/ArrivalSteps.tsx";
import { Call } from "#guest/stay/now/Call.tsx";
import { DoorCode } from "#guest/stay/now/DoorCode.tsx";
import { EntryKind } from "#guest/stay/now/EntryKind.tsx";
import { ReportButton } from "#guest/stay/now/GuestReport.tsx";
import { Parking } from "#guest/stay/now/Parking.tsx";
import { Directions, Place } from "#guest/stay/now/Place.tsx";
import { doorCodeOf, type StayProps } from "#guest/stay/now/stayContents.ts";
import { WifiLine } from "#guest/stay/now/WifiLine.tsx";
import { formatTimeThere } from "#guest/stay/staySentences.ts";

/** The code, then what a guest on the road needs, then the way in and what is needed inside. */
export function ArrivalDay({ guidebook, stay }: StayProps) {
  const page = usePage();
  const say = page.texts.stay;
  return (
    <div className="now-columns">
      <div className="now-main">
        <DoorCode guidebook={guidebook} stay={stay} />
        {doorCodeOf(guidebook) === undefined && (
          <>
            <p className="now-lead">
              {say.checkInFrom(formatTimeThere(page, guidebook, stay, stay.checkInTime))}
            </p>
            <EntryKind guidebook={guidebook} />
          </>
        )}
        <Place guidebook={guidebook} />
        <div className="now-actions">
          <Directions guidebook={guidebook} isFirst />
          <Call guidebook={guidebook} />
        </div>
      </div>
      <ArrivalSteps guidebook={guidebook} />
      <div className="now-main">
        <WifiLine guidebook={guidebook} />
        <Parking guidebook={guidebook} />
        <div className="now-actions">
          <ReportButton guidebook={guidebook} report="arrived" />
        </div>
      </div>
    </div>
  );
}
