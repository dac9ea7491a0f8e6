/** The `error` of an answer with status 400. */
interface OpenAiError {
  message: string;
  type: "invalid_request_error";
  param: string | null;
  code: string | null;
}

type Json = Record<string, unknown>;

/** The parameters of a chat completion that its current models take, and that we could send. */
const PARAMETERS = new Set(
  "model messages max_completion_tokens response_format reasoning_effort verbosity seed user stop stream store".split(
    " ",
  ),
);

/**
 * Refuses what OpenAI's current models refuse of a chat completion, in the words of its answers; null where it takes the
 * request (platform.openai.com/docs/api-reference/chat and /docs/guides/structured-outputs, "Supported schemas").
 */
export function refusalOfOpenAi(body: Json): { status: 400; body: { error: OpenAiError } } | null {
  const error = errorOf(body);
  return error && { status: 400, body: { error } };
}

function errorOf(body: Json): OpenAiError | null {
  if ("max_tokens" in body) {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    return { message, type: "invalid_request_error", param: "max_tokens", code: "unsupported_parameter" };
  }
  for (const name of ["temperature", "top_p"]) {
    if (!(name in body) || body[name] === 1) continue;
    const message = `Unsupported value: '${name}' does not support ${String(body[name])} with this model. Only the default (1) value is supported.`;
    return { message, type: "invalid_request_error", param: name, code: "unsupported_value" };
  }
  const unknown = Object.keys(body).find((name) => !PARAMETERS.has(name));
  if (unknown) {
    const message = `Unknown parameter: '${unknown}'.`;
    return { message, type: "invalid_request_error", param: unknown, code: "unknown_parameter" };
  }
  return refusalOfFormat(body.response_format as Json | undefined);
}

function refusalOfFormat(format: Json | undefined): OpenAiError | null {
  if (format?.type !== "json_schema") return null;
  const { name, schema, strict } = format.json_schema as { name: string; schema: Json; strict?: boolean };
  if (!/^[\w-]{1,64}$/.test(name)) return refused(`Invalid 'response_format.json_schema.name': '${name}'.`);
  if (!strict) return null;
  if (schema.type !== "object")
    return refused(`Invalid schema for response_format '${name}': schema must be an object.`);
  const wrong = faultOf(schema, []);
  return wrong === null ? null : refused(`Invalid schema for response_format '${name}': ${wrong}`);
}

const refused = (message: string): OpenAiError => ({
  message,
  type: "invalid_request_error",
  param: "response_format",
  code: null,
});

/** The keywords that a strict schema may hold. */
const KEYWORDS = new Set(
  (
    "$schema $ref $defs definitions title description type properties required additionalProperties items enum const " +
    "anyOf pattern format multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems"
  ).split(" "),
);

function faultOf(schema: Json, path: string[]): string | null {
  const context = `In context=(${path.map((step) => `'${step}'`).join(", ")}), `;
  const forbidden = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (forbidden) return `${context}'${forbidden}' is not permitted.`;
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  if (schema.type === "object") {
    if (schema.additionalProperties !== false)
      return `${context}'additionalProperties' is required to be supplied and to be false.`;
    const required = (schema.required ?? []) as string[];
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing)
      return `${context}'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  for (const [name, property] of Object.entries(properties)) {
    const fault = faultOf(property, [...path, "properties", name]);
    if (fault !== null) return fault;
  }
  return schema.items ? faultOf(schema.items as Json, [...path, "items"]) : null;
}
