import { z } from "zod";
import { people, rolesWith } from "#accounts/roles.ts";
import { tokenRoles } from "#accounts/tokens/contract.ts";
import { callsPerToken } from "#accounts/tokens/limits.ts";
import { descriptionOf, listCalls, type MountedCall } from "#app/api.ts";
import { curlOf, fetchOf, formatJson, type ExampleCall } from "#app/reference/examples.ts";
import { exampleOfSchema, fieldsOf, jsonSchema } from "#app/reference/schemaFields.ts";
import { formatLimits } from "#core/describeRefusals.ts";
import { HOUR_MS } from "#core/durations.ts";
import type { Gate } from "#core/gate.ts";
import { ANSWER_MS } from "#core/idempotency.server.ts";
import { oncePerProduct, type Product } from "#core/product.ts";
import { refusalCodes } from "#core/refusalCodes.ts";
import { apiGroupTitles, type ApiCall, type ApiRefusal, type ApiReference } from "#site/api/apiReference.ts";

const codes = Object.keys(refusalCodes) as [keyof typeof refusalCodes]; // keys lose their type
const content = z.record(
  z.string(),
  z.object({ example: z.unknown().optional(), schema: z.unknown().optional() }),
);
const exampleFields = z.record(z.string(), z.unknown());
const formSchema = z.object({
  properties: z.record(
    z.string(),
    z.object({
      format: z.string().optional(),
      example: z.unknown().optional(),
      default: z.unknown().optional(),
    }),
  ),
});
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: z.object({ example: z.string().optional(), enum: z.array(z.string()).optional() }),
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.default({}) })),
  "x-limits": z.array(z.object({ points: z.number(), windowMs: z.number() })),
  "x-refusals": z.array(z.enum(codes)),
});
type Operation = z.output<typeof operation>;

/** A call, and what its examples are drawn of for an origin. */
type DescribedCall = Omit<ApiCall, "curl" | "fetch"> & { example: ExampleCall };

/** Returns what the page of the API says: all of it is read from the description of the API and from its gates. */
export function apiReferenceOf(product: Product, origin: string): ApiReference {
  return {
    calls: describedCallsOf(product).map(({ example, ...call }) => ({
      ...call,
      curl: curlOf(example, origin),
      fetch: fetchOf(example, origin),
    })),
    tokenLimit: formatLimits([callsPerToken]).join(" "),
    anyRefusals: (["token_ended", "too_many", "internal", "unavailable"] as const).map(toRefusal),
    keyHours: ANSWER_MS / HOUR_MS,
  };
}

/** Returns the calls in the order of the page. The description is read once for each product: each search redraws the page. */
const describedCallsOf = oncePerProduct((product): DescribedCall[] => {
  const { paths = {} } = descriptionOf(product);
  const at = z.record(z.string(), z.record(z.string(), z.unknown())).parse(paths);
  const calls = listCalls().map((call) =>
    toCall(call, operation.parse(at[call.path]?.[call.method.toLowerCase()])),
  );
  return apiGroupTitles.flatMap((title) => calls.filter(({ group }) => group === title));
});

function toCall(call: MountedCall, described: Operation): DescribedCall {
  const query = described.parameters.filter((parameter) => parameter.in === "query");
  const example = exampleOf(call, described);
  return {
    id: described.operationId,
    method: call.method,
    path: example.path,
    group: call.group,
    summary: described.summary,
    ...whoMay(call.gate),
    takesKey: described.parameters.some((parameter) => parameter.in === "header"),
    query: query.map(({ name, required }) => ({ name, isRequired: required })),
    answers: Object.entries(described.responses).flatMap(([status, response]) => {
      const forms = Object.keys(response.content).map((type) => formNames[type] ?? type);
      return /^[23]/.test(status) ? [[status, forms.join(" or ")].filter(Boolean).join(" ")] : [];
    }),
    fields: fieldsOf(schemaOf(described.requestBody?.content)),
    answer: exampleAnswerOf(described),
    limits: formatLimits(described["x-limits"]),
    refusals: described["x-refusals"].map(toRefusal).toSorted((one, other) => one.status - other.status),
    example,
  };
}

/** Returns the schema of a JSON body, or one of anything. */
const schemaOf = (body: z.output<typeof content> = {}) =>
  jsonSchema.catch({}).parse(body["application/json"]?.schema);

/** Returns an example of the JSON that a call answers where it succeeds; null where there is none. */
function exampleAnswerOf({ requestBody, responses }: Operation): string | null {
  const [, good] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const schema = schemaOf(good?.content);
  const known = exampleFields.catch({}).parse(requestBody?.content["application/json"]?.example);
  return Object.keys(schema).length === 0 ? null : formatJson(exampleOfSchema(schema, known));
}

const formNames: Record<string, string> = {
  "application/json": "JSON",
  "application/zip": "zip",
  "text/csv": "CSV",
  "text/html": "HTML",
  "text/event-stream": "events",
};

function toRefusal(code: keyof typeof refusalCodes): ApiRefusal {
  const [status, meaning] = refusalCodes[code];
  return { status, code, meaning };
}

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

function whoMay(gate: Gate): Pick<ApiCall, "who" | "token" | "needsPlan"> {
  if (gate.access === "public") return { who: "anyone", token: null, needsPlan: false };
  if (gate.access === "signed in") return { who: "anyone signed in", token: null, needsPlan: false };
  if (gate.access === "operator") return { who: "operators of this server", token: null, needsPlan: false };
  const holders = rolesWith(gate.right);
  const who = inWords.format(holders.map((role) => people[role])) + (gate.allowSelf ? ", or oneself" : "");
  return { who, token: tokenRoles.find((role) => holders.includes(role)) ?? null, needsPlan: gate.needsPlan };
}

function exampleOf({ method, path, gate, example }: MountedCall, described: Operation): ExampleCall {
  const { parameters, requestBody, responses } = described;
  const form =
    formSchema.safeParse(requestBody?.content["multipart/form-data"]?.schema).data?.properties ?? {};
  const types = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith("2") ? Object.keys(response.content) : [],
  );
  return {
    method,
    path: `/api${path}`,
    auth: gate.access === "public" ? "none" : whoMay(gate).token ? "token" : "session",
    query: parameters
      .filter((parameter) => parameter.in === "query" && parameter.required)
      .map(({ name, schema }) => [name, schema.example ?? schema.enum?.[0] ?? "$LINK_TOKEN"] as const),
    json: example,
    form: Object.entries(form).map(([name, field]) => ({
      name,
      value: String(field.example ?? field.default),
      isFile: field.format === "binary",
    })),
    answer: responseFormOf(types),
  };
}

function responseFormOf(types: readonly string[]): ExampleCall["answer"] {
  if (types.includes("application/json")) return "json";
  if (types.includes("application/zip")) return { file: "export.zip" };
  if (types.includes("text/csv")) return { file: "translations.csv" };
  return types.length > 0 ? "text" : "nothing";
}
