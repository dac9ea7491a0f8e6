import { z } from "@hono/zod-openapi";
import { securityEvent } from "#accounts/security/contract.ts";
import { securityEventsOf } from "#accounts/security/securityEvents.server.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { signedIn } from "#core/gate.ts";
import { hostOf, newApi } from "#core/http.server.ts";

const list = defineRoute("get /auth/security-events", signedIn, {
  summary:
    "List what happened to one's own way in: sign-ins, wrong passwords, changes of password, email and passkeys",
  responses: responsesOf(z.array(securityEvent)),
});

/** The route of the account's security events (Accounts 15). */
export const securityRoutes = newApi().openapi(list, async (c) =>
  c.json(await securityEventsOf(c.get("context"), hostOf(c)), 200),
);
