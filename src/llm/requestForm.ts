/** How a service wants to be asked. Services that call themselves compatible with OpenAI differ in both. */
export interface RequestForm {
  /** Where the schema of the answer stands: in `response_format`, or in the prompt. */
  schemaIn: "format" | "prompt";
  /** The parameter that limits the answer. */
  limit: "max_tokens" | "max_completion_tokens" | "none";
}

/** OpenAI's own services, whose current models refuse `max_tokens`; everybody else knows that one. */
const OPENAI = /(^|\.)(openai\.com|openai\.azure\.com)$/;

/** Returns the form in which a service is asked first. */
export function firstForm(baseUrl: string): RequestForm {
  const isOpenAi = OPENAI.test(new URL(baseUrl).hostname);
  return { schemaIn: "format", limit: isOpenAi ? "max_completion_tokens" : "max_tokens" };
}

/** Bad request, not found (no provider behind a router takes the parameters), and what a validator could not process. */
const REFUSED = new Set([400, 404, 422]);

/**
 * Returns the form to try after a service refused one, or null where no other form would help. `tried` are the forms
 * that it refused before. The text of the response decides: each service words its refusals in its own way.
 */
export function formAfterRefusal(
  form: RequestForm,
  { status, body, tried }: { status: number | undefined; body: string; tried: RequestForm[] },
): RequestForm | null {
  if (!status || !REFUSED.has(status)) return null;
  const isNew = (other: RequestForm) =>
    !tried.some(({ schemaIn, limit }) => schemaIn === other.schemaIn && limit === other.limit);
  if (/max_(completion_)?tokens/.test(body)) {
    const other = form.limit === "max_tokens" ? "max_completion_tokens" : "max_tokens";
    const limits = [other, "none"] as const;
    return limits.map((limit) => ({ ...form, limit })).find(isNew) ?? null;
  }
  // 404 is also a wrong model or address, which no form mends.
  if (status === 404 && !/parameter|response_format|json_schema|structured/i.test(body)) return null;
  return form.schemaIn === "format" ? { ...form, schemaIn: "prompt" } : null;
}
