import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { guidebookCalls, guidebookKeys, guidebooksQuery } from "#guidebooks/client.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { suggestions } from "#places/contract.ts";
import type { Suggestion } from "#places/place.ts";
import { ApiError, jsonOf, messageOf } from "#core/client.ts";
import { showToast, type ToastText } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { generateGuidebook, withStep, type GenerationResult, type Wish } from "#editor/create/generate.ts";
import { beginGeneration, endGeneration } from "#editor/create/runningGeneration.ts";
import type { GenerationStep } from "#generation/contract.ts";
import { markGuidebook } from "#editor/overview/guidebookMarks.ts";

/** What the server asks where an address may be in several towns. */
export interface PlaceQuestion {
  message: string;
  choices: Suggestion[];
}

interface Made extends Pick<GenerationResult, "id"> {
  /** Not known where the answer was lost. */
  enhancedMetrics?: GenerationResult["enhancedMetrics"];
}

/** Runs one generation at a time. Leads to the guidebook, unless the host has gone to another screen. */
export function useGeneration(refuseAfter: (error: Error, text: ToastText) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef<AbortController>(null);
  const [steps, setSteps] = useState<GenerationStep[]>([]);
  const [question, setQuestion] = useState<PlaceQuestion | null>(null);

  const run = useCall({
    mutationFn: async (wanted: Wish): Promise<Made> => {
      const { wish, key, calledOff } = beginGeneration(wanted, Date.now());
      const { signal } = (running.current = calledOff);
      setSteps([]);
      setQuestion(null);
      const onStep = (step: GenerationStep) => setSteps((before) => withStep(before, step));
      const before = client.getQueryData(guidebooksQuery.queryKey);
      try {
        return await generateGuidebook(wish, key, onStep, signal);
      } catch (error) {
        const isRefused = signal.aborted || messageOf(error) !== undefined;
        const made = isRefused || !before ? undefined : await findNew(wish, before);
        if (!made) throw error;
        return made;
      }
    },
    onSuccess: ({ id, enhancedMetrics: quality }) => {
      endGeneration();
      markGuidebook(id, "generated");
      const score = quality ? ` Quality: ${Math.round(quality.qualityScore * 100)}%.` : "";
      showToast({
        title: "Guidebook created",
        description: `Your guidebook has been created successfully.${score}`,
      });
    },
    onSuccessHere: ({ id }) => navigate(`/guidebooks/${id}`),
    onFailure: (error) => {
      // What broke off may still be made: a reload asks for it again.
      if (running.current?.signal.aborted || messageOf(error) !== undefined) endGeneration();
      if (running.current?.signal.aborted)
        return showToast({ title: "Cancelled", description: "Nothing was created." });
      const found = questionIn(error);
      if (found) return setQuestion(found);
      const description = messageOf(error) ?? "An unexpected error occurred";
      return refuseAfter(error, { title: "Failed to create guidebook", description });
    },
    // A guidebook may have been made whatever was heard of it, and the dashboard should show it.
    onSettled: () => client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true }),
  });

  return {
    start: run.mutate,
    cancel: () => running.current?.abort(),
    isPending: run.isPending,
    steps,
    /** Stands until it is answered by another start, or dropped because the address was changed. */
    question,
    dropQuestion: () => setQuestion(null),
    /** No answer came, and it is not known what became of the guidebook. */
    isLost: run.isError && run.error.name !== "AbortError" && messageOf(run.error) === undefined,
  };
}

function questionIn(error: Error): PlaceQuestion | null {
  if (!(error instanceof ApiError) || error.body?.code !== "which_place") return null;
  const choices = suggestions.safeParse(error.body["choices"]);
  return choices.success ? { message: error.body.message, choices: choices.data } : null;
}

/** The guidebook that was made although its answer was lost: the connection broke at the very end. */
async function findNew(wish: Wish, before: ListedGuidebook[]): Promise<Made | undefined> {
  const now = await jsonOf(guidebookCalls.guidebooks.$get({ query: {} })).catch(() => []);
  const known = new Set(before.map(({ id }) => id));
  return now.find(({ id, name }) => !known.has(id) && name === wish.name);
}
