import { classes } from "#ui/classes.ts";
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
 * The question whether an entry of a calendar, or a stay that it no longer lists, is a stay (Calendars 2, 3).
 */
export function Doubt({ stay, doubt }: DoubtProps) {
  return (
    <div className="mt-5 rounded-field bg-linen p-4">
      <p>{formatNeed(doubt, stay)}</p>
      <DoubtAnswers stay={stay} doubt={doubt} className="mt-3" />
    </div>
  );
}

interface DoubtProps {
  stay: Stay;
  doubt: NonNullable<Stay["doubt"]>;
}

/** The two answers to the question: the guest comes, or the link is ended. */
export function DoubtAnswers({ stay, doubt, className }: DoubtProps & { className?: string }) {
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
  const end = () =>
    note({
      id: stay.id,
      change: { revoked: true },
      undo: { revoked: false },
      toast: { title: "Link ended", description: `It no longer works for ${formatGuest(stay)}.` },
    });
  const guest = <span className="sr-only">: {formatGuest(stay)}</span>;
  return (
    <div className={classes("flex flex-wrap gap-2", className)}>
      <Button variant="secondary" busy={isPending} onClick={confirm}>
        {answers[doubt].button}
        {guest}
      </Button>
      <Button variant="quiet destructive" busy={isPending} onClick={end}>
        End the link
        {guest}
      </Button>
    </div>
  );
}
