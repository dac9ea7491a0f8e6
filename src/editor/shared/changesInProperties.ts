import type { QueryClient } from "@tanstack/react-query";
import type { HostSection } from "#guidebooks/contract.ts";
import { sectionsQuery } from "#guidebooks/client.ts";
import type { ContentChange } from "#editor/access/useDoorCodeQuestion.ts";

/** Returns what becomes of the check-in sections that will share one; empty for other types. */
export async function fetchChangesInProperties(
  client: QueryClient,
  guidebookIds: readonly string[],
  { type, content: after }: { type: HostSection["type"]; content: unknown },
): Promise<ContentChange[]> {
  if (type !== "checkin") return [];
  const changes = guidebookIds.map(async (guidebookId) => {
    const sections = await client.fetchQuery({ ...sectionsQuery(guidebookId), staleTime: 0 });
    const checkin = sections.find((section) => section.type === type);
    return checkin ? [{ sectionId: checkin.id, before: checkin.content, after, guidebookId }] : [];
  });
  return (await Promise.all(changes)).flat();
}
