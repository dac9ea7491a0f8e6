import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Language } from "#core/i18n/languages.ts";
import { jsonOf } from "#core/client.ts";
import { useCall } from "#ui/useCall.ts";
import { languagesQuery, translationCalls } from "#guidebooks/translation/client.ts";
import type { GuidebookLanguages } from "#guidebooks/translation/contract.ts";

/** Returns the ticked languages of a guidebook and a function that saves a tick at once. */
export function useChosenLanguages(id: string, languages: GuidebookLanguages) {
  const client = useQueryClient();
  const stored = languages.languages.map(({ language }) => language);
  const [wanted, setWanted] = useState(stored);
  const save = async (chosen: Language[]) =>
    jsonOf(translationCalls.guidebooks[":id"].languages.$put({ param: { id }, json: { languages: chosen } }));
  // Saved one after the other, so that the last tick wins.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = useCall({
    mutationFn: (chosen: Language[]) => {
      const saved = last.current.then(() => save(chosen));
      last.current = saved.catch(() => undefined);
      return saved;
    },
    onSuccess: (saved) => client.setQueryData(languagesQuery(id).queryKey, saved),
    onFailure: () => setWanted(stored),
    failure: { title: "Not saved", description: "The languages could not be saved. Please try again." },
  });

  function tick(language: Language, isTicked: boolean) {
    const chosen = isTicked ? [...wanted, language] : wanted.filter((one) => one !== language);
    setWanted(chosen);
    change.mutate(chosen);
  }

  return { wanted, tick, isPending: change.isPending };
}
