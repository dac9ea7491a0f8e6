import { useQuery } from "@tanstack/react-query";
import { useMay } from "#accounts/session.ts";
import { searchesWithoutResultQuery } from "#guidebooks/guestUsage/client.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { SearchRow } from "#guidebooks/searchesWithoutResult/SearchRow.tsx";

/** Guests' searches without a result, with links to write the answers (Insight 2). */
export function SearchesWithoutResult({ guidebookId }: { guidebookId: string }) {
  const { data: searches, error, refetch } = useQuery(searchesWithoutResultQuery(guidebookId));
  const mayEdit = useMay("edit");
  return (
    <>
      <h3 className="text-lg">What guests could not find</h3>
      <p className="text-soft">Their searches that had no answer.</p>
      {!searches && error && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load the searches. Please try again.
        </LoadFailed>
      )}
      {searches?.length === 0 && <p className="mt-2">Nothing so far.</p>}
      <ol className="mt-1 divide-y divide-line">
        {searches?.map((search, at) => (
          <SearchRow
            key={search.text}
            guidebookId={guidebookId}
            search={search}
            isFirst={at === 0}
            mayEdit={mayEdit}
          />
        ))}
      </ol>
    </>
  );
}
