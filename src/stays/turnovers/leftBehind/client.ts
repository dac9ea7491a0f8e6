import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { liveQuery } from "#core/liveQuery.ts";
import { stayKeys } from "#stays/client.ts";
import type { leftBehindRoutes } from "#stays/turnovers/leftBehind/routes.server.ts";

const calls = hc<typeof leftBehindRoutes>("/api", { fetch: apiFetch });

/** What cleaners noted that guests left behind. The key is below that of stays: it goes with a stay. */
export const leftBehindQuery = queryOptions({
  queryKey: [...stayKeys.all, "left-behind"],
  queryFn: () => jsonOf(calls["left-behind"].$get()),
  ...liveQuery(),
});
