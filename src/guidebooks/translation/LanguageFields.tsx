import type { Guidebook } from "#guidebooks/contract.ts";
import { languageNames, languages as allLanguages } from "#core/i18n/languages.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { englishName } from "#guidebooks/translation/languageWords.ts";
import type { useChosenLanguages } from "#guidebooks/translation/useChosenLanguages.ts";
import { WrittenIn } from "#guidebooks/translation/WrittenIn.tsx";
import type { GuidebookLanguages } from "#guidebooks/translation/contract.ts";

interface LanguageFieldsProps {
  guidebook: Guidebook;
  languages: GuidebookLanguages;
  mayEdit: boolean;
  chosen: ReturnType<typeof useChosenLanguages>;
}

/** The languages to tick, and the host's own. Translations of a language come back when it is ticked again. */
export function LanguageFields({ guidebook, languages, mayEdit, chosen }: LanguageFieldsProps) {
  const others = allLanguages.filter((language) => language !== languages.own);
  return (
    <>
      <div className="mb-6 border-b border-line pb-5">
        <WrittenIn guidebook={guidebook} mayEdit={mayEdit} />
      </div>
      <fieldset>
        <legend className="float-left mb-1 w-full font-display text-xl font-semibold">Translated into</legend>
        <p className="clear-both text-soft">
          Guests with a ticked language read your words in it, as far as they are translated. Everyone else
          reads what you wrote. Each tick is saved at once.
          {languages.hasModel &&
            " What you save is sent to this server’s translation service, without numbers, codes, links and names, and without what shows only during the stay."}
        </p>
        <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 sm:grid-cols-3">
          {others.map((language) => (
            <Checkbox
              key={language}
              disabled={!mayEdit}
              checked={chosen.wanted.includes(language)}
              onChange={({ target }) => chosen.tick(language, target.checked)}
              label={
                <>
                  <span className="block leading-snug">{englishName(language)}</span>{" "}
                  <span lang={language} className="block text-sm leading-snug text-soft">
                    {languageNames[language]}
                  </span>
                </>
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
