import { Globe } from "lucide-react";
import { languageNames, languages } from "#core/i18n/languages.ts";
import { pageLanguage, texts } from "#core/i18n/pageLanguage.ts";

/** The way to the page in another language, each by its own name. It works without script (Languages 3). */
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
