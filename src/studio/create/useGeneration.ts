import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { ApiError, messageOf } from "#platform/client.ts";
import { generateGuidebook, withStep, type Wish } from "#studio/create/generate.ts";
import type { GenerationStep } from "#generation/contract.ts";
import { retryAfterSignIn } from "#studio/sessionEnd.ts";
import { sayPercent } from "#studio/quality.ts";
import { tell, tellError } from "#studio/tell.ts";

/** Runs one generation at a time: its steps, its end, and the way to call it off. */
export function useGeneration() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef<AbortController>(null);
  const [steps, setSteps] = useState<GenerationStep[]>([]);

  const run = useMutation({
    mutationFn: (wish: Wish) => {
      running.current = new AbortController();
      setSteps([]);
      const onStep = (step: GenerationStep) => setSteps((before) => withStep(before, step));
      return generateGuidebook(wish, onStep, running.current.signal);
    },
    onSuccess: ({ enhancedMetrics: quality }) => {
      const score = sayPercent(quality.qualityScore);
      tell("Guidebook created", `Your guidebook has been created successfully. Quality: ${score}.`);
    },
    onError: (error, wish) => {
      if (running.current?.signal.aborted) return tell("Cancelled", "Nothing was created.");
      if (retryAfterSignIn(error, () => start(wish))) return;
      tellError("Failed to create guidebook", messageOf(error) ?? "An unexpected error occurred");
    },
    // A connection that breaks at the very end leaves a guidebook behind, which the dashboard should show.
    onSettled: () => client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true }),
  });

  /** Leads to the guidebook, unless the host has gone to another screen meanwhile. */
  const start = (wish: Wish) =>
    run.mutate(wish, {
      onSuccess: ({ id, enhancedMetrics: quality }) =>
        void navigate(`/guidebooks/${id}`, { state: { quality } }),
    });

  return {
    start,
    cancel: () => running.current?.abort(),
    isPending: run.isPending,
    steps,
    fields: (run.error instanceof ApiError && run.error.body?.fields) || {},
  };
}
