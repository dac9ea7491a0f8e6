import { Clock } from "lucide-react";
import { usePage } from "#sections/page.ts";
import { leavingOf } from "#guest/stay/now/departureTasks.ts";
import { FoldedDoorCode } from "#guest/stay/now/DoorCode.tsx";
import { Call } from "#guest/stay/now/Call.tsx";
import { ContactToRing } from "#guest/stay/now/ContactToRing.tsx";
import {
  contactToCall,
  hasContact,
  hasContent,
  offersLate,
  sectionOf,
  type StayProps,
} from "#guest/stay/now/stayContents.ts";
import { Reported, ReportButton } from "#guest/stay/now/GuestReport.tsx";
import { WifiLine } from "#guest/stay/now/WifiLine.tsx";
import { formatTimeThere } from "#guest/stay/staySentences.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

export function Leaving({ guidebook, stay }: StayProps) {
  const page = usePage();
  const { checkOutTomorrow, checkOutToday } = page.texts.stay;
  const checkOut = stay.phase === "eve" ? checkOutTomorrow : checkOutToday;
  return (
    <div className="now-columns">
      <div className="now-main">
        <p className="now-lead">{checkOut(formatTimeThere(page, guidebook, stay, stay.checkOutTime))}</p>
        <Tasks guidebook={guidebook} />
        <Left guidebook={guidebook} stay={stay} />
        {stay.leftAt === null && <MoreTime guidebook={guidebook} />}
      </div>
      <div className="now-side">
        <FoldedDoorCode guidebook={guidebook} stay={stay} />
        <WifiLine guidebook={guidebook} />
      </div>
    </div>
  );
}

/** A later check-out: what the host offers is asked for below, else the contact is rung. */
function MoreTime({ guidebook }: Pick<StayProps, "guidebook">) {
  const { texts } = usePage();
  if (offersLate(guidebook))
    return (
      <div className="now-actions">
        <a href="#extras" className="button button-second">
          <Clock size={20} aria-hidden="true" />
          {texts.extras.late}
        </a>
      </div>
    );
  if (!hasContact(guidebook)) return null;
  if (contactToCall(guidebook))
    return (
      <div className="now-actions">
        <p className="now-soft">{texts.stay.moreTime}</p>
        <Call guidebook={guidebook} />
      </div>
    );
  return (
    <p className="now-soft">
      {texts.stay.moreTime} <ContactToRing guidebook={guidebook} />
    </p>
  );
}

/** That the guests have left: the cleaner and the host hear of it, and the codes show as long as before. */
function Left({ guidebook, stay }: StayProps) {
  const { formats } = usePage();
  if (stay.at < stay.timeline.leavingFrom) return null;
  if (stay.leftAt === null)
    return (
      <div className="now-actions">
        <ReportButton guidebook={guidebook} report="left" isFirst={stay.phase === "last day"} />
      </div>
    );
  return <Reported guidebook={guidebook} report="left" at={formats.timeIn(stay.leftAt, stay.timeZone)} />;
}

/** Tasks to tick off; the host does not see it. */
function Tasks({ guidebook }: Pick<StayProps, "guidebook">) {
  const { texts, hostWords, hostList } = usePage();
  const departure = sectionOf(guidebook, "departure");
  if (!departure || !hasContent(guidebook, "departure")) return null;
  const { content, translation } = departure;
  const { tasks, keys, isWhole } = leavingOf(content, translation?.original.content);
  const { list, entry } = hostList(tasks);
  return (
    <>
      {tasks.length > 0 && (
        <div>
          <h3>{texts.stay.beforeYouGo}</h3>
          <ul className="lines" {...list}>
            {tasks.map((task, position) => (
              <li key={position} {...entry(task)}>
                <label>
                  <input type="checkbox" />
                  <span>
                    <LinkedText text={task} />
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      )}
      {keys && (
        <p {...hostWords(content.intro)}>
          <LinkedText text={keys} />
        </p>
      )}
      {!isWhole && (
        <a href="#departure" className="now-link">
          {texts.stay.allOfCheckOut}
        </a>
      )}
    </>
  );
}
