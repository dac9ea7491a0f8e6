import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import type { Guidebook } from "#guidebooks/contract.ts";
import { languageNames, languages as allLanguages, type Language } from "#core/i18n/languages.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { useCall } from "#ui/useCall.ts";
import { englishName } from "#guidebooks/translation/languageWords.ts";
import { WrittenIn } from "#guidebooks/translation/WrittenIn.tsx";
import { languagesQuery, translationCalls } from "#guidebooks/translation/client.ts";
import type { GuidebookLanguages } from "#guidebooks/translation/contract.ts";

interface ChooseLanguagesProps {
  guidebook: Guidebook;
  languages: GuidebookLanguages;
  mayEdit: boolean;
}

/** Each tick is saved at once. Existing translations are shown again when a language is selected again. */
export function ChooseLanguages({ guidebook, languages, mayEdit }: ChooseLanguagesProps) {
  const client = useQueryClient();
  const { id } = guidebook;
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
  // Once chosen, the languages above are what a host comes for.
  const panel = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  function fold() {
    if (panel.current) panel.current.open = false;
    summary.current?.focus();
    window.scrollTo({ top: 0 });
  }
  const [startsOpen] = useState(stored.length === 0);
  const others = allLanguages.filter((language) => language !== languages.own);
  return (
    <Card as="section" padded={false} className="mt-6" aria-label="Choose languages">
      <details ref={panel} open={startsOpen} className="group">
        <summary
          ref={summary}
          className="flex min-h-15 items-center gap-3 py-2.5 px-[min(1.25rem,6vw)] sm:px-6 [&::-webkit-details-marker]:hidden"
        >
          <span className="flex-1">
            <span className="block font-semibold">Choose languages</span>
            <span className="block text-[0.9375rem] text-soft">
              Written in {englishName(languages.own)},{" "}
              {wanted.length === 0 ? "not translated yet" : `translated into ${wanted.length}`}
            </span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden
            className="shrink-0 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-line px-[min(1.25rem,6vw)] py-5 sm:p-6">
          <WrittenIn guidebook={guidebook} mayEdit={mayEdit} />
          <fieldset className="mt-6 border-t border-line pt-5">
            <legend className="float-left mb-1 w-full text-xl font-display font-semibold">
              Translated into
            </legend>
            <p className="clear-both text-soft">
              Guests whose language is ticked read your words in it, piece by piece as they are translated.
              Everyone else reads what you wrote.
              {languages.hasModel &&
                " What you save is sent to this server’s translation service, without numbers, codes, links and names, and without what shows only during the stay."}
            </p>
            <div className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((language) => (
                <Checkbox
                  key={language}
                  disabled={!mayEdit}
                  checked={wanted.includes(language)}
                  onChange={({ target }) => tick(language, target.checked)}
                  label={
                    <>
                      {englishName(language)}{" "}
                      <span lang={language} className="text-soft">
                        {languageNames[language]}
                      </span>
                    </>
                  }
                />
              ))}
            </div>
          </fieldset>
          {wanted.length > 0 && (
            <Button variant="secondary" className="mt-4" onClick={fold}>
              Done<span className="sr-only"> choosing languages</span>
            </Button>
          )}
        </div>
      </details>
    </Card>
  );
}
