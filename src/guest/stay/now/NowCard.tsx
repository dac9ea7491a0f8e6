import { usePage } from "#sections/page.ts";
import type { ReactNode } from "react";
import { AnswerFirst } from "#guest/stay/arrival/AnswerFirst.tsx";
import { ArrivalForm } from "#guest/stay/arrival/ArrivalForm.tsx";
import { ReviewLink } from "#guest/stay/arrival/ReviewLink.tsx";
import { ArrivalDay } from "#guest/stay/now/ArrivalDay.tsx";
import { DuringStay } from "#guest/stay/now/DuringStay.tsx";
import { Leaving } from "#guest/stay/now/Leaving.tsx";
import { type StayProps, hasContact, missingSecretOf } from "#guest/stay/now/stayContents.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import type { Phase } from "#stays/timeline.ts";
import { ContactToRing } from "#guest/stay/now/ContactToRing.tsx";
import { CalendarPlus } from "lucide-react";
import { Call } from "#guest/stay/now/Call.tsx";
import { FoldedDoorCode } from "#guest/stay/now/DoorCode.tsx";
import { Extras } from "#guest/stay/extras/Extras.tsx";
import { Reported } from "#guest/stay/now/GuestReport.tsx";
import { ProblemReports } from "#guest/stay/problemReports/ProblemReports.tsx";
import { Parking } from "#guest/stay/now/Parking.tsx";
import { Directions, Place } from "#guest/stay/now/Place.tsx";
import {
  formatEarly,
  formatNights,
  formatTimeThere,
  formatWhenSecretsShow,
} from "#guest/stay/staySentences.ts";

const contents: Record<Phase, (props: StayProps) => ReactNode> = {
  before: BeforeStay,
  arrival: ArrivalDay,
  during: DuringStay,
  eve: Leaving,
  "last day": Leaving,
  after: AfterStay,
};

/** What a guest needs now, above everything else. The script reports that it was seen (Stays 17). */
export function NowCard({ guidebook, stay }: StayProps) {
  const { texts, formats, hostWords } = usePage();
  const Content = contents[stay.phase];
  return (
    <section
      className="now"
      aria-labelledby="now-heading"
      data-phase={stay.phase}
      data-opened={`/view/${guidebook.key}/opened`}
    >
      <div className="now-head">
        <h2 id="now-heading">{texts.stay.headings[stay.phase]}</h2>
        <p>{formats.days(stay.arrival, stay.departure)}</p>
      </div>
      {stay.phase !== "after" && stay.note && (
        <div className="now-note">
          <h3>{texts.stay.fromHost}</h3>
          <p {...hostWords()}>
            <LinkedText text={stay.note} />
          </p>
        </div>
      )}
      <Content guidebook={guidebook} stay={stay} />
      {stay.form && <ArrivalForm guidebook={guidebook} stay={stay} form={stay.form} />}
      {stay.reviewAt && (stay.phase === "last day" || stay.phase === "after") && (
        <ReviewLink platform={stay.reviewAt} />
      )}
      {stay.arrivedAt !== null && stay.at < stay.timeline.firstMorning && stay.phase !== "before" && (
        <Reported guidebook={guidebook} report="arrived" at={formats.timeIn(stay.arrivedAt, stay.timeZone)} />
      )}
      {stay.problems && <ProblemReports guidebook={guidebook} stay={stay} />}
      {guidebook.extras && <Extras guidebookKey={guidebook.key} extras={guidebook.extras} />}
    </section>
  );
}

function AfterStay({ guidebook, stay }: StayProps) {
  const { texts } = usePage();
  const say = texts.stay;
  return (
    <>
      <p className="now-lead">{stay.areSecretsShown ? say.thanks : texts.secrets.ended}</p>
      <p>
        {say.leftSomething} {hasContact(guidebook) ? <ContactToRing guidebook={guidebook} /> : say.askHost}
      </p>
      {!stay.reviewAt && <p className="now-soft">{texts.defaults.reviews}</p>}
    </>
  );
}

function BeforeStay({ guidebook, stay }: StayProps) {
  const page = usePage();
  const say = page.texts.stay;
  const { greeting, rest } = formatEarly(page, guidebook, stay);
  const missing = missingSecretOf(guidebook);
  return (
    <>
      <p className="now-lead">
        {greeting} {rest}
      </p>
      <div className="now-columns now-pair">
        <div className="now-line">
          <dl>
            <dt>{formatNights(page, stay)}</dt>
            <dd>{say.checkInFrom(formatTimeThere(page, guidebook, stay, stay.checkInTime))}</dd>
          </dl>
        </div>
        <Place guidebook={guidebook} />
      </div>
      {missing &&
        (stay.form?.isWaitedFor ? (
          <AnswerFirst />
        ) : (
          <p className="secret-note">{formatWhenSecretsShow(page, guidebook, stay, missing)}</p>
        ))}
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
