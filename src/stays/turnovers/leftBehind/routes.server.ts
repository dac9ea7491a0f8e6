import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi } from "#core/http.server.ts";
import { leftBehind } from "#stays/turnovers/leftBehind/contract.ts";
import { notesFor } from "#stays/turnovers/leftBehind/leftBehind.server.ts";

const list = defineRoute("get /left-behind", mayAlways("read", "account"), {
  summary: "List what cleaners noted that guests left behind, the oldest first",
  responses: responsesOf(z.array(leftBehind)),
});

/** What guests left behind (Stays 46). */
export const leftBehindRoutes = newApi().openapi(list, async (c) =>
  c.json(await notesFor(...asMember(c)), 200),
);
