import { z } from "@hono/zod-openapi";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { everyone } from "#core/gate.ts";
import { newApi } from "#core/http.server.ts";
import { signUpModes } from "#core/product.ts";

const settings = z.object({
  signUp: z.enum(signUpModes),
  site: z.boolean(),
  /** Whether an OpenID provider signs in. */
  oidc: z.boolean(),
  passwords: z.boolean(),
});

const read = defineRoute("get /server", everyone, {
  summary: "Say how one signs in to this server, and who may make an account",
  responses: responsesOf(settings),
});

/** What a stranger may know of the server: what sign-in needs, and no more. */
export const serverRoutes = newApi().openapi(read, (c) => {
  const { signUp, hasSite, oidcName, hasPasswords } = c.get("context").config.product;
  return c.json({ signUp, site: hasSite, oidc: oidcName !== null, passwords: hasPasswords }, 200);
});
