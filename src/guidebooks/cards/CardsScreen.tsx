import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { CardsFrame } from "#guidebooks/cards/CardsFrame.tsx";
import { CardSets } from "#guidebooks/cards/CardSets.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";

/** The cards of all properties (Sharing 10). */
export default function CardsScreen() {
  return (
    <>
      <PageTitle>Cards</PageTitle>
      <AllCards />
    </>
  );
}

function AllCards() {
  const { data: guidebooks, error, refetch } = useQuery(guidebooksQuery);
  if (guidebooks && guidebooks.length > 0) return <CardSets properties={guidebooks} />;
  return (
    <CardsFrame>
      {!guidebooks && error && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load your guidebooks. Please try again.
        </LoadFailed>
      )}
      {!guidebooks && !error && <Skeleton className="mt-8 h-60" />}
      {guidebooks && (
        <EmptyState
          icon={BookOpen}
          title="No cards yet"
          text="Each guidebook has cards for the door, the Wi-Fi and the appliances."
          className="mt-6"
          action={<ButtonLink to="/create-simple">Create a guidebook</ButtonLink>}
        />
      )}
    </CardsFrame>
  );
}
