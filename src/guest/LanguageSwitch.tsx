import { Globe } from "lucide-react";
import { languageNames, languages } from "#core/i18n/languages.ts";
import { pageLanguage, texts } from "#core/i18n/pageLanguage.ts";

/** The links to the page in other languages, each by its name in itself, without script (Languages 3). */
export function LanguageSwitch() {
  return (
    <details>
      <summary>
        <Globe size={20} aria-hidden="true" />
        {texts().page.language}: {languageNames[pageLanguage()]}
      </summary>
      <ul>
        {languages
          .filter((language) => language !== pageLanguage())
          .map((language) => (
            <li key={language}>
              <a href={`?lang=${language}`} lang={language}>
                {languageNames[language]}
              </a>
            </li>
          ))}
      </ul>
    </details>
  );
}
