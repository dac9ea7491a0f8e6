import { APICallError, generateText, Output, RetryError, type LanguageModel } from "ai";
import { z } from "zod";
import { findJson } from "#core/llm/readJson.ts";
import { formAfterRefusal, type RequestForm } from "#core/llm/requestForm.ts";

/** A model, and the request form that its service accepted last. */
export interface Model {
  languageModel: LanguageModel;
  /** The service's value for the reasoning effort. */
  reasoningEffort?: string | undefined;
  form: RequestForm;
}

export interface Question<Value> {
  system: string;
  prompt: string;
  /** Schema of the answer, without limits of length and number: OpenAI refuses schemas that have them. */
  schema: z.ZodType;
  /** Returns the usable part of an answer, or null. */
  read: (json: unknown) => Value | null;
}

/** Thrown when a service answered, and nothing of the answer could be used. */
export class UnusableAnswer extends Error {
  readonly code: "refused" | "cut_off" | "no_json";

  constructor(code: UnusableAnswer["code"]) {
    super(`the model's answer could not be used: ${code}`);
    this.code = code;
  }
}

/** Includes reasoning tokens, of which some models use many before a short answer. */
const MAX_TOKENS = 8000;

/**
 * Requests JSON from a model and returns the usable part of its answer. When a service refuses a parameter or the
 * schema, retries without, and remembers what worked; when the answer has no JSON, retries once with the schema in the
 * prompt. Throws `UnusableAnswer`, or the service's error.
 */
export async function askModel<Value>(
  model: Model,
  question: Question<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const tried: RequestForm[] = [];
  for (let form = model.form; ;) {
    try {
      const value = await askOnce(model, form, question, signal);
      model.form = form;
      return value;
    } catch (error) {
      if (error instanceof UnusableAnswer && error.code === "no_json" && form.schemaIn === "format")
        return askOnce(model, { ...form, schemaIn: "prompt" }, question, signal);
      tried.push(form);
      const next = formAfter(form, error, tried);
      if (!next) throw error;
      form = next;
    }
  }
}

function formAfter(form: RequestForm, error: unknown, tried: RequestForm[]): RequestForm | null {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(cause)) return null;
  return formAfterRefusal(form, { status: cause.statusCode, body: cause.responseBody ?? "", tried });
}

async function askOnce<Value>(
  { languageModel, reasoningEffort }: Model,
  { schemaIn, limit }: RequestForm,
  { system, prompt, schema, read }: Question<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const jsonSchema = z.toJSONSchema(schema, { target: "draft-7" });
  const result = await generateText({
    model: languageModel,
    system: schemaIn === "prompt" ? `${system}\n${inWords(jsonSchema)}` : system,
    prompt,
    abortSignal: signal,
    maxRetries: 1,
    ...(limit === "max_tokens" && { maxOutputTokens: MAX_TOKENS }),
    providerOptions: {
      llm: {
        ...(limit === "max_completion_tokens" && { [limit]: MAX_TOKENS }),
        ...(reasoningEffort && { reasoningEffort }),
      },
    },
    // Parsed by our code: the SDK rejects the whole answer for one extra word.
    ...(schemaIn === "format" && { output: textThatIs(jsonSchema) }),
  });
  if (result.finishReason === "content-filter") throw new UnusableAnswer("refused");
  const found = [
    ...findJson(result.text),
    // Some models call the schema as a tool, though none was offered.
    ...result.toolCalls.flatMap(({ input }) => (typeof input === "string" ? findJson(input) : [input])),
    // Some models put the answer at the end of their reasoning.
    ...findJson(result.reasoningText ?? "").toReversed(),
  ];
  for (const json of found) {
    const value = read(json);
    if (value !== null) return value;
  }
  throw new UnusableAnswer(result.finishReason === "length" ? "cut_off" : "no_json");
}

const inWords = (schema: object) =>
  `Answer with one JSON object and nothing else, after this JSON schema: ${JSON.stringify(schema)}`;

function textThatIs(schema: z.core.JSONSchema.BaseSchema) {
  const format = { type: "json", name: "response", schema } as const;
  return { ...Output.text(), responseFormat: Promise.resolve(format) };
}
