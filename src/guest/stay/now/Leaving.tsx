import { usePage } from "#sections/page.ts";
import { leavingOf } from "#guest/stay/now/departureTasks.ts";
import { FoldedDoorCode } from "#guest/stay/now/DoorCode.tsx";
import { ContactToRing } from "#guest/stay/now/ContactToRing.tsx";
import { hasContact, hasContent, sectionOf, type StayProps } from "#guest/stay/now/stayContents.ts";
import { WifiLine } from "#guest/stay/now/WifiLine.tsx";
import { formatTimeThere } from "#guest/stay/staySentences.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

export function Leaving({ guidebook, stay }: StayProps) {
  const page = usePage();
  const { checkOutTomorrow, checkOutToday, moreTime } = page.texts.stay;
  const checkOut = stay.phase === "eve" ? checkOutTomorrow : checkOutToday;
  return (
    <div className="now-columns">
      <div className="now-main">
        <p className="now-lead">{checkOut(formatTimeThere(page, guidebook, stay, stay.checkOutTime))}</p>
        <Tasks guidebook={guidebook} />
        {hasContact(guidebook) && (
          <p className="now-soft">
            {moreTime} <ContactToRing guidebook={guidebook} />
          </p>
        )}
      </div>
      <div className="now-side">
        <FoldedDoorCode guidebook={guidebook} stay={stay} />
        <WifiLine guidebook={guidebook} />
      </div>
    </div>
  );
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
