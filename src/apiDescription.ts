import type { OpenAPIHono } from "@hono/zod-openapi";
import { words } from "#apiWords.ts";
import type { AppEnv } from "#platform/http.server.ts";
import { PRODUCT } from "#platform/site.ts";

export type Gate = "public" | "signed-in" | "subscribed";

type Description = ReturnType<OpenAPIHono<AppEnv>["getOpenAPI31Document"]>;
type Operation = NonNullable<NonNullable<Description["paths"]>[string]["get"]>;

const ABOUT = `${PRODUCT.tagline}. Times are epoch milliseconds. Every refusal is JSON with a stable \`code\`, a \`message\`
for a person and, where fields are at fault, a sentence for each in \`fields\`. A write that comes from another site's page
is refused with 403 \`cross_site\`.`;

/** The document at `/api/openapi.json`: what the routes say of themselves, with gates, refusals, words and examples. */
export function describeApi(
  api: OpenAPIHono<AppEnv>,
  gates: Record<string, Gate>,
  session: string,
): Description {
  const described = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: PRODUCT.name, version: "1", description: ABOUT },
    servers: [{ url: "/api" }],
  });
  for (const [path, calls] of Object.entries(described.paths ?? {}))
    for (const method of METHODS) {
      const operation = calls[method];
      if (operation) complete(operation, `${method.toUpperCase()} ${path}`, gates);
    }
  described.components = {
    ...described.components,
    schemas: { ...described.components?.schemas, Refusal: refusal },
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: session } },
  };
  return described;
}

const METHODS = ["get", "put", "post", "delete", "patch"] as const;

function complete(operation: Operation, name: string, gates: Record<string, Gate>): void {
  const documented = words[name];
  const gate = gates[name];
  if (!documented || !gate)
    throw new Error(`${name} has no words in src/apiWords.ts, or no gate in src/api.ts`);
  operation.summary = documented.does;
  operation.operationId = idOf(name);
  operation.tags = [name.split("/")[1] ?? ""];
  operation.security = gate === "public" ? [] : [{ session: [] }];
  const json = bodyOf(operation);
  if (json && documented.example) json.example = documented.example;

  const refusals: Record<string, string> = {
    ...(takesInput(operation) && { 400: "Something does not fit: `fields` says what (`invalid`)." }),
    ...(gate !== "public" && { 401: "Nobody is signed in (`signed_out`)." }),
    ...(gate === "subscribed" && { 402: "It needs an active plan (`subscription_required`)." }),
    ...(operation.requestBody && { 413: "The body is too large (`too_large`)." }),
    ...(json && { 415: "The body is not JSON (`unsupported_type`)." }),
    ...documented.refuses,
    default: "Any other refusal.",
  };
  for (const [status, description] of Object.entries(refusals))
    operation.responses = { ...operation.responses, [status]: { description, content: refusalBody } };
}

const takesInput = ({ requestBody, parameters = [] }: Operation) =>
  requestBody !== undefined || parameters.some((parameter) => "in" in parameter && parameter.in === "query");

function bodyOf({ requestBody }: Operation) {
  return requestBody && "content" in requestBody ? requestBody.content["application/json"] : undefined;
}

/** `GET /guidebooks/{id}/sections` is `getGuidebooksByIdSections`. */
function idOf(name: string): string {
  const [first = "", ...rest] = name
    .replaceAll("{", "by-")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

const sentence = "Please enter a name for your guidebook.";

const refusal = {
  type: "object" as const,
  properties: {
    code: { type: "string" as const },
    message: { type: "string" as const },
    fields: { type: "object" as const, additionalProperties: { type: "string" as const } },
  },
  required: ["code", "message"],
  example: { code: "invalid", message: sentence, fields: { name: sentence } },
};

const refusalBody = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
