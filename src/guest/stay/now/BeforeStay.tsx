import { usePage } from "#sections/page.ts";
import { CalendarPlus } from "lucide-react";
import { Call } from "#guest/stay/now/Call.tsx";
import { FoldedDoorCode } from "#guest/stay/now/DoorCode.tsx";
import { Parking } from "#guest/stay/now/Parking.tsx";
import { Directions, Place } from "#guest/stay/now/Place.tsx";
import { missingSecretOf, type StayProps } from "#guest/stay/now/stayContents.ts";
import {
  formatEarly,
  formatNights,
  formatTimeThere,
  formatWhenSecretsShow,
} from "#guest/stay/staySentences.ts";

export function BeforeStay({ guidebook, stay }: StayProps) {
  const page = usePage();
  const say = page.texts.stay;
  const { greeting, rest } = formatEarly(page, guidebook, stay);
  const missing = missingSecretOf(guidebook);
  return (
    <>
      <p className="now-lead">
        {greeting} {rest}
      </p>
      <div className="now-line">
        <dl>
          <dt>{formatNights(page, stay)}</dt>
          <dd>{say.checkInFrom(formatTimeThere(page, guidebook, stay, stay.checkInTime))}</dd>
        </dl>
      </div>
      <Place guidebook={guidebook} />
      {missing && <p className="secret-note">{formatWhenSecretsShow(page, guidebook, stay, missing)}</p>}
      <FoldedDoorCode guidebook={guidebook} stay={stay} />
      <Parking guidebook={guidebook} />
      <div className="now-actions">
        <Directions guidebook={guidebook} />
        <a href={`/view/${guidebook.key}/reminder.ics`} className="button button-second">
          <CalendarPlus size={20} aria-hidden="true" />
          {say.remindMe}
        </a>
        <Call guidebook={guidebook} />
      </div>
    </>
  );
}
