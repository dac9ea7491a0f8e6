import { APICallError, generateText, Output, RetryError, type LanguageModel } from "ai";
import { z } from "zod";
import { findJson } from "#core/llm/readJson.ts";
import { formAfterRefusal, type RequestForm } from "#core/llm/requestForm.ts";

/** A model, and the form in which its service answered last. */
export interface Model {
  languageModel: LanguageModel;
  /** How long the model may reason, in a word of its service's. */
  reasoningEffort?: string | undefined;
  form: RequestForm;
}

export interface Question<Value> {
  /** What the request begins with. */
  system: string;
  prompt: string;
  /** What the answer has to look like. Without limits of length and number: OpenAI refuses schemas that have them. */
  schema: z.ZodType;
  /** Takes what is good of an answer; null where nothing is. */
  read: (json: unknown) => Value | null;
}

/** Thrown where a service answered, and nothing of the answer could be used. */
export class UnusableAnswer extends Error {
  readonly code: "refused" | "cut_off" | "no_json";

  constructor(code: UnusableAnswer["code"]) {
    super(`the model's answer could not be used: ${code}`);
    this.code = code;
  }
}

/** Reasoning counts, which some models write a lot of before a short answer. */
const MAX_TOKENS = 8000;

/**
 * Asks a model for JSON and returns what is good of its answer. A service that refuses a parameter or the schema is asked
 * again without, and where that helps, so from then on; one that answers without JSON is asked once more, with the schema in
 * the prompt.
 * Throws `UnusableAnswer`, or what the service failed with.
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
    // Read by ourselves: the SDK gives up an answer for one word too many.
    ...(schemaIn === "format" && { output: textThatIs(jsonSchema) }),
  });
  if (result.finishReason === "content-filter") throw new UnusableAnswer("refused");
  const found = [
    ...findJson(result.text),
    // Some models take a schema for a tool and call it, whoever offered none.
    ...result.toolCalls.flatMap(({ input }) => (typeof input === "string" ? findJson(input) : [input])),
    // A model that thinks aloud to the end leaves its answer there.
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
