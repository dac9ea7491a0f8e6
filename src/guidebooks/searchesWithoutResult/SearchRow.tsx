import { useQueryClient } from "@tanstack/react-query";
import { dismissSearchWithoutResult, searchesWithoutResultQuery } from "#guidebooks/guestUsage/client.ts";
import type { SearchWithoutResult } from "#guidebooks/guestUsage/contract.ts";
import { formatMediumDate } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { useCall } from "#ui/useCall.ts";
import { answerPath } from "#guidebooks/searchesWithoutResult/answerPath.ts";

interface SearchRowProps {
  guidebookId: string;
  search: SearchWithoutResult;
  /** The one to answer next. */
  isFirst: boolean;
  mayEdit: boolean;
}

export function SearchRow({ guidebookId, search, isFirst, mayEdit }: SearchRowProps) {
  const { text, count, lastDay } = search;
  const client = useQueryClient();
  const dismiss = useCall({
    mutationFn: () => dismissSearchWithoutResult(guidebookId, text),
    onSuccess: () => client.invalidateQueries({ queryKey: searchesWithoutResultQuery(guidebookId).queryKey }),
    failure: { title: "Failed to dismiss the search", description: "Please try again." },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-40 break-words">
        “{text}”{" "}
        <span className="block text-[0.9375rem] text-soft tabular-nums">
          {count === 1 ? "Searched once" : `Searched ${count} times, last`} on {formatMediumDate(lastDay)}
        </span>
      </span>
      {mayEdit && (
        <span className="flex items-center gap-1">
          <ButtonLink
            size="small"
            variant={isFirst ? "primary" : "secondary"}
            to={answerPath(guidebookId, search)}
          >
            Add an answer<span className="sr-only"> to {text}</span>
          </ButtonLink>
          <Button size="small" variant="quiet" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
            Don’t show again<span className="sr-only"> {text}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
