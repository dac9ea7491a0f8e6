import { Globe } from "lucide-react";
import { languageNames, languages } from "#core/i18n/languages.ts";
import { usePage } from "#sections/page.ts";

/**
 * The links to the page in other languages, each by its name in itself, without script (Languages 3). A page of results
 * keeps its `query`.
 */
export function LanguageSwitch({ query = "" }: { query?: string | undefined }) {
  const page = usePage();
  const search = query && `&q=${encodeURIComponent(query)}`;
  return (
    <details>
      <summary>
        <Globe size={20} aria-hidden="true" />
        {page.texts.page.language}: {languageNames[page.language]}
      </summary>
      <ul>
        {languages
          .filter((language) => language !== page.language)
          .map((language) => (
            <li key={language}>
              <a href={`?lang=${language}${search}`} lang={language}>
                {languageNames[language]}
              </a>
            </li>
          ))}
      </ul>
    </details>
  );
}
