import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import type { guestDataRoutes } from "#stays/guestData/routes.server.ts";

const { account } = hc<typeof guestDataRoutes>("/api", { fetch: apiFetch });

export const guestDataQuery = queryOptions({
  queryKey: ["/api/account/guest-data"],
  queryFn: () => jsonOf(account["guest-data"].$get()),
});
