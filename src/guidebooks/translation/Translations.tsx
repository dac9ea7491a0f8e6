import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Languages } from "lucide-react";
import type { Language } from "#core/i18n/languages.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Segmented } from "#ui/Segmented.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { englishName } from "#guidebooks/translation/languageWords.ts";
import { SectionTranslations } from "#guidebooks/translation/SectionTranslations.tsx";
import { keyOf, type Drafts } from "#guidebooks/translation/drafts.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { translationsQuery } from "#guidebooks/translation/client.ts";
import type {
  GuidebookTranslations,
  HostTranslationUnit,
  LanguageProgress,
} from "#guidebooks/translation/contract.ts";

interface TranslationsProps {
  guidebookId: string;
  progress: LanguageProgress;
  own: Language;
  mayEdit: boolean;
  /** Unsaved input in this language: it stays while the host looks at another. */
  drafts: Drafts;
  onDrafts: (change: (before: Drafts) => Drafts) => void;
}

export const TRANSLATIONS_HEADING = "translations";

type Filter = "missing" | "look" | "all";

export function Translations(props: TranslationsProps) {
  const { guidebookId, progress } = props;
  const { data, error, refetch } = useQuery(translationsQuery(guidebookId, progress));
  const name = englishName(progress.language);
  return (
    <section aria-labelledby={TRANSLATIONS_HEADING} className="mt-8">
      <h2 id={TRANSLATIONS_HEADING} tabIndex={-1} className="text-2xl outline-none">
        {name}
      </h2>
      {data && <Listed {...props} sections={data.sections} />}
      {!data && error && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load the translations. Please try again.
        </LoadFailed>
      )}
      {!data && !error && (
        <Loading label="Loading the translations..." className="mt-4" sizes={["h-96 rounded-card"]} />
      )}
    </section>
  );
}

function Listed({ sections, progress, drafts, ...props }: TranslationsProps & GuidebookTranslations) {
  const units = sections.flatMap((section) => section.units);
  const toTranslate = count(units, isToTranslate);
  const toLookAt = count(units, isToLookAt);
  const [filter, setFilter] = useState<Filter>(toLookAt > 0 ? "look" : toTranslate > 0 ? "missing" : "all");
  // A saved text stays in position until the host changes the filter.
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const isShown = { missing: isToTranslate, look: isToLookAt, all: () => true }[filter];
  const shown = sections.flatMap((section) => {
    const own = section.units.filter((unit) => {
      const key = keyOf(section, unit);
      return isShown(unit) || saved.has(key) || Object.hasOwn(drafts, key);
    });
    return own.length > 0 ? { ...section, units: own } : [];
  });

  if (units.length === 0)
    return (
      <EmptyState
        icon={Languages}
        title="Nothing to translate yet"
        text="Write something in your guidebook, then come back. Names, addresses and codes are the same in every language."
        className="mt-4"
      />
    );
  return (
    <>
      <div className="mt-4 max-w-xl">
        <Segmented
          label="Which words"
          value={filter}
          onValueChange={(value) => {
            setFilter(value);
            setSaved(new Set());
          }}
          options={[
            { value: "missing", label: `To do (${toTranslate})` },
            { value: "look", label: `Review (${toLookAt})` },
            { value: "all", label: "All" },
          ]}
        />
      </div>
      {props.mayEdit && shown.length > 0 && (
        <p className="mt-3 text-[0.9375rem] text-soft">
          Type a translation, then press Save below it. Guests read it at once.
        </p>
      )}
      {shown.length === 0 && <p className="mt-6 text-soft">{nothingLeft[filter]}</p>}
      <div className="mt-6 space-y-6">
        {shown.map((section) => (
          <SectionTranslations
            key={section.id}
            {...props}
            language={progress.language}
            section={section}
            drafts={drafts}
            onSaved={(key) => setSaved((before) => new Set([...before, key]))}
          />
        ))}
      </div>
    </>
  );
}

const isToTranslate = ({ state }: HostTranslationUnit) => state === "missing";
const isToLookAt = ({ state }: HostTranslationUnit) => state === "look" || state === "confirm";
const count = (units: readonly HostTranslationUnit[], is: (unit: HostTranslationUnit) => boolean) =>
  units.filter(is).length;

const nothingLeft: Record<Filter, string> = {
  missing: "Everything is translated.",
  look: "There is nothing to review.",
  all: "",
};
