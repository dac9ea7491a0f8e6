import { BookX } from "lucide-react";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";

/** Shown if a guidebook does not exist or belongs to another account. */
export function NoSuchGuidebook() {
  return (
    <EmptyState
      icon={BookX}
      title="Guidebook Not Found"
      text="It may belong to another account."
      className="mt-6"
      action={<ButtonLink to="/">Go to your guidebooks</ButtonLink>}
    />
  );
}
