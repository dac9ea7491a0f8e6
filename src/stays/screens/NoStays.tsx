import { CalendarDays } from "lucide-react";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";

interface NoStaysProps {
  /** True on the screen of all guidebooks, which has its calendars on another tab. */
  isNamed: boolean;
  /** Whether the user may add stays and calendars. */
  mayAdd: boolean;
}

/** An explanation of the empty list with its first step; the header has "Add a stay". */
export function NoStays({ isNamed, mayAdd }: NoStaysProps) {
  return (
    <EmptyState
      icon={CalendarDays}
      title="Your next guests appear here"
      text={`Each stay has its own link. It shows your codes only to that guest, only during the stay. ${isNamed ? "Add a calendar" : "Paste a calendar link below"} and we add them for you, or press “Add a stay”.`}
      className={isNamed ? "mt-8" : "mt-6 py-7! sm:py-9!"}
      action={isNamed && mayAdd && <ButtonLink to="/stays/calendars">Add a calendar</ButtonLink>}
    />
  );
}

export function NoGuidebooks() {
  return (
    <EmptyState
      icon={CalendarDays}
      title="Make a guidebook first"
      text="A stay shows your guests the guidebook of the place they stay at. Make one, then come back for its stays."
      className="mt-8"
      action={<ButtonLink to="/create-simple">Create a guidebook</ButtonLink>}
    />
  );
}
