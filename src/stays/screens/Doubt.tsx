import { Button } from "#ui/Button.tsx";
import { formatGuest } from "#stays/guestWords.ts";
import type { Stay } from "#stays/contract.ts";
import { formatNeed } from "#stays/screens/stayWords.ts";
import { useStayChange } from "#stays/screens/useStayChange.ts";

const answers: Record<NonNullable<Stay["doubt"]>, { button: string; toast: string }> = {
  missing: { button: "It is a guest", toast: "It is a stay" },
  long: { button: "It is a guest", toast: "It is a stay" },
  again: { button: "It is the same guest", toast: "It is the same guest" },
};

/**
 * The question whether an entry of a calendar, or a stay that it no longer lists, is a stay (Calendars 2, 3). If not,
 * its link is ended below.
 */
export function Doubt({ stay, doubt }: { stay: Stay; doubt: NonNullable<Stay["doubt"]> }) {
  const { note, isPending } = useStayChange();
  const confirm = () =>
    note({
      id: stay.id,
      change: { confirmed: true },
      toast: {
        title: answers[doubt].toast,
        description: `${formatGuest(stay)} keeps the link, whatever the calendar says.`,
      },
    });
  return (
    <div className="mt-5 rounded-field bg-linen p-4">
      <p>{formatNeed(doubt, stay)}</p>
      <Button variant="secondary" size="small" busy={isPending} onClick={confirm} className="mt-3">
        {answers[doubt].button}
      </Button>
    </div>
  );
}
