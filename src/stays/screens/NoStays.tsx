import { CalendarDays } from "lucide-react";
import { use } from "react";
import { OpenAddStay } from "#stays/screens/openAddStay.ts";
import { Button } from "#ui/Button.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";

interface NoStaysProps {
  /** True on the screen of all guidebooks, which has its calendars on another tab. */
  isNamed: boolean;
}

/** An explanation of the empty list with its two first steps. */
export function NoStays({ isNamed }: NoStaysProps) {
  const openAddStay = use(OpenAddStay);
  return (
    <EmptyState
      icon={CalendarDays}
      title="Your next guests appear here"
      text="Each stay has its own link. It shows your codes only to that guest, only during the stay. Paste a calendar and we add them for you, or add one by hand."
      className="mt-8"
      action={
        openAddStay && (
          <>
            {isNamed && <ButtonLink to="/stays/calendars">Add a calendar</ButtonLink>}
            <Button variant="secondary" onClick={openAddStay}>
              Add one by hand
            </Button>
          </>
        )
      }
    />
  );
}

export function NoGuidebooks() {
  return (
    <EmptyState
      icon={CalendarDays}
      title="First a guidebook"
      text="A stay shows your guests the guidebook of the place they stay at. Make one, then come back for its stays."
      className="mt-8"
      action={<ButtonLink to="/create-simple">Create a guidebook</ButtonLink>}
    />
  );
}
