import { queryOptions } from "@tanstack/react-query";
import { noticeCalls } from "#stays/notices/client.ts";
import { jsonOf } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";

/** The current and future notices of the account. */
export const noticesQuery = queryOptions({
  queryKey: ["/api/notices"],
  queryFn: () => jsonOf(noticeCalls.notices.$get()),
  ...liveQuery(),
});
