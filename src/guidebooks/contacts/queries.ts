import { queryOptions } from "@tanstack/react-query";
import { guidebookCalls } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";

/** Whom guests of all guidebooks can reach. Read anew by each screen. */
export const contactsQuery = queryOptions({
  queryKey: ["/api/contacts"],
  queryFn: () => jsonOf(guidebookCalls.contacts.$get()),
  staleTime: 0,
});
