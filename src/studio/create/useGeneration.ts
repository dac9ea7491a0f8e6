import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { guidebookCalls } from "#guidebooks/client.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { guidebookKeys, guidebooksQuery } from "#guidebooks/queries.ts";
import { jsonOf, ApiError, messageOf } from "#platform/client.ts";
import { generateGuidebook, withStep, type GenerationResult, type Wish } from "#studio/create/generate.ts";
import type { GenerationStep } from "#generation/contract.ts";
import { retryAfterSignIn } from "#studio/sessionEnd.ts";
import { sayPercent } from "#studio/quality.ts";
import { showToast, showErrorToast } from "#studio/toasts.ts";

interface Made extends Pick<GenerationResult, "id"> {
  /** Not known where the answer was lost. */
  enhancedMetrics?: GenerationResult["enhancedMetrics"];
}

/** Runs one generation at a time: its steps, its end, and the way to call it off. */
export function useGeneration() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef<AbortController>(null);
  const [steps, setSteps] = useState<GenerationStep[]>([]);

  const run = useMutation({
    mutationFn: async (wish: Wish): Promise<Made> => {
      const { signal } = (running.current = new AbortController());
      setSteps([]);
      const onStep = (step: GenerationStep) => setSteps((before) => withStep(before, step));
      const before = client.getQueryData(guidebooksQuery.queryKey);
      try {
        return await generateGuidebook(wish, onStep, signal);
      } catch (error) {
        const isRefused = signal.aborted || messageOf(error) !== undefined;
        const made = isRefused || !before ? undefined : await findNew(wish, before);
        if (!made) throw error;
        return made;
      }
    },
    onSuccess: ({ enhancedMetrics: quality }) => {
      const score = quality ? ` Quality: ${sayPercent(quality.qualityScore)}.` : "";
      showToast("Guidebook created", `Your guidebook has been created successfully.${score}`);
    },
    onError: (error, wish) => {
      if (running.current?.signal.aborted) return showToast("Cancelled", "Nothing was created.");
      if (retryAfterSignIn(error, () => start(wish))) return;
      showErrorToast("Failed to create guidebook", messageOf(error) ?? "An unexpected error occurred");
    },
    // A guidebook may have been made whatever was heard of it, and the dashboard should show it.
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
    /** No answer came, and it is not known what became of the guidebook. */
    isLost: run.isError && run.error.name !== "AbortError" && messageOf(run.error) === undefined,
    fields: (run.error instanceof ApiError && run.error.body?.fields) || {},
  };
}

/** The guidebook that was made although its answer was lost: the connection broke at the very end. */
async function findNew(wish: Wish, before: ListedGuidebook[]): Promise<Made | undefined> {
  const now = await jsonOf(guidebookCalls.guidebooks.$get({ query: {} })).catch(() => []);
  const known = new Set(before.map(({ id }) => id));
  return now.find(({ id, name }) => !known.has(id) && name === wish.name);
}
