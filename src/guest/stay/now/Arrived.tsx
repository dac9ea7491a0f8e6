import type { StayProps } from "#guest/stay/now/stayContents.ts";
import { sayTimeIn } from "#platform/say.ts";

/** What the host was told, and the way to take it back (Stays 18). */
export function Arrived({ guidebook, stay, arrivedAt }: StayProps & { arrivedAt: number }) {
  return (
    <form method="post" action={`/view/${guidebook.key}/arrived`} className="now-arrived">
      <p>You said at {sayTimeIn(arrivedAt, stay.timeZone)} that you have arrived.</p>
      <button type="submit" name="undo" value="1" className="button button-second">
        Undo<span className="sr-only">: we have not arrived yet</span>
      </button>
    </form>
  );
}
