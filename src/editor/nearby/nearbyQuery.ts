import { queryOptions } from "@tanstack/react-query";
import { generationCalls } from "#generation/client.ts";
import { jsonOf } from "#core/client.ts";

/** The places around the address that fit a list. Looked up each time: the address may be another one by now. */
export const nearbyQuery = (sectionId: string) =>
  queryOptions({
    queryKey: ["/api/guidebook-sections", sectionId, "nearby-places"],
    queryFn: ({ signal }) =>
      jsonOf(
        generationCalls["guidebook-sections"][":id"]["nearby-places"].$get(
          { param: { id: sectionId } },
          { init: { signal } },
        ),
      ),
    staleTime: 0,
    gcTime: 0,
  });
