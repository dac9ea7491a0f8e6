import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { Model } from "#core/llm/askModel.server.ts";
import { firstForm } from "#core/llm/requestForm.ts";
import type { Config } from "#core/config.server.ts";

type ModelConfig = NonNullable<Config["llm"]>;

/** Remembers the accepted request form across guidebooks. */
const models = new WeakMap<ModelConfig, Model>();

/** Returns the operator's model (`LLM_*`), or null when none is set: the keyless writer writes all. */
export function modelOf({ llm }: Pick<Config, "llm">): Model | null {
  if (!llm) return null;
  const model = models.get(llm) ?? newModel(llm);
  models.set(llm, model);
  return model;
}

function newModel({ provider, model, baseUrl, apiKey, reasoningEffort }: ModelConfig): Model {
  const settings = { fetch: fetchShort, ...(apiKey && { apiKey }) };
  if (provider === "anthropic") {
    const anthropic = createAnthropic({ ...settings, ...(baseUrl && { baseURL: baseUrl }) });
    return { languageModel: anthropic(model), form: { schemaIn: "format", limit: "max_tokens" } };
  }
  const baseURL = baseUrl ?? "https://api.openai.com/v1";
  const compatible = createOpenAICompatible({
    ...settings,
    name: "llm",
    baseURL,
    supportsStructuredOutputs: true,
  });
  return { languageModel: compatible(model), reasoningEffort, form: firstForm(baseURL) };
}

/** Bytes; expected answers are a hundredth of it. */
const LONGEST = 1_000_000;

/** Aborts an answer that does not end, before it fills the memory. */
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
