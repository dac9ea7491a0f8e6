import { usePage } from "#sections/page.ts";
import { AnswerFirst } from "#guest/stay/arrival/AnswerFirst.tsx";
import { CopyLine } from "#guest/stay/now/CopyLine.tsx";
import { ContactToRing } from "#guest/stay/now/ContactToRing.tsx";
import { EntryKind } from "#guest/stay/now/EntryKind.tsx";
import { doorCodeOf, hasContact, missingSecretOf, type StayProps } from "#guest/stay/now/stayContents.ts";
import { formatShownUntil, formatTimeThere } from "#guest/stay/staySentences.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

/** The door code, from when it works (Stays 5), and what to do where it does not. */
export function DoorCode({ guidebook, stay }: StayProps) {
  const { texts } = usePage();
  const code = doorCodeOf(guidebook);
  if (code === undefined) return isWaiting({ guidebook, stay }) ? <AnswerFirst /> : null;
  return (
    <>
      <CopyLine label={texts.facts.doorCode} value={code} isCode />
      <EntryKind guidebook={guidebook} />
      <Validity guidebook={guidebook} stay={stay} />
      <IfCodeFails guidebook={guidebook} stay={stay} />
    </>
  );
}

const isWaiting = ({ guidebook, stay }: StayProps) =>
  stay.form?.isWaitedFor === true && missingSecretOf(guidebook) !== null;

/** The same in a disclosure, against a glance over the shoulder. */
export function FoldedDoorCode(props: StayProps) {
  const { texts } = usePage();
  // Before the stay the page says so where it says what is missing.
  if (doorCodeOf(props.guidebook) === undefined)
    return props.stay.phase !== "before" && isWaiting(props) ? <AnswerFirst /> : null;
  return (
    <details className="now-more">
      <summary>{texts.facts.doorCode}</summary>
      <DoorCode {...props} />
    </details>
  );
}

function Validity({ guidebook, stay }: StayProps) {
  const page = usePage();
  const say = page.texts.secrets;
  const { phase, checkInTime, at, timeline } = stay;
  if (phase === "last day") return <p className="now-soft">{say.shownUntil(formatShownUntil(page, stay))}</p>;
  const isArriving = phase === "arrival" && at < timeline.firstMidnight;
  if (phase !== "before" && !isArriving) return null;
  return <p className="now-soft">{say.worksFrom(formatTimeThere(page, guidebook, stay, checkInTime))}</p>;
}

function IfCodeFails({ guidebook, stay: { ifCodeFails } }: StayProps) {
  const { texts, hostWords } = usePage();
  if (!ifCodeFails && !hasContact(guidebook)) return null;
  return (
    <details className="now-more">
      <summary>{texts.secrets.ifItFails}</summary>
      {ifCodeFails && (
        <p className="now-lines" {...hostWords()}>
          <LinkedText text={ifCodeFails} />
        </p>
      )}
      {hasContact(guidebook) && (
        <p>
          {texts.secrets.callOrMessage} <ContactToRing guidebook={guidebook} />
        </p>
      )}
    </details>
  );
}
