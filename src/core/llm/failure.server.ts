import { APICallError, RetryError } from "ai";
import { z } from "zod";
import { UnusableAnswer } from "#core/llm/askModel.server.ts";
import { parseJson } from "#core/parseJson.ts";

/** What is logged of a failed model call. Contains neither the model's answer nor the host's notes. */
interface ModelFailure {
  /** The class of the error, such as `AI_APICallError` or `TimeoutError`. */
  reason: string;
  status?: number | undefined;
  /** The service's code, such as `invalid_api_key` or `unsupported_parameter`. */
  code?: string;
  param?: string;
}

/** Codes and names of parameters have no spaces; a sentence could quote the prompt. */
const word = z.union([z.number().transform(String), z.string().regex(/^[\w.[\]-]{1,80}$/)]).optional();
const named = z.object({
  code: word.catch(undefined),
  type: word.catch(undefined),
  param: word.catch(undefined),
});
/** OpenAI and Anthropic have an `error` in the body; some servers put its fields at the top level. */
const errorBody = z.union([z.object({ error: named }).transform(({ error }) => error), named]);

export function describeFailure(error: unknown): ModelFailure {
  if (RetryError.isInstance(error)) return describeFailure(error.lastError);
  if (error instanceof UnusableAnswer) return { reason: "UnusableAnswer", code: error.code };
  if (!APICallError.isInstance(error)) return { reason: error instanceof Error ? error.name : "unknown" };
  const { code, type, param } = errorBody.safeParse(parseJson(error.responseBody ?? "")).data ?? {};
  const providerCode = code ?? type;
  return {
    reason: error.name,
    status: error.statusCode,
    ...(providerCode !== undefined && { code: providerCode }),
    ...(param !== undefined && { param }),
  };
}
