import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, wrapLanguageModel, type LanguageModel } from "ai";
import type { Config } from "#platform/config.server.ts";

/** The model that the operator named (`LLM_*`), or null where there is none: the keyless writer writes all. */
export function modelOf({ llm }: Pick<Config, "llm">): LanguageModel | null {
  if (!llm) return null;
  const { provider, model, baseUrl, apiKey } = llm;
  const settings = { fetch: fetchShort, ...(apiKey && { apiKey }) };
  if (provider === "anthropic") {
    return createAnthropic({ ...settings, ...(baseUrl && { baseURL: baseUrl }) })(model);
  }
  const compatible = createOpenAICompatible({
    ...settings,
    name: "llm",
    baseURL: baseUrl ?? "https://api.openai.com/v1",
    supportsStructuredOutputs: true,
  });
  // Small models put their JSON between the fences of a code block, whatever they are told.
  return wrapLanguageModel({ model: compatible(model), middleware: extractJsonMiddleware() });
}

/** Bytes; what is asked for fits into a hundredth of it. */
const LONGEST = 1_000_000;

/** Breaks off an answer that does not end, before it fills the memory. */
const fetchShort: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let length = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, passed) {
        length += chunk.byteLength;
        if (length > LONGEST) passed.error(new Error("the answer is too long"));
        else passed.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
};
