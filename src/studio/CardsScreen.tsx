import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { guidebooksQuery } from "#guidebooks/queries.ts";
import { PRODUCT } from "#platform/site.ts";
import { ButtonLink } from "#platform/ui/ButtonLink.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { Skeleton } from "#platform/ui/Skeleton.tsx";
import { CardsFrame } from "#studio/cards/CardsFrame.tsx";
import { CardSets } from "#studio/cards/CardSets.tsx";
import { LoadFailed } from "#studio/LoadFailed.tsx";

export const meta = () => [{ title: `Cards | ${PRODUCT.name}` }];

/** The cards of all homes at once (Sharing 10). */
export default function CardsScreen() {
  const { data: guidebooks, error, refetch } = useQuery(guidebooksQuery);
  return (
    <CardsFrame back={{ to: "/", label: "Your Guidebooks" }}>
      {!guidebooks && error && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load your guidebooks. Please try again.
        </LoadFailed>
      )}
      {!guidebooks && !error && <Skeleton className="mt-8 h-60" />}
      {guidebooks?.length === 0 && (
        <EmptyState
          icon={BookOpen}
          title="No cards yet"
          text="Each guidebook has cards for the door, the Wi-Fi and the appliances."
          className="mt-6"
          action={<ButtonLink to="/create-simple">Create a guidebook</ButtonLink>}
        />
      )}
      {guidebooks && guidebooks.length > 0 && <CardSets homes={guidebooks} />}
    </CardsFrame>
  );
}
