import { useUser } from "#accounts/session.ts";
import { useStore } from "#core/externalStore.ts";
import { drafts, type Draft } from "#editor/drafts.ts";

/** Returns the drafts of these sections and redraws on each change. The server has none. */
export function useDrafts(userId: string, sections: readonly { id: string }[]): ReadonlyMap<string, Draft> {
  useStore(drafts.changes, 0);
  return new Map(
    sections.flatMap(({ id }) => {
      const draft = drafts.find(userId, id);
      return draft ? [[id, draft] as const] : [];
    }),
  );
}

/** Returns the ids of the host's guidebooks in which something was written and not saved. */
export function useDraftedGuidebooks(): ReadonlySet<string> {
  const userId = useUser()?.id ?? "";
  useStore(drafts.changes, 0);
  return drafts.guidebooks(userId);
}
