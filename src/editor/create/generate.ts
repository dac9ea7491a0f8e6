import type { z } from "zod";
import {
  generated,
  generationStep,
  type generationRequest,
  type GenerationStep,
} from "#generation/contract.ts";
import { ApiError, apiFetch } from "#core/client.ts";
import { REQUEST_KEY } from "#core/requestKeys.ts";
import { serverEvents } from "#core/serverEvents.ts";

export type Wish = z.input<typeof generationRequest>;

const generationResult = generated.pick({ id: true, enhancedMetrics: true });
export type GenerationResult = z.output<typeof generationResult>;

/**
 * Requests a filled guidebook and reports each step while it is made. The same wish under the same key makes one guidebook;
 * one that is made already is waited for. Aborting the signal takes it all back.
 */
export async function generateGuidebook(
  ...request: Parameters<typeof requestOnce>
): Promise<GenerationResult> {
  for (;;)
    try {
      return await requestOnce(...request);
    } catch (error) {
      // The server has waited half a minute for its end.
      if (!(error instanceof ApiError) || error.body?.code !== "in_progress") throw error;
    }
}

async function requestOnce(
  wish: Wish,
  key: string,
  onStep: (step: GenerationStep) => void,
  signal: AbortSignal,
): Promise<GenerationResult> {
  const response = await apiFetch("/api/guidebooks/generate-enhanced", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream", [REQUEST_KEY]: key },
    body: JSON.stringify(wish),
    signal,
  });
  if (!response.body) throw new Error("The answer has no body");
  for await (const { event, data } of serverEvents(response.body)) {
    const parsed: unknown = JSON.parse(data);
    if (event === "step") onStep(generationStep.parse(parsed));
    if (event === "refused") throw new ApiError(statusIn(parsed), data);
    if (event === "done") return generationResult.parse(parsed);
  }
  throw new Error("The stream ended before the guidebook was done");
}

/** The stream itself is a 200: the status of a refusal is in its body. */
function statusIn(parsed: unknown): number {
  return typeof parsed === "object" && parsed !== null && "status" in parsed ? Number(parsed.status) : 500;
}

/** Returns the steps so far with one more: a step that is reported again, further on, replaces its last report. */
export function withStep(steps: readonly GenerationStep[], next: GenerationStep): GenerationStep[] {
  return [...steps.filter(({ step }) => step !== next.step), next];
}
