import { usePage } from "#sections/page.ts";
import type { StayProps } from "#guest/stay/now/stayContents.ts";

/** The confirmation that the guests have arrived, with undo (Stays 18). */
export function Arrived({ guidebook, stay, arrivedAt }: StayProps & { arrivedAt: number }) {
  const { texts, formats } = usePage();
  return (
    <form method="post" action={`/view/${guidebook.key}/arrived`} className="now-arrived">
      <p>{texts.stay.arrivedAt(formats.timeIn(arrivedAt, stay.timeZone))}</p>
      <button type="submit" name="undo" value="1" className="button button-second">
        {texts.stay.undo}
        <span className="sr-only">{texts.stay.undoArrived}</span>
      </button>
    </form>
  );
}
