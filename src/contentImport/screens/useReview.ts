import { useEffect, useState } from "react";
import { useUser } from "#accounts/session.ts";
import { emptyReview, reviewSchema, type Review } from "#contentImport/screens/review.ts";
import { drafts } from "#editor/drafts.ts";

/** So long after the last choice it is stored; milliseconds. */
const STORE_AFTER = 250;

/** The name of its draft: one for each guidebook, and one for what makes a new one. */
const draftName = (guidebookId: string | null) => `manual:${guidebookId ?? "new"}`;

/**
 * Returns what was read and decided, which outlives a reload in this browser, and goes with the host's other drafts when
 * they sign out. `isStored` is false where the browser has no room for it.
 */
export function useReview(guidebookId: string | null) {
  const userId = useUser()?.id ?? "";
  const name = draftName(guidebookId);
  const [review, setReview] = useState<Review>(() => storedReview(userId, name));
  useEffect(() => {
    const timer = setTimeout(() => {
      if (review.sentences.length === 0) drafts.drop(userId, name);
      else drafts.store(userId, name, draftOf(review, guidebookId));
    }, STORE_AFTER);
    return () => clearTimeout(timer);
  }, [review, userId, name, guidebookId]);
  return {
    review,
    setReview,
    isStored: drafts.isStored(userId, name),
    /** Forgets it at once: it is in the guidebook, or thrown away. */
    clear: () => {
      drafts.drop(userId, name);
      setReview(emptyReview);
    },
  };
}

function storedReview(userId: string, name: string): Review {
  const stored = reviewSchema.safeParse(drafts.find(userId, name)?.content);
  return stored.success ? stored.data : emptyReview;
}

const draftOf = (review: Review, guidebookId: string | null) => ({
  guidebookId: guidebookId ?? "",
  content: { ...review },
  version: 0,
  at: Date.now(),
});
