import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { guidebookQuery } from "#guidebooks/client.ts";
import { ApiError } from "#core/client.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { CardsFrame } from "#guidebooks/cards/CardsFrame.tsx";
import { CardSets } from "#guidebooks/cards/CardSets.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { NoSuchGuidebook } from "#guidebooks/NoSuchGuidebook.tsx";
import { ScreenTitle } from "#guidebooks/ScreenTitle.tsx";

/** The cards of one property (Sharing 10). */
export default function GuidebookCardsScreen() {
  const { id = "" } = useParams();
  const { data: guidebook, error, refetch } = useQuery(guidebookQuery(id));
  if (error instanceof ApiError && error.status === 404) return <NoSuchGuidebook />;
  const back = { to: `/guidebooks/${id}`, label: guidebook?.name ?? "Guidebook" };
  return (
    <>
      <ScreenTitle guidebookId={id} of={(name) => `Cards of ${name}`} before="Cards" />
      {guidebook ? (
        <CardSets key={id} properties={[guidebook]} back={back} />
      ) : (
        <CardsFrame back={back}>
          {error ? (
            <LoadFailed error={error} onRetry={refetch}>
              Failed to load this guidebook. Please try again.
            </LoadFailed>
          ) : (
            <Skeleton className="mt-8 h-60" />
          )}
        </CardsFrame>
      )}
    </>
  );
}
