import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { Config } from "#platform/config.server.ts";

/** The model that the operator named (`LLM_*`), or null where there is none: the keyless writer writes all. */
export function modelOf({ llm }: Pick<Config, "llm">): LanguageModel | null {
  if (!llm) return null;
  if (llm.provider === "anthropic") {
    const anthropic = createAnthropic({
      ...(llm.baseUrl && { baseURL: llm.baseUrl }),
      ...(llm.apiKey && { apiKey: llm.apiKey }),
    });
    return anthropic(llm.model);
  }
  const compatible = createOpenAICompatible({
    name: "llm",
    baseURL: llm.baseUrl ?? "https://api.openai.com/v1",
    ...(llm.apiKey && { apiKey: llm.apiKey }),
    supportsStructuredOutputs: true,
  });
  return compatible(llm.model);
}
