import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "#core/http.server.ts";
import type { Product } from "#core/product.ts";

const ABOUT = `Times are epoch milliseconds. Every refusal is JSON with a stable \`code\`, a \`message\`
for a person and, where fields are at fault, a sentence for each in \`fields\`. A write that comes from another site's page
is refused with 403 \`cross_site\`. A call may say in \`x-drawn-for\` for which user and account its screen was drawn, both
ids with a space between: where the session has another, it is refused with 409 \`other_account\` and does nothing. A call
that takes \`idempotency-key\` is done once for each key of the caller within a day; the same request gets the same answer,
with \`idempotent-replayed\`. \`x-gate\` says who may make a call, and whether the account needs an active plan;
\`x-limits\` has the limits that it counts against, \`x-refusals\` the codes of its refusals. In examples \`$GUIDEBOOK_ID\`
and the like stand for ids of the caller's.`;

/** Returns the document at `/api/openapi.json`: what the calls say of themselves (`defineRoute`). */
export function describeApi(api: OpenAPIHono<AppEnv>, sessionCookie: string, product: Product) {
  const described = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: product.name, version: "1", description: `${product.tagline}. ${ABOUT}` },
    servers: [{ url: "/api" }],
  });
  described.components = {
    ...described.components,
    securitySchemes: {
      session: { type: "apiKey", in: "cookie", name: sessionCookie },
      token: { type: "http", scheme: "bearer", description: "A token that a member made in their profile." },
    },
  };
  return described;
}
