import { useEffect } from "react";
import { createStore, useStore } from "#core/externalStore.ts";

/**
 * What this browser knows of a guidebook: that it was generated here, that its link was shown here, and that the first steps
 * were seen or are put away.
 */
type GuidebookMark = "generated" | "shared" | "steps-seen" | "steps-hidden";

const keyOf = (guidebookId: string, mark: GuidebookMark) => `guidebook:${guidebookId}:${mark}`;
const changes = createStore(0);
/** Also for browsers that refuse to store anything. */
const marked = new Set<string>();

export function markGuidebook(guidebookId: string, mark: GuidebookMark): void {
  const key = keyOf(guidebookId, mark);
  marked.add(key);
  try {
    localStorage.setItem(key, "1");
  } catch {
    // It then holds until the page is left.
  }
  changes.set(changes.get() + 1);
}

function isMarked(key: string): boolean {
  if (marked.has(key)) return true;
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function useGuidebookMark(guidebookId: string, mark: GuidebookMark): boolean {
  const key = keyOf(guidebookId, mark);
  return useStore({ get: () => isMarked(key), subscribe: changes.subscribe }, false);
}

/** Guidebooks whose first steps were seen first since this page was loaded. */
const seenFirst = new Set<string>();

/** Returns whether the first steps of a guidebook were seen on an earlier visit; this visit is noted. */
export function useSeenBefore(guidebookId: string): boolean {
  const isSeen = useGuidebookMark(guidebookId, "steps-seen");
  useEffect(() => {
    if (isMarked(keyOf(guidebookId, "steps-seen"))) return;
    seenFirst.add(guidebookId);
    markGuidebook(guidebookId, "steps-seen");
  }, [guidebookId]);
  return isSeen && !seenFirst.has(guidebookId);
}
