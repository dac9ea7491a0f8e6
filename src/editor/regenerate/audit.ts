import { queryOptions } from "@tanstack/react-query";
import { generationCalls } from "#generation/client.ts";
import { jsonOf } from "#core/client.ts";

/** What the map has otherwise by now than a guidebook says. */
export const auditQuery = (guidebookId: string) =>
  queryOptions({
    queryKey: ["/api/guidebooks", guidebookId, "places-audit"],
    queryFn: () =>
      jsonOf(generationCalls.guidebooks[":id"]["places-audit"].$get({ param: { id: guidebookId } })),
  });
