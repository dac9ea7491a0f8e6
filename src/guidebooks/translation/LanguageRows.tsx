import { Link } from "react-router";
import type { Language } from "#core/i18n/languages.ts";
import { Badge } from "#ui/Badge.tsx";
import { classes } from "#ui/classes.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { englishName, formatProgress } from "#guidebooks/translation/languageWords.ts";
import type { GuidebookLanguages } from "#guidebooks/translation/contract.ts";

/** The progress of each language, and the link to its translations. */
export function LanguageRows({ languages, shown }: { languages: GuidebookLanguages; shown: Language }) {
  return (
    <nav aria-label="Translations" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {languages.languages.map((progress) => {
        const { language, done, total, toLookAt, toConfirm, dropped } = progress;
        return (
          <Link
            key={language}
            to={`?to=${language}`}
            preventScrollReset
            aria-current={language === shown ? "true" : undefined}
            className={classes(
              "flex min-h-11 flex-col gap-2 rounded-card border bg-card px-4 py-3",
              language === shown ? "border-pine shadow-soft" : "border-line hover:border-control",
            )}
          >
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{englishName(language)}</span>
              {toConfirm > 0 && <Badge tone="lamp">{toConfirm} to confirm</Badge>}
              {toLookAt > 0 && <Badge tone="lamp">{toLookAt} to review</Badge>}
              {dropped > 0 && <Badge tone="clay">{dropped} left out</Badge>}
            </span>
            <ProgressBar label={englishName(language)} value={done} max={Math.max(total, 1)} />
            <span className="text-sm text-soft">{formatProgress(progress)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
