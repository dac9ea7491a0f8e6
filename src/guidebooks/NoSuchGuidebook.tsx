import { deferredPart } from "#ui/deferred.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";

/** The card with its drawing, which few hosts ever see. */
export const NoSuchGuidebook = deferredPart(
  async () => (await import("#guidebooks/NoSuchGuidebookCard.tsx")).NoSuchGuidebookCard,
  <Skeleton className="mx-auto mt-6 h-128 w-full max-w-xl rounded-[1.75rem]" />,
);
