import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi, refuse } from "#core/http.server.ts";
import { contactsOf } from "#guidebooks/contacts/contacts.server.ts";
import { stayPropertiesOf } from "#stays/stayProperties.server.ts";
import { staysOf } from "#stays/stays.server.ts";
import { CONFIRMED_AT_HEADER } from "#app/hostWorker/pages.server.ts";
import { drawWeek } from "#app/hostWorker/weekPage.server.tsx";

const week = defineRoute("get /stays/week", mayAlways("read", "account"), {
  summary: "Draw the stays of the next seven days for a phone without a network",
  responses: { 200: { description: "The page", content: { "text/html": { schema: z.string() } } } },
});

/** What a host's phone stores to be read without a network. */
export const hostWorkerRoutes = newApi().openapi(week, async (c) => {
  const [context, actor] = asMember(c);
  const [stays, properties, contacts] = await Promise.all([
    staysOf(context, actor, undefined, c.get("origin")),
    stayPropertiesOf(context, actor, undefined),
    contactsOf(context, actor),
  ]);
  if (!stays.ok) return refuse(c, stays.refusal);
  const now = context.now();
  const shown = { stays: stays.value, properties, contacts, now };
  const { html, headers } = drawWeek(context.config.product, shown);
  return c.body(html, 200, { ...headers, "Cache-Control": "no-store", [CONFIRMED_AT_HEADER]: String(now) });
});
