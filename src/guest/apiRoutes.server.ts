import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { consumeReadLimit } from "#guest/readLimit.server.ts";
import { publicGuidebook, toPublic } from "#guest/contract.ts";
import { readGuestGuidebookOrDemo } from "#guest/pages/find.server.ts";
import { publicReads } from "#guest/limits.ts";
import { defineRoute, type CallFacts } from "#core/calls.server.ts";
import { everyone } from "#core/gate.ts";
import { newApi, refuse, type AppEnv } from "#core/http.server.ts";
import { notFound } from "#core/refusal.ts";

const facts = {
  gate: everyone,
  summary: "Read a guidebook by its slug, a share token or the demo's slug",
  refuses: ["not_found"],
  limits: [publicReads],
} satisfies CallFacts;

const responses = {
  200: {
    description: "The guidebook as guests read it",
    content: { "application/json": { schema: publicGuidebook } },
  },
};

const byToken = <Path extends string>(path: Path) =>
  defineRoute({
    method: "get",
    path,
    ...facts,
    request: { params: z.object({ token: z.string() }) },
    responses,
  });
const bySlug = defineRoute({
  method: "get",
  path: "/public/slug/{slug}",
  ...facts,
  request: { params: z.object({ slug: z.string() }) },
  responses,
});

/** The public reads (Sharing 3). Whichever URL a client chose, each accepts all three kinds of key. */
export const guestApiRoutes = newApi()
  .openapi(byToken("/public/demo/{token}"), (c) => sendGuidebook(c, c.req.valid("param").token))
  .openapi(byToken("/public/guidebook/{token}"), (c) => sendGuidebook(c, c.req.valid("param").token))
  .openapi(bySlug, (c) => sendGuidebook(c, c.req.valid("param").slug))
  .openapi(byToken("/public/{token}"), (c) => sendGuidebook(c, c.req.valid("param").token));

async function sendGuidebook(c: Context<AppEnv>, key: string) {
  const taken = await consumeReadLimit(c);
  if (!taken.ok) return refuse(c, taken.refusal);
  const guidebook = await readGuestGuidebookOrDemo(c.get("context"), key);
  if (!guidebook) return refuse(c, notFound("This guidebook").refusal);
  return c.json(toPublic(guidebook), 200);
}
