import { ButtonLink } from "#ui/ButtonLink.tsx";
import { NotFoundCard } from "#ui/NotFoundCard.tsx";

/** Shown if a guidebook does not exist or belongs to another account, also one that its user was removed from. `as`: "h1" where the screen has no other title. */
export function NoSuchGuidebookCard({ as = "h2" }: { as?: "h1" | "h2" }) {
  return (
    <NotFoundCard
      as={as}
      title="Guidebook Not Found"
      text="It was deleted, or it belongs to an account that you are not in."
      advice="If you worked on it before, ask the owner to invite you again."
      className="mt-6"
      action={<ButtonLink to="/">Back to the dashboard</ButtonLink>}
    />
  );
}
