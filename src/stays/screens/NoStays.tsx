import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";

/** An explanation of the empty list with the first step. */
export function NoStays({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      icon={CalendarDays}
      title="No stays yet"
      text="Each stay gets a link of its own, with your codes in the days of that stay and for that guest alone. Paste a calendar and we add them for you, or add one by hand."
      className="mt-8"
      action={action}
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
