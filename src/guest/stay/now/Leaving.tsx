import { leavingOf } from "#guest/stay/now/departureTasks.ts";
import { FoldedDoorCode } from "#guest/stay/now/DoorCode.tsx";
import { hasContent, sectionOf, type StayProps } from "#guest/stay/now/stayContents.ts";
import { WifiLine } from "#guest/stay/now/WifiLine.tsx";
import { sayTimeThere } from "#guest/stay/staySentences.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

export function Leaving({ guidebook, stay }: StayProps) {
  const day = stay.phase === "eve" ? "tomorrow" : "today";
  return (
    <>
      <p className="now-lead">
        Check out {day} by {sayTimeThere(guidebook, stay, stay.checkOutTime)}.
      </p>
      <Tasks guidebook={guidebook} />
      {stay.contact && (
        <p className="now-soft">
          Need more time? Ask for a later check-out: <LinkedText text={stay.contact} />
        </p>
      )}
      <WifiLine guidebook={guidebook} />
      <FoldedDoorCode guidebook={guidebook} stay={stay} />
    </>
  );
}

/** They can be ticked off; nobody is told. */
function Tasks({ guidebook }: Pick<StayProps, "guidebook">) {
  const departure = sectionOf(guidebook, "departure");
  if (!departure || !hasContent(guidebook, "departure")) return null;
  const { tasks, keys, isWhole } = leavingOf(departure.content);
  return (
    <>
      {tasks.length > 0 && (
        <div>
          <h3>Before you go</h3>
          <ul className="lines">
            {tasks.map((task, position) => (
              <li key={position}>
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
        <p>
          <LinkedText text={keys} />
        </p>
      )}
      {!isWhole && (
        <a href="#departure" className="now-link">
          All of check-out
        </a>
      )}
    </>
  );
}
