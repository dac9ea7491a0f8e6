import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Language } from "#core/i18n/languages.ts";
import { ApiError, jsonOf } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { languagesQuery, translationCalls, translationsKey } from "#guidebooks/translation/client.ts";
import type { HostTranslationUnit } from "#guidebooks/translation/contract.ts";
import type { TranslationProblem } from "#guidebooks/translation/problems.ts";

const NOT_SAVED = {
  title: "Not saved",
  description: "The translation could not be saved. Please try again.",
};
const REFUSED = ["locked_changed", "secret_open"];

interface SavedUnit {
  guidebookId: string;
  sectionId: string;
  unit: HostTranslationUnit;
  language: Language;
  onDraft: (text: undefined) => void;
  onSaved: () => void;
}

export function useSaveTranslation({ guidebookId, sectionId, unit, language, onDraft, onSaved }: SavedUnit) {
  const client = useQueryClient();
  const [problems, setProblems] = useState<readonly TranslationProblem[] | null>(null);
  const { path, digest } = unit;
  const save = useCall({
    mutationFn: (typed: { text: string; anyway?: boolean }) =>
      jsonOf(
        translationCalls.guidebooks[":id"].translations.$put({
          param: { id: guidebookId },
          json: { language, sectionId, path, digest, ...typed },
        }),
      ),
    onMutate: () => setProblems(null),
    onSuccess: async (languages) => {
      onSaved();
      client.setQueryData(languagesQuery(guidebookId).queryKey, languages);
      await client.invalidateQueries({ queryKey: translationsKey(guidebookId, language) });
      onDraft(undefined);
      showToast({ title: "Saved", description: "Guests read it from now on." });
    },
    failure: (error) =>
      problemsOf(error) ? null : failureText(error, NOT_SAVED, (status) => status === 409),
    onFailure: (error) => setProblems(problemsOf(error)),
  });
  return { save, problems, forget: () => setProblems(null) };
}

/** The problems that the server found; null if it failed for another reason. */
function problemsOf(error: Error): TranslationProblem[] | null {
  const body = error instanceof ApiError ? error.body : undefined;
  if (!body || !REFUSED.includes(body.code)) return null;
  return (body["problems"] ?? []) as TranslationProblem[]; // the refusal's own schema
}
