import { Link } from "react-router";
import type { SearchWithoutResult } from "#guidebooks/guestUsage/contract.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { Notice } from "#ui/Notice.tsx";
import { answerPath } from "#guidebooks/searchesWithoutResult/answerPath.ts";

/** How many are shown in the editor; the rest is listed with the opens. */
const SHOWN = 3;

interface NoResultNoticeProps {
  guidebookId: string;
  searches: readonly SearchWithoutResult[];
}

/** Shows guests' searches without a result in the editor (Insight 2). */
export function NoResultNotice({ guidebookId, searches }: NoResultNoticeProps) {
  return (
    <Notice title="Guests looked for this and found nothing" className="mt-6">
      <ul>
        {searches.slice(0, SHOWN).map((search) => (
          <li key={search.text} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 break-words">“{search.text}”</span>
            <Link
              to={answerPath(guidebookId, search)}
              className={`inline-flex min-h-11 items-center ${linkLook}`}
            >
              Add an answer<span className="sr-only"> to {search.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
