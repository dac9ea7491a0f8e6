import { deferredPart } from "#ui/deferred.tsx";

/** The card with its drawing, which few hosts ever see. */
export const NoSuchGuidebook = deferredPart(
  async () => (await import("#guidebooks/NoSuchGuidebookCard.tsx")).NoSuchGuidebookCard,
);
