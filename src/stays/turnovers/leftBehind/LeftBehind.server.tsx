import { LEFT_BEHIND_MAX, NOTES_MAX, type NoteProblem } from "#stays/turnovers/leftBehind/contract.ts";
import { rowId } from "#stays/turnovers/rowId.ts";
import type { TurnoverWithCodes } from "#stays/turnovers/turnovers.ts";

export const noteProblems: Record<NoteProblem, string> = {
  empty: "Write what was left behind, then send it again.",
  full: `${NOTES_MAX} things are noted already. Tell the host about more yourself.`,
};

interface LeftBehindProps {
  token: string;
  turnover: TurnoverWithCodes;
}

/** What guests left behind, noted for the host; nothing where no guest has left yet. */
export function LeftBehind({ token, turnover }: LeftBehindProps) {
  if (!turnover.leftBehind) return null;
  const { notes } = turnover.leftBehind;
  const action = `/turnovers/${token}/left-behind`;
  const at = (
    <>
      <input type="hidden" name="guidebook" value={turnover.guidebookId} />
      <input type="hidden" name="day" value={turnover.day} />
    </>
  );
  return (
    <div className="left-behind">
      {notes.length > 0 && (
        <>
          <h4>Left behind</h4>
          <ul>
            {notes.map(({ id, text }) => (
              <li key={id}>
                <form method="post" action={action}>
                  {at}
                  <span>{text}</span>
                  <button type="submit" name="remove" value={id} className="second">
                    Remove<span className="sr-only">{`: ${text}`}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.length < NOTES_MAX && (
        <details id={`left-behind-${rowId(turnover)}`}>
          <summary>{notes.length > 0 ? "Something else left behind?" : "Something left behind?"}</summary>
          <form method="post" action={action} autoComplete="off">
            {at}
            <label>
              What, and where
              <textarea name="text" rows={2} maxLength={LEFT_BEHIND_MAX} required />
            </label>
            <button type="submit" className="second">
              Tell the host
            </button>
          </form>
        </details>
      )}
    </div>
  );
}
