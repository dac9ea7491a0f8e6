import { usePage } from "#sections/page.ts";
import type { ReactNode } from "react";
import { AnswerFirst } from "#guest/stay/arrival/AnswerFirst.tsx";
import { ArrivalForm } from "#guest/stay/arrival/ArrivalForm.tsx";
import { ReviewLink } from "#guest/stay/arrival/ReviewLink.tsx";
import { ArrivalDay } from "#guest/stay/now/ArrivalDay.tsx";
import { DuringStay } from "#guest/stay/now/DuringStay.tsx";
import { Leaving } from "#guest/stay/now/Leaving.tsx";
import { type StayProps, hasContact, missingSecretOf, offersLate } from "#guest/stay/now/stayContents.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import type { GuestStay } from "#stays/guestStay.ts";
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
  const page = usePage();
  const { texts, formats } = page;
  const Content = contents[stay.phase];
  return (
    <section
      className="now"
      aria-labelledby="now-heading"
      data-phase={stay.phase}
      data-opened={`/view/${guidebook.key}/opened`}
    >
      <div className="now-head">
        <h2 id="now-heading">{texts.stay.headings[isFirstNight(stay) ? "during" : stay.phase]}</h2>
        <p>
          {formats.days(stay.arrival, stay.departure)} · {formatNights(page, stay)}
        </p>
      </div>
      {isArriving(stay) && <Note stay={stay} />}
      <Content guidebook={guidebook} stay={stay} />
      {stay.phase !== "after" && !isArriving(stay) && <FoldedNote stay={stay} />}
      {stay.form && <ArrivalForm guidebook={guidebook} stay={stay} form={stay.form} />}
      {stay.reviewAt && (stay.phase === "last day" || stay.phase === "after") && (
        <ReviewLink platform={stay.reviewAt} />
      )}
      {stay.arrivedAt !== null && stay.at < stay.timeline.firstMorning && stay.phase !== "before" && (
        <Reported guidebook={guidebook} report="arrived" at={formats.timeIn(stay.arrivedAt, stay.timeZone)} />
      )}
      {stay.problems && <ProblemReports guidebook={guidebook} stay={stay} />}
      {guidebook.extras && (
        <Extras
          guidebookKey={guidebook.key}
          extras={guidebook.extras}
          isOpen={contents[stay.phase] === Leaving && offersLate(guidebook)}
        />
      )}
    </section>
  );
}

/** After midnight "Today you arrive" names the wrong day, while a late guest still needs the way in (Stays 5). */
const isFirstNight = ({ phase, at, timeline }: GuestStay) =>
  phase === "arrival" && at >= timeline.firstMidnight;

const isArriving = ({ at, timeline }: GuestStay) => at < timeline.firstMorning;

/** What the host wrote about this stay. Most of it is about the arrival: from the first morning on it is folded. */
function Note({ stay: { note } }: Pick<StayProps, "stay">) {
  const { texts, hostWords } = usePage();
  if (!note) return null;
  return (
    <div className="now-note">
      <h3>{texts.stay.fromHost}</h3>
      <p {...hostWords()}>
        <LinkedText text={note} />
      </p>
    </div>
  );
}

function FoldedNote({ stay: { note } }: Pick<StayProps, "stay">) {
  const { texts, hostWords } = usePage();
  if (!note) return null;
  return (
    <details className="now-more">
      <summary>{texts.stay.fromHost}</summary>
      <p className="now-lines" {...hostWords()}>
        <LinkedText text={note} />
      </p>
    </details>
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
            <dt>{page.formats.day(stay.arrival)}</dt>
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
        <Directions guidebook={guidebook} isFirst />
        <a href={`/view/${guidebook.key}/reminder.ics`} className="button button-second">
          <CalendarPlus size={20} aria-hidden="true" />
          {say.remindMe}
        </a>
        <Call guidebook={guidebook} />
      </div>
    </>
  );
}
