import { useQuery } from "@tanstack/react-query";
import type { Guidebook } from "#guidebooks/contract.ts";
import { Notice } from "#ui/Notice.tsx";
import { useOnline } from "#ui/browserState.ts";
import { deferredPart } from "#ui/deferred.tsx";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import { searchesWithoutResultQuery } from "#guidebooks/guestUsage/client.ts";

const ArchivedNotice = deferredPart(async () => (await import("#editor/ArchivedNotice.tsx")).ArchivedNotice);
const FoundLanguageNotice = deferredPart(
  async () => (await import("#guidebooks/writtenLanguage/FoundLanguageNotice.tsx")).FoundLanguageNotice,
);
const NoResultNotice = deferredPart(
  async () => (await import("#guidebooks/searchesWithoutResult/NoResultNotice.tsx")).NoResultNotice,
);

interface EditorNoticesProps {
  guidebook: Guidebook;
}

/** What the host should know of the guidebook as a whole. */
export function EditorNotices({ guidebook }: EditorNoticesProps) {
  const online = useOnline();
  const { data: searches = [] } = useQuery(searchesWithoutResultQuery(guidebook.id));
  const isLanguageFound = guidebook.languageBy === "found" && guidebook.language !== DEFAULT_LANGUAGE;
  return (
    <>
      {!online && (
        <Notice tone="warn" title="You are offline" className="mt-6">
          What you write is kept on this device. Save it when the connection is back.
        </Notice>
      )}
      {guidebook.archivedAt !== null && <ArchivedNotice guidebook={guidebook} />}
      {isLanguageFound && <FoundLanguageNotice guidebook={guidebook} />}
      {searches.length > 0 && <NoResultNotice guidebookId={guidebook.id} searches={searches} />}
    </>
  );
}
