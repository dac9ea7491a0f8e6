import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Link, useSearchParams } from "react-router";
import { useMay } from "#accounts/session.ts";
import { guidebookQuery } from "#guidebooks/client.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import type { Language } from "#core/i18n/languages.ts";
import { ApiError } from "#core/client.ts";
import { Notice } from "#ui/Notice.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { UnsavedGuard } from "#ui/UnsavedGuard.tsx";
import { ChooseLanguages } from "#guidebooks/translation/ChooseLanguages.tsx";
import type { Drafts } from "#guidebooks/translation/drafts.ts";
import { LanguageRows } from "#guidebooks/translation/LanguageRows.tsx";
import { ModelNotice } from "#guidebooks/translation/ModelNotice.tsx";
import { TranslationFiles } from "#guidebooks/translation/TranslationFiles.tsx";
import { Translations, TRANSLATIONS_HEADING } from "#guidebooks/translation/Translations.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { NoSuchGuidebook } from "#guidebooks/NoSuchGuidebook.tsx";
import { languagesQuery } from "#guidebooks/translation/client.ts";
import type { GuidebookLanguages as Languages } from "#guidebooks/translation/contract.ts";

export function GuidebookLanguages({ guidebookId }: { guidebookId: string }) {
  const guidebook = useQuery(guidebookQuery(guidebookId));
  const languages = useQuery(languagesQuery(guidebookId));
  const error = guidebook.error ?? languages.error;
  if (error instanceof ApiError && error.status === 404) return <NoSuchGuidebook />;
  return (
    <>
      <Link
        to={`/guidebooks/${guidebookId}`}
        className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-pine"
      >
        <ArrowLeft size={18} aria-hidden /> {guidebook.data?.name ?? "Guidebook"}
      </Link>
      <PageHeader
        title="Languages"
        subtitle="Buttons and headings are already translated. Add your own words here."
      />
      {guidebook.data && languages.data ? (
        <Body guidebook={guidebook.data} languages={languages.data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => Promise.all([guidebook.refetch(), languages.refetch()])}>
          Failed to load the languages. Please try again.
        </LoadFailed>
      ) : (
        <Loading
          label="Loading the languages..."
          className="mt-8 space-y-5"
          sizes={["h-64 rounded-card", "h-40 rounded-card"]}
        />
      )}
    </>
  );
}

function Body({ guidebook, languages }: { guidebook: Guidebook; languages: Languages }) {
  const mayEdit = useMay("edit");
  const [search] = useSearchParams();
  const [drafts, setDrafts] = useState<Partial<Record<Language, Drafts>>>({});
  const wanted = search.get("to");
  const shown = languages.languages.find(({ language }) => language === wanted) ?? languages.languages[0];
  const [isFirst, setFirst] = useState(languages.languages.length === 0);

  function endChoice(isNoneChosen: boolean) {
    flushSync(() => setFirst(isNoneChosen));
    if (isFirst) document.getElementById(TRANSLATIONS_HEADING)?.focus();
  }

  return (
    <>
      {!mayEdit && (
        <Notice className="mb-6">
          You can read the translations here. Only the owner and co-hosts can change them.
        </Notice>
      )}
      {shown && !isFirst && <LanguageRows languages={languages} shown={shown.language} />}
      <ChooseLanguages
        guidebook={guidebook}
        languages={languages}
        mayEdit={mayEdit}
        isFirst={isFirst}
        onDone={endChoice}
      />
      {languages.hasModel && shown && !isFirst && (
        <ModelNotice guidebookId={guidebook.id} languages={languages} mayEdit={mayEdit} />
      )}
      {shown && !isFirst && (
        <>
          <Translations
            key={shown.language}
            guidebookId={guidebook.id}
            progress={shown}
            own={languages.own}
            mayEdit={mayEdit}
            drafts={drafts[shown.language] ?? {}}
            onDrafts={(change) =>
              setDrafts((before) => ({ ...before, [shown.language]: change(before[shown.language] ?? {}) }))
            }
          />
          {mayEdit && <TranslationFiles guidebookId={guidebook.id} />}
        </>
      )}
      <UnsavedGuard
        active={Object.values(drafts).some((typed) => Object.keys(typed).length > 0)}
        text="Some of your translations are not saved yet."
      />
    </>
  );
}
