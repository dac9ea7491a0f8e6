import { queryOptions } from "@tanstack/react-query";
import { noticeCalls } from "#stays/notices/client.ts";
import { jsonOf } from "#core/client.ts";
import { currentRead } from "#core/currentRead.ts";

/** What guests of the account are told for a while, and what they will be. */
export const noticesQuery = queryOptions({
  queryKey: ["/api/notices"],
  queryFn: () => jsonOf(noticeCalls.notices.$get()),
  ...currentRead(),
});
