import { ContactToRing } from "#guest/stay/now/ContactToRing.tsx";
import { hasContact, hasContent, type StayProps } from "#guest/stay/now/stayContents.ts";
import { fireNumber } from "#guest/stay/problemReports/fireNumber.ts";
import { usePage } from "#sections/page.ts";
import { problemKinds, PROBLEM_TEXT_MAX, type ProblemKind } from "#stays/problems/contract.ts";
import { isUnread, type StayReport, type StayReports } from "#stays/problems/stayReports.ts";

/** What the guest reported as wrong, and the form to report it, where the host takes reports. */
export function ProblemReports({ guidebook, stay }: StayProps) {
  const { texts } = usePage();
  const { problems, phase } = stay;
  if (!problems || phase === "before" || phase === "after") return null;
  const { reports, refused } = problems;
  return (
    <div id="problem" className="wrong">
      {reports.some(({ isDangerous, doneAt }) => isDangerous && doneAt === null) && <Danger />}
      {reports.map((report) => (
        <Report key={report.at} guidebook={guidebook} stay={stay} report={report} />
      ))}
      <details className="now-more" open={refused !== undefined}>
        <summary>{texts.problems.heading}</summary>
        <ReportForm guidebook={guidebook} problems={problems} />
      </details>
    </div>
  );
}

/** The number for the fire brigade, before everything else. */
function Danger({ isHidden = false }: { isHidden?: boolean }) {
  const { texts, country } = usePage();
  const number = fireNumber(country);
  return (
    <p className="wrong-danger" role="alert" hidden={isHidden}>
      {texts.problems.danger} <a href={`tel:${number}`}>{number}</a>
    </p>
  );
}

function Report({ guidebook, stay, report }: StayProps & { report: StayReport }) {
  const { texts, formats } = usePage();
  const say = texts.problems;
  const { kind, text, at, readAt, doneAt } = report;
  const timeOf = (moment: number) => formats.timeIn(moment, stay.timeZone);
  return (
    <div className="now-reported">
      <p>
        <b>{say.kinds[kind]}</b> {text}
        <br />
        <small>
          {say.sentAt(timeOf(at))}{" "}
          {doneAt !== null
            ? say.doneAt(timeOf(doneAt))
            : readAt !== null
              ? say.readAt(timeOf(readAt))
              : say.unread}
        </small>
        {isUnread(report, stay.at) && hasContact(guidebook) && (
          <>
            <br />
            {say.ring} <ContactToRing guidebook={guidebook} />
          </>
        )}
      </p>
    </div>
  );
}

interface ReportFormProps extends Pick<StayProps, "guidebook"> {
  problems: StayReports;
}

function ReportForm({ guidebook, problems: { key, refused } }: ReportFormProps) {
  const { texts } = usePage();
  const say = texts.problems;
  return (
    <form
      method="post"
      action={`/view/${guidebook.key}/problems`}
      encType="multipart/form-data"
      data-waits={[say.waits, say.notSent, say.withoutPhotos].join("|")}
    >
      <input type="hidden" name="key" value={key} />
      {refused && (
        <p className="now-note" role="alert">
          {refused.sentence}
        </p>
      )}
      <Danger isHidden />
      <fieldset>
        {problemKinds.map((kind) => (
          <Kind key={kind} guidebook={guidebook} kind={kind} isChosen={refused?.kind === kind} />
        ))}
      </fieldset>
      <label>
        {say.text}
        <textarea name="text" rows={3} maxLength={PROBLEM_TEXT_MAX} defaultValue={refused?.text} />
      </label>
      <label>
        {say.photos}
        <input type="file" name="photo" accept="image/jpeg,image/png,image/webp" multiple />
      </label>
      <button type="submit" className="button">
        {say.send}
      </button>
    </form>
  );
}

type KindProps = Pick<StayProps, "guidebook"> & { kind: ProblemKind; isChosen: boolean };

/** A kind, with the property's own passage about it once it is chosen. */
function Kind({ guidebook, kind, isChosen }: KindProps) {
  const { texts } = usePage();
  const say = texts.problems;
  const passage = passageFor(guidebook, kind, say.kinds[kind]);
  return (
    <>
      <label>
        <input type="radio" name="kind" value={kind} required defaultChecked={isChosen} />
        {say.kinds[kind]}
      </label>
      {passage !== null && (
        <a href={passage} className="now-link">
          {say.lookFirst}
        </a>
      )}
    </>
  );
}

const sections = { lock: "checkin", internet: "wifi", noise: "rules" } as const;

/** Returns where the property's passage about a kind is: a section, or a search for those that may be anywhere. */
function passageFor(guidebook: StayProps["guidebook"], kind: ProblemKind, name: string): string | null {
  if (kind === "lock" || kind === "internet" || kind === "noise")
    return hasContent(guidebook, sections[kind]) ? `#${sections[kind]}` : null;
  const isAnywhere = kind === "water" || kind === "heating" || kind === "power";
  return isAnywhere ? `/view/${guidebook.key}/search?q=${encodeURIComponent(name)}` : null;
}
