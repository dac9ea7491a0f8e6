import type { TickedItem, TurnoverWithCodes } from "#stays/turnovers/turnovers.ts";
import { openItems } from "#stays/turnovers/turnovers.ts";
import { rowId, type RowOf } from "#stays/turnovers/rowId.ts";

export const checksId = (turnover: RowOf) => `checks-${rowId(turnover)}`;

interface CheckListProps {
  token: string;
  turnover: TurnoverWithCodes;
  list: readonly TickedItem[];
}

/** What the cleaner ticks at a turnover: one form, whose boxes the page's script saves at once (Stays 45). */
export function CheckList({ token, turnover, list }: CheckListProps) {
  const id = checksId(turnover);
  const ticked = list.filter(({ isDone }) => isDone);
  return (
    <form id={id} className="checks" method="post" action={`/turnovers/${token}/checks`} autoComplete="off">
      <input type="hidden" name="guidebook" value={turnover.guidebookId} />
      <input type="hidden" name="day" value={turnover.day} />
      {ticked.map((item) => (
        <input key={item.id} type="hidden" name="was" value={item.id} />
      ))}
      {list.length > 0 && (
        <>
          <fieldset>
            <legend>
              Check list <span>{`${ticked.length} of ${list.length}`}</span>
              <span className="sr-only">{` at ${turnover.guidebookName}`}</span>
            </legend>
            {list.map((item) => (
              <label key={item.id}>
                <input
                  id={`${id}-${item.id}`}
                  type="checkbox"
                  name="item"
                  value={item.id}
                  defaultChecked={item.isDone}
                />
                <span>{item.text}</span>
              </label>
            ))}
          </fieldset>
          <button type="submit" className="save">
            Save
            <span className="sr-only">{` the check list of ${turnover.guidebookName}`}</span>
          </button>
        </>
      )}
    </form>
  );
}

/** What is not ticked, as the cleaner marks the property as ready. */
export function OpenItems({ list }: { list: readonly TickedItem[] }) {
  const open = openItems(list);
  if (open.length === 0) return null;
  return (
    <output className="open">
      {open.length === 1 ? "1 thing is not ticked:" : `${open.length} things are not ticked:`}
      <ul>
        {open.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      Ready all the same?
    </output>
  );
}
