/** Request parameters of a service. Services that claim OpenAI compatibility differ in both. */
export interface RequestForm {
  /** Where the answer's schema goes: into `response_format`, or into the prompt. */
  schemaIn: "format" | "prompt";
  /** The parameter that limits the answer. */
  limit: "max_tokens" | "max_completion_tokens" | "none";
}

/** OpenAI's services, whose current models refuse `max_tokens`; all others know it. */
const OPENAI = /(^|\.)(openai\.com|openai\.azure\.com)$/;

export function firstForm(baseUrl: string): RequestForm {
  const isOpenAi = OPENAI.test(new URL(baseUrl).hostname);
  return { schemaIn: "format", limit: isOpenAi ? "max_completion_tokens" : "max_tokens" };
}

/** Bad request, not found (no provider behind a router supports the parameters), and unprocessable. */
const REFUSED = new Set([400, 404, 422]);

/** What services say about the account: OpenAI, Anthropic, Google, Mistral and OpenRouter. */
const isAboutAccount = (body: string) =>
  /credit|balance|billing|quota|insufficient_|api[ _-]?key|\bkey\b|unauthori[sz]ed|permission|(?:model|deployment)[^.]{0,40}(?:not (?:found|exist|available|supported)|does not exist)|prompt is too long|context[ _](?:length|window)/i.test(
    body,
  ) && !/response_format|json_schema|structured/i.test(body);

/** A 400 or 422 without a body may be about the form; a 404 only when it says so. */
const isAboutForm = (status: number, body: string) =>
  status !== 404 || /parameter|response_format|json_schema|structured/i.test(body);

/** Returns the form to try after a refusal, or null. The body decides: services have their own messages. */
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
  // The same statuses mean used-up credit, a wrong key or a wrong model: no other form helps there.
  if (isAboutAccount(body) || !isAboutForm(status, body)) return null;
  return form.schemaIn === "format" ? { ...form, schemaIn: "prompt" } : null;
}
