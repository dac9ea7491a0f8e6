import { useQueryClient } from "@tanstack/react-query";
import type { HostSection } from "#guidebooks/contract.ts";
import { sharedSectionsQuery } from "#guidebooks/client.ts";
import { useFollow } from "#guidebooks/shared/useSharing.ts";
import { useDoorCodeQuestion } from "#editor/access/useDoorCodeQuestion.ts";
import { fetchChangesInProperties } from "#editor/shared/changesInProperties.ts";

/** Links a section to a shared one, once the host has said from when its door code is valid where a guest is inside. */
export function useFollowAfterQuestion(
  guidebookId: string,
  { id, type }: HostSection,
  onFollowed: () => void,
) {
  const client = useQueryClient();
  const following = useFollow(guidebookId, onFollowed);
  const { fetchAndAskWhen, isAskingWhen, doorCodeQuestion } = useDoorCodeQuestion((sharedId: string) => {
    following.mutate({ id, sharedId });
    return true;
  });
  async function fetchChanges(sharedId: string) {
    const all = await client.fetchQuery({ ...sharedSectionsQuery(guidebookId), staleTime: 0 });
    const content = all.find((shared) => shared.id === sharedId)?.content;
    return fetchChangesInProperties(client, [guidebookId], { type, content });
  }
  return {
    follow: (sharedId: string) => fetchAndAskWhen(sharedId, () => fetchChanges(sharedId)),
    isFollowing: following.isPending || isAskingWhen,
    doorCodeQuestion,
  };
}
