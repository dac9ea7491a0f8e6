import { queryOptions } from "@tanstack/react-query";
import { noticeCalls } from "#notices/client.ts";
import { jsonOf } from "#platform/client.ts";

/** What guests of the account are told for a while, and what they will be. */
export const noticesQuery = queryOptions({
  queryKey: ["/api/notices"],
  queryFn: () => jsonOf(noticeCalls.notices.$get()),
  staleTime: 0,
});
