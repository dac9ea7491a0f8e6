import { LEFT_BEHIND_MAX, NOTES_MAX, type NoteProblem } from "#stays/turnovers/leftBehind/contract.ts";
import { rowId } from "#stays/turnovers/rowId.ts";
import type { TurnoverWithCodes } from "#stays/turnovers/turnovers.ts";

export const noteProblems: Record<NoteProblem, string> = {
  empty: "Write what was left behind, then send it again.",
  large: "That photo is larger than 12 MB. Send a smaller one, or the words alone.",
  photo:
    "The host has your words, but not the photo: it could not be read. Remove the note to send it with another photo.",
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
            {notes.map(({ id, text, hasPhoto }) => (
              <li key={id}>
                <form method="post" action={action}>
                  {at}
                  <span>
                    {text}
                    {hasPhoto && <span className="with-photo">With a photo</span>}
                  </span>
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
          <form method="post" action={action} encType="multipart/form-data" autoComplete="off">
            {at}
            <label>
              What, and where
              <textarea name="text" rows={2} maxLength={LEFT_BEHIND_MAX} required />
            </label>
            <label>
              A photo, if you like
              <input type="file" name="photo" accept="image/jpeg,image/png,image/webp" />
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
