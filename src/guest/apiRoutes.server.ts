import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { consumeReadLimit } from "#guest/readLimit.server.ts";
import { publicGuidebook, toPublic } from "#guest/contract.ts";
import { readGuestGuidebookOrDemo } from "#guest/pages/find.server.ts";
import { publicReads } from "#guest/limits.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { everyone } from "#core/gate.ts";
import { newApi, refuse, type AppEnv } from "#core/http.server.ts";
import { notFound } from "#core/refusal.ts";

const reading = {
  summary: "Read a guidebook by its slug, a share token or the demo's slug",
  refuses: ["not_found"],
  limits: [publicReads],
  responses: responsesOf(publicGuidebook, "The guidebook as guests read it"),
} as const;
const byToken = { ...reading, request: { params: z.object({ token: z.string() }) } };
const bySlug = { ...reading, request: { params: z.object({ slug: z.string() }) } };

const readDemo = defineRoute("get /public/demo/{token}", everyone, byToken);
const readGuidebook = defineRoute("get /public/guidebook/{token}", everyone, byToken);
const readSlug = defineRoute("get /public/slug/{slug}", everyone, bySlug);
const readToken = defineRoute("get /public/{token}", everyone, byToken);

/** The public reads (Sharing 3). Whichever URL a client chose, each accepts all three kinds of key. */
export const guestApiRoutes = newApi()
  .openapi(readDemo, (c) => sendGuidebook(c, c.req.valid("param").token))
  .openapi(readGuidebook, (c) => sendGuidebook(c, c.req.valid("param").token))
  .openapi(readSlug, (c) => sendGuidebook(c, c.req.valid("param").slug))
  .openapi(readToken, (c) => sendGuidebook(c, c.req.valid("param").token));

async function sendGuidebook(c: Context<AppEnv>, key: string) {
  const taken = await consumeReadLimit(c);
  if (!taken.ok) return refuse(c, taken.refusal);
  const guidebook = await readGuestGuidebookOrDemo(c.get("context"), key);
  if (!guidebook) return refuse(c, notFound("This guidebook").refusal);
  return c.json(toPublic(guidebook), 200);
}
