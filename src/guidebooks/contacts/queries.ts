import { queryOptions } from "@tanstack/react-query";
import { guidebookCalls } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";

/** Contacts for guests of all guidebooks. Fetched again by each screen. */
export const contactsQuery = queryOptions({
  queryKey: ["/api/contacts"],
  queryFn: () => jsonOf(guidebookCalls.contacts.$get()),
  staleTime: 0,
});
